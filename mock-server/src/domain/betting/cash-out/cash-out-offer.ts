import type { ErrorRule } from '../../base/errors.ts'
import type { MarketRecord } from '../../matches/market-records.ts'
import type { LiveWorld } from '../../matches/odds-feed.ts'
import { type Attempt, attemptOf } from '../acceptance.ts'
import { type BetRecord, betRecord } from '../bet-records.ts'
import { type CashOutValue, cashOutValue } from './cash-out-value.ts'

/** A bet that can be cashed out now, and for how much. */
export interface CashOutOffer extends CashOutValue {
  bet: BetRecord
  market: MarketRecord
  /** The part of the stake that is cashed out; the whole stake is the whole bet. */
  stakePaise: number
}

/**
 * The present worth of a player's bet, for a share of its stake in whole per cent, or the reason why there is no offer. On a line
 * the other side must be quoted at the same line: at another line no bet makes both outcomes equal.
 */
export function cashOutOffer(
  world: LiveWorld,
  playerId: number,
  betId: string,
  sharePercent: number,
): CashOutOffer | ErrorRule {
  const bet = betRecord(world, betId)
  if (bet?.playerId !== playerId || bet.state === 'rejected') return 'bet_not_found'
  if (bet.state !== 'open') return 'cash_out_unavailable'
  const side = bet.side === 'back' ? 'lay' : 'back'
  const attempt = attemptOf(world, {
    ...bet,
    side,
    seen: { priceHundredths: 0, line: null },
    accept: { policy: 'any' },
  })
  if (typeof attempt === 'string') return attempt
  const closed = closedRefusal(attempt)
  if (closed !== null) return closed
  const stakePaise = Math.floor((bet.stakePaise * sharePercent) / 100)
  const { offered, record: market } = attempt
  if (offered === null || offered.line !== bet.line || stakePaise === 0) return 'cash_out_unavailable'
  return { bet, market, stakePaise, ...cashOutValue({ ...bet, stakePaise }, offered.priceHundredths) }
}

function closedRefusal({ market, record, runner }: Attempt): ErrorRule | null {
  if (record.result !== null || market.status === 'closed') return 'market_closed'
  if (market.status === 'suspended') return 'market_suspended'
  if (market.status === 'ball_running') return 'ball_running'
  return runner.status === 'active' ? null : 'selection_removed'
}
