import { cardName } from '../../drawing/card-texts.ts'
import { shownEvent } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import type { FaceRound } from '../face.ts'
import { numberAt, textAt } from '../fields.ts'
import { andarBaharTexts } from './texts.ts'

/** How many cards have fallen. */
export function fallenCards(round: FaceRound | null): number {
  return round?.events.filter(({ type }) => type === 'card').length ?? 0
}

/** The last event in words: the joker, a card as it falls, then the winner and how many cards fell. */
export function sayAndarBahar(round: FaceRound, _variant: string, language: Language): string {
  const t = andarBaharTexts[language]
  const outcome = shownEvent(round, 'outcome')
  if (outcome !== undefined)
    return t.wins(textAt(outcome, 'winner') === 'andar' ? t.andar : t.bahar, numberAt(outcome, 'cards'))
  const last = round.events.at(-1)
  if (last === undefined) return ''
  const card = cardName(textAt(last, 'card'), language)
  if (last.type === 'joker') return t.saidJoker(card)
  return tableTexts[language].to(textAt(last, 'to') === 'andar' ? t.andar : t.bahar, card)
}
