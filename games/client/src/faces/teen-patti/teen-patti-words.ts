import { cardName } from '../../drawing/card-texts.ts'
import { shownEvent } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import type { FaceRound } from '../face.ts'
import { textAt } from '../fields.ts'
import { teenPattiTexts } from './texts.ts'

/** What a hand is, by its kind in the rules: 'pure sequence'; '' for none. */
export function kindText(kind: string, language: Language): string {
  const t = teenPattiTexts[language]
  const named: Readonly<Record<string, string>> = {
    'high card': t.highCard,
    pair: t.pair,
    colour: t.colour,
    sequence: t.sequence,
    'pure sequence': t.pureSequence,
    trail: t.trail,
  }
  return named[kind] ?? ''
}

/** The last event in words: a card as it falls, then both hands and the winner. */
export function sayTeenPatti(round: FaceRound, _variant: string, language: Language): string {
  const t = teenPattiTexts[language]
  const outcome = shownEvent(round, 'outcome')
  if (outcome !== undefined) {
    const winner = textAt(outcome, 'winner')
    const hands = t.hands(kindText(textAt(outcome, 'a'), language), kindText(textAt(outcome, 'b'), language))
    return `${hands} ${winner === 'tie' ? t.saidTie : t.wins(winner === 'a' ? t.a : t.b)}`
  }
  const last = round.events.at(-1)
  if (last === undefined) return ''
  const card = cardName(textAt(last, 'card'), language)
  if (last.type === 'joker') return t.saidJoker(card)
  return tableTexts[language].to(textAt(last, 'to') === 'a' ? t.a : t.b, card)
}
