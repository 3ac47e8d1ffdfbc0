import type { WorldContext } from './context.ts'
import { DomainError } from './errors.ts'

/** A match that holds bets of the player; field names of spec 3. */
export interface BetMatch {
  refMatchId: string
  matchName: string
  exposurePaise: number
  totalBets: number
}

export interface Exposure {
  /** Sum over all markets. */
  exposurePaise: number
  betMatches: BetMatch[]
}

/** A player's exposure, in all and for each match with open or pending bets (spec 7.1). */
export function exposureOf(world: WorldContext, playerId: number): Exposure {
  throw new DomainError('not_implemented', { playerId, now: world.clock.now() })
}
