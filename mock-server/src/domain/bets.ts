import type { BetPage, PlaceBetBody, PlacedBet } from './bet.ts'
import type { WorldContext } from './context.ts'
import { DomainError, type ErrorRule } from './errors.ts'

/** What is known of an idempotency key. `refusal` is the rule that the bet was refused by. */
export type IntentState =
  | { state: 'none' }
  | { state: 'in_flight'; operation: string }
  | { state: 'done'; operation: string; answer: PlacedBet }
  | { state: 'done'; operation: string; refusal: ErrorRule }

export function placeBet(
  world: WorldContext,
  playerId: number,
  body: PlaceBetBody,
  idempotencyKey?: string,
): PlacedBet {
  throw new DomainError('not_implemented', {
    playerId,
    world: world.clock.now(),
    body: body.marketId,
    key: idempotencyKey ?? '',
  })
}

export function getIntent(world: WorldContext, playerId: number, key: string): IntentState {
  throw new DomainError('not_implemented', { playerId, world: world.clock.now(), key })
}

/** Bets of one match, newest first (spec 7.4; the exposure popup asks for ten). */
export function listMatchBets(
  world: WorldContext,
  playerId: number,
  query: { refMatchId: string | null; skip: number; pageSize: number },
): BetPage {
  throw new DomainError('not_implemented', { playerId, world: world.clock.now(), page: query.pageSize })
}

export interface UserBetsQuery {
  skip: number
  pageSize: number
  refMatchId?: string
  /** Days of Asia/Kolkata as YYYY-MM-DD, both inclusive. */
  startDate?: string
  endDate?: string
  marketType?: 'match_odds' | 'fancy'
  betStatus?: 'open' | 'settled'
}

/** A player's bets, newest first (spec 7.4, My bets). */
export function listUserBets(world: WorldContext, playerId: number, query: UserBetsQuery): BetPage {
  throw new DomainError('not_implemented', { playerId, world: world.clock.now(), page: query.pageSize })
}
