import type { TeenPattiEvent } from '@chaupar/games/rules/tables/teen-patti'
import type { HandKind } from '@chaupar/games/rules/tables/teen-patti-hands'
import { cardName } from '../../drawing/card-texts.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import { shownEvent } from '../events.ts'
import type { FaceRound } from '../face.ts'
import { teenPattiTexts } from './texts.ts'

/** What a hand is, by its kind in the rules: 'pure sequence'. */
export function kindText(kind: HandKind, language: Language): string {
  const t = teenPattiTexts[language]
  return {
    'high card': t.highCard,
    pair: t.pair,
    colour: t.colour,
    sequence: t.sequence,
    'pure sequence': t.pureSequence,
    trail: t.trail,
  }[kind]
}

/** The last event in words: a card as it falls, then both hands and the winner. */
export function sayTeenPatti(round: FaceRound<TeenPattiEvent>, _variant: string, language: Language): string {
  const t = teenPattiTexts[language]
  const outcome = shownEvent(round, 'outcome')
  if (outcome !== undefined) {
    const { winner, a, b } = outcome
    const hands = t.hands(kindText(a, language), kindText(b, language))
    return `${hands} ${winner === 'tie' ? t.saidTie : t.wins(t[winner])}`
  }
  const last = round.events.at(-1)
  if (last?.type === 'joker') return t.saidJoker(cardName(last.card, language))
  return last?.type === 'card' ? tableTexts[language].to(t[last.to], cardName(last.card, language)) : ''
}
