import type { ThirtyTwoCardsEvent } from '@chaupar/games/rules/tables/thirty-two-cards'
import { cardName } from '../../drawing/card-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import { shownEvent, shownEvents } from '../events.ts'
import type { FaceRound } from '../face.ts'
import { thirtyTwoTexts } from './texts.ts'

/** By the points that each starts with. */
export const players = [8, 9, 10, 11] as const

/** Points of a player so far. */
export function pointsOf(round: FaceRound<ThirtyTwoCardsEvent> | null, player: number): number {
  return shownEvents(round, 'card').findLast(({ to }) => to === player)?.points ?? player
}

/** Who has the most points; empty until it is shown. */
export function winnersOf(round: FaceRound<ThirtyTwoCardsEvent> | null): readonly number[] {
  return shownEvent(round, 'outcome')?.winners ?? []
}

/** The last event in words: a card with the points it makes, then who wins. */
export function sayThirtyTwo(round: FaceRound<ThirtyTwoCardsEvent>, _variant: string, language: Language): string {
  const t = thirtyTwoTexts[language]
  const winners = winnersOf(round)
  const [winner] = winners
  if (winner !== undefined)
    return winners.length > 1 ? t.shared(winners.join(', ')) : t.wins(winner, pointsOf(round, winner))
  const last = round.events.at(-1)
  return last?.type === 'card' ? t.saidCard(last.to, cardName(last.card, language), last.points) : ''
}
