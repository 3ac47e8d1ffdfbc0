import { cardName } from '../../drawing/card-texts.ts'
import { shownEvent } from '../../drawing/table-round.ts'
import type { Language } from '../../i18n/texts.ts'
import type { FaceRound } from '../face.ts'
import { numberAt, numbersAt, textAt } from '../fields.ts'
import { thirtyTwoTexts } from './texts.ts'

/** By the points that each starts with. */
export const players = [8, 9, 10, 11] as const

/** Points of a player so far. */
export function pointsOf(round: FaceRound | null, player: number): number {
  const card = round?.events.findLast(({ type, to }) => type === 'card' && to === player)
  return card === undefined ? player : numberAt(card, 'points')
}

/** Who has the most points; empty until it is shown. */
export function winnersOf(round: FaceRound | null): number[] {
  return numbersAt(shownEvent(round, 'outcome') ?? {}, 'winners')
}

/** The last event in words: a card with the points it makes, then who wins. */
export function sayThirtyTwo(round: FaceRound, _variant: string, language: Language): string {
  const t = thirtyTwoTexts[language]
  const winners = winnersOf(round)
  const [winner] = winners
  if (winner !== undefined)
    return winners.length > 1 ? t.shared(winners.join(', ')) : t.wins(winner, pointsOf(round, winner))
  const last = round.events.at(-1)
  if (last === undefined) return ''
  return t.saidCard(numberAt(last, 'to'), cardName(textAt(last, 'card'), language), numberAt(last, 'points'))
}
