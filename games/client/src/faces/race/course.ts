import { suitOf, suits } from '@chaupar/games/rules/cards'
import { cardRace, queenRace, type RaceEvent, raceRules } from '@chaupar/games/rules/instant/race'
import { shownEvent, shownEvents } from '../events.ts'
import type { FaceRound } from '../face.ts'

/** The four runners in the order of their lanes: spades, hearts, diamonds, clubs. */
export const lanes = suits

export function raceOf(variant: string): typeof cardRace {
  return variant === 'queen' ? queenRace : cardRace
}

/** The card that runs in a lane. */
export function runnerOf(suit: string, variant: string): string {
  return `${variant === 'queen' ? 'Q' : 'A'}${suit}`
}

/** Payout of a won bet, in hundredths of its stake. */
export interface Prices {
  win: number
  colour: number
  close: number
  clear: number
}

/** By the rules themselves: their returns stand in this order. */
export function pricesOf(variant: string): Prices {
  const [win = 0, colour = 0, close = 0, clear = 0] = raceRules(raceOf(variant))
    .returns()
    .map(({ mostTimes }) => mostTimes)
  return { win, colour, close, clear }
}

/** How far each runner has come, the card that was turned last, and the winner when there is one. */
export interface Course {
  ahead: ReadonlyMap<string, number>
  turned: string | null
  winner: string | null
  lead: number
}

export function courseOf(round: FaceRound<RaceEvent> | null): Course {
  const turns = shownEvents(round, 'turn')
  const finish = shownEvent(round, 'finish')
  return {
    ahead: new Map(turns.map(({ card, steps }) => [suitOf(card), steps])),
    turned: turns.at(-1)?.card ?? null,
    winner: finish?.winner ?? null,
    lead: finish?.lead ?? 0,
  }
}

/** Whether a suit is red. */
export function isRed(suit: string): boolean {
  return suit === 'H' || suit === 'D'
}
