/**
 * What every family of games is to those who play it, check it and draw it: an order is read, and a round that follows from
 * it is played. Pure: the same order, actions and numbers give the same round, today in the mock and years later in a check.
 */
import type { Draw } from './fairness.ts'

/** One thing that a player sees happen. Each family exports the union of its own, by `type`. */
export type EventBody = { readonly type: string }

/** The last event of a round whose stake came back; no family's own, and shown by no face. */
type CancelledEvent = { type: 'cancelled' }

/** An event with its index in the round. */
export type GameEvent<Event extends EventBody = EventBody> = Event & { readonly index: number }

/** A decision inside a round. `meta` is the family's: the tile of a pick, the hand of a split. */
export interface GameAction {
  action: string
  meta?: unknown
}

/** A round as far as its actions bring it. */
export interface RoundOutcome<Event extends EventBody = EventBody> {
  events: readonly GameEvent<Event | CancelledEvent>[]
  /** All that is staked so far, in paise: more than was ordered after a double, a split, an insurance. */
  stakePaise: number
  /** Payout of the round, in paise, the stake of a won bet included, rounded down once; null = it is not over. */
  payoutPaise: number | null
  /** Nothing was risked: the stake comes back, and the round counts for nothing. */
  isVoid?: true
  /** Names of the actions that may follow; empty when the round is over. */
  actions: readonly string[]
  /** What is done for a player who does not come back: stand, cash out at what is won so far; null when the round is over. */
  safest: GameAction | null
}

/** A round that was asked for, its bets read. */
export interface Order<Event extends EventBody = EventBody> {
  /** What it takes to open the round, in paise. */
  stakePaise: number
  /**
   * The round after these actions. Throws `GameRefusal` at an action that is not one, is out of turn, or comes after the end.
   * `draw` stands at the first number of the round.
   */
  play(actions: readonly GameAction[], draw: Draw): RoundOutcome<Event>
}

/** Return of a bet in the long run. */
export interface BetReturn {
  /** The bet in words: 'Straight up', '3 mines, cash out after 5 tiles'. */
  bet: string
  /** Expected payout of a stake of 1, before rounding to the paisa. */
  expected: number
  /** The most that it pays, in hundredths of the stake. */
  mostTimes: number
  proof: 'enumeration' | 'closed form' | 'simulation'
}

/** A play call's fields as a client sends them. */
export interface SampleBet {
  amountPaise: number
  mode: string
  meta?: unknown
}

export interface GameRules<Event extends EventBody = EventBody> {
  /** Bet modes of the protocol, the first being the ordinary one. */
  modes: readonly string[]
  /**
   * Reads `amount`, `mode` and `meta` of a play call. `amountPaise` is the sum of all bets. Throws `GameRefusal` at anything
   * that is not a bet of this game.
   */
  order(amountPaise: number, mode: string, meta: unknown): Order<Event>
  /**
   * The events of a shared round, in order, without any player's bet; absent where no round is shared. `draw` stands at the
   * first number of the round.
   */
  deal?(draw: Draw): readonly GameEvent<Event>[]
  /**
   * What orders on one deal lose together in at least a tenth of all deals, in paise: less than their stakes where bets cover one
   * another. Absent where no bet covers another. Throws `GameRefusal` at an order that the game does not take.
   */
  riskPaise?(orders: readonly Pick<SampleBet, 'amountPaise' | 'meta'>[]): number
  /** Of every kind of bet, by calculation or by simulation, which the tests' long form repeats. */
  returns(): readonly BetReturn[]
  /** Simple bets that the rules take, one for each way to play: what tests, testers and a first round of a client order. */
  sampleBets(): readonly SampleBet[]
}

/** An order or an action that the rules do not know, in words for the player. */
export class GameRefusal extends Error {}

/** What a stake pays at `times` hundredths of it, in paise, rounded down. */
export function paid(stakePaise: number, times: number): number {
  return Math.floor((stakePaise * times) / 100)
}

/** What several stakes pay together, in paise, rounded down once over all. */
export function paidOver(bets: readonly { amountPaise: number; times: number }[]): number {
  return Math.floor(bets.reduce((sum, { amountPaise, times }) => sum + amountPaise * times, 0) / 100)
}

/** Numbers the events of a round in their order. */
export function inOrder<Event extends EventBody>(events: readonly Event[]): GameEvent<Event>[] {
  return events.map((event, index) => ({ index, ...event }))
}

/** `meta` as an object; without one, an empty one. Throws `GameRefusal` at anything else. */
export function fieldsOf(meta: unknown): Readonly<Record<string, unknown>> {
  if (meta === undefined || meta === null) return {}
  if (typeof meta !== 'object' || Array.isArray(meta)) throw new GameRefusal('The bet is not readable')
  return { ...meta }
}

/** A whole number between two bounds, both included. Throws `GameRefusal`, naming the field in the player's words. */
export function wholeNumber(value: unknown, name: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new GameRefusal(`${name} is a whole number from ${least} to ${most}`)
  return value
}

/** A round that is decided as soon as it is ordered. Throws `GameRefusal` when there are actions. */
export function decided<Event extends EventBody>(
  actions: readonly GameAction[],
  outcome: { events: readonly Event[]; stakePaise: number; payoutPaise: number },
): RoundOutcome<Event> {
  if (actions.length > 0) throw new GameRefusal('This round is over')
  return { ...outcome, events: inOrder(outcome.events), actions: [], safest: null }
}

/**
 * The times, in hundredths of the stake, at which a bet that wins with this chance gives back `expected` of a stake of 1,
 * rounded down to the hundredth. What is whole but for the floating point stays whole.
 */
export function timesAtChance(expected: number, chance: number): number {
  return Math.floor(((expected * 100) / chance) * (1 + 1e-12))
}

/** Throws `GameRefusal` at a bet mode that the game has not. */
export function checkMode({ modes }: Pick<GameRules, 'modes'>, mode: string): void {
  if (!modes.includes(mode)) throw new GameRefusal('This game has no such mode')
}

/** One of a few words. Throws `GameRefusal`, naming the field in the player's words and what it may be. */
export function oneOf<Word extends string>(value: unknown, name: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === value)
  if (found === undefined) throw new GameRefusal(`${name} is one of ${words.join(', ')}`)
  return found
}
