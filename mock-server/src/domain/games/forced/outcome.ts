import { type GameAction, type GameEvent, GameRefusal, type RoundOutcome } from '@chaupar/games/rules/rules'

/** A round that was tried for its outcome. */
export interface Tried {
  /** The player's own bet, before any decision. */
  outcome: RoundOutcome
  /** The same round after one decision. */
  after(action: GameAction): RoundOutcome
  /** The same numbers for a bet on one spot of the table. Throws `GameRefusal` for an unknown spot. */
  on(spot: string): RoundOutcome
}

/** A possible outcome of a round, in a tester's words. */
export interface NamedOutcome {
  words: string
  holds(tried: Tried): boolean
}

function isWon({ payoutPaise, stakePaise }: RoundOutcome): boolean {
  return payoutPaise !== null && payoutPaise > stakePaise
}

function pays(times: number): NamedOutcome['holds'] {
  return ({ outcome: { payoutPaise, stakePaise } }) => payoutPaise !== null && payoutPaise >= stakePaise * times
}

/** The possible outcomes of the bet of a round that is decided at once. */
export const anyBet: readonly NamedOutcome[] = [
  { words: 'wins', holds: ({ outcome }) => isWon(outcome) },
  // Less than the stake is a loss too: some games always pay something.
  {
    words: 'loses',
    holds: ({ outcome: { payoutPaise, stakePaise } }) => payoutPaise !== null && payoutPaise < stakePaise,
  },
  { words: 'win of 10x or more', holds: pays(10) },
  { words: 'win of 100x or more', holds: pays(100) },
]

/** That a bet on this spot would win, whether or not there is one. */
export function spotWins(words: string, spot: string): NamedOutcome {
  return { words, holds: ({ on }) => isWon(on(spot)) }
}

/** That something of this kind happens before the first decision. */
export function happens(words: string, isIt: (event: GameEvent) => boolean): NamedOutcome {
  return { words, holds: ({ outcome }) => outcome.events.some(isIt) }
}

/** That this decision may follow. */
export function mayFollow(words: string, action: string): NamedOutcome {
  return { words, holds: ({ outcome }) => outcome.actions.includes(action) }
}

/** That this decision, taken first, loses the round, or does not. */
export function firstDecision(words: string, action: GameAction, loses: boolean): NamedOutcome {
  return { words, holds: ({ after }) => (after(action).payoutPaise === 0) === loses }
}

/** Whether the rules have a spot of this name. */
export function hasSpot(order: (spot: string) => unknown, spot: string): boolean {
  try {
    order(spot)
    return true
  } catch (error) {
    if (error instanceof GameRefusal) return false
    throw error
  }
}
