import { suits } from '@chaupar/games/rules/cards'
import { cardRace, queenRace, raceRules } from '@chaupar/games/rules/instant/race'
import { shownEvent } from '../../drawing/table-round.ts'
import type { FaceRound } from '../face.ts'
import { numberAt, textAt } from '../fields.ts'

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

export function courseOf(round: FaceRound | null): Course {
  const turns = (round?.events ?? []).filter(({ type }) => type === 'turn')
  const finish = shownEvent(round, 'finish')
  const last = turns.at(-1)
  return {
    ahead: new Map(turns.map((turn) => [suitIn(textAt(turn, 'card')), numberAt(turn, 'steps')])),
    turned: last === undefined ? null : textAt(last, 'card'),
    winner: finish === undefined ? null : textAt(finish, 'winner'),
    lead: numberAt(finish ?? {}, 'lead'),
  }
}

/** The suit of a card that came over the wire; '' for what is no card. */
function suitIn(card: string): string {
  return suits.find((suit) => suit === card.at(-1)) ?? ''
}

/** Whether a suit is red. */
export function isRed(suit: string): boolean {
  return suit === 'H' || suit === 'D'
}
