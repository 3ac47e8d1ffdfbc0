import { DomainError } from '../../base/errors.ts'
import { rupeeText } from '../../base/rupee-text.ts'
import { answerOnce, type Outcome } from '../../idempotency/intents.ts'
import type { LiveWorld } from '../../matches/odds-feed.ts'
import { accountBalance } from '../../money/ledger.ts'
import { balanceOf, type Wallet } from '../../money/wallet.ts'
import type { Bet } from '../bet.ts'
import { betById } from '../bet-views.ts'
import { quoteLifeMs } from './cash-out-bet.ts'
import { type MarketOffer, marketOffer, type OutcomeChange } from './market-offer.ts'
import { canLeave, exposureWithout, settleEarly } from './settle-early.ts'

export interface MarketCashOut {
  marketId: string
  /** How many bets it ends, or ends a share of. */
  bets: number
  /** The rise of the balance: the released exposure, and the profit or loss. */
  amountPaise: number
  /** Win (+) or loss (-), the same on every outcome. */
  profitLossPaise: number
  outcomes: OutcomeChange[]
  /** When to ask again. The result decides, not the time: at a worse one the bets are not ended. */
  expiresAtMs: number
}

export interface MarketCashOutBody {
  marketId: string
  /** The result that the player was offered. */
  profitLossPaise: number
  /** Whole per cent of each stake; absent = all of it. */
  share?: number
}

export interface MarketCashedOut {
  /** The ended bets, oldest first, or the parts that were split off. */
  bets: Bet[]
  wallet: Wallet
  /** Total exposure of the player. */
  exposurePaise: number
}

/**
 * One offer for all of a player's open bets on a market, or a share of each: the same result on every outcome. Throws
 * `market_not_found`, `cash_out_unavailable`, `market_closed`, `market_suspended`, `ball_running`.
 */
export function getMarketCashOut(world: LiveWorld, playerId: number, marketId: string, share = 100): MarketCashOut {
  const offer = marketOffer(world, playerId, marketId, share)
  if (typeof offer === 'string') throw new DomainError(offer, { marketId })
  const { market, parts, profitPaise, outcomes } = offer
  const { beforePaise, afterPaise } = exposureWithout(world, playerId, market, parts)
  return {
    marketId,
    bets: parts.length,
    amountPaise: beforePaise - afterPaise + profitPaise,
    profitLossPaise: profitPaise,
    outcomes,
    expiresAtMs: world.clock.now() + quoteLifeMs,
  }
}

/**
 * Ends all of a player's open bets on a market, or a share of each, at the offered result or a better one, by one entry. Throws
 * `cash_out_changed` when it is worse by now, `insufficient_funds` when the balance cannot hold the remaining shares, and as
 * `getMarketCashOut` and `answerOnce`.
 */
export function cashOutMarket(
  world: LiveWorld,
  playerId: number,
  body: MarketCashOutBody,
  idempotencyKey?: string,
): MarketCashedOut {
  const intent = { playerId, key: idempotencyKey, operation: 'cashOutMarket', body }
  return answerOnce(world, intent, () => takeMarketOffer(world, playerId, body))
}

/** The effect of `cashOutMarket`, inside a transaction: what the player takes himself, and what a rule takes for him. */
export function takeMarketOffer(world: LiveWorld, playerId: number, body: MarketCashOutBody): Outcome<MarketCashedOut> {
  const offer = marketOffer(world, playerId, body.marketId, body.share ?? 100)
  if (typeof offer === 'string') return { refusal: offer }
  const { market, parts, profitPaise } = offer
  if (profitPaise < body.profitLossPaise) return { refusal: 'cash_out_changed' }
  const exposure = exposureWithout(world, playerId, market, parts)
  if (!canLeave(world, playerId, profitPaise, exposure)) return { refusal: 'insufficient_funds' }
  const ids = settleEarly(world, playerId, market, parts, messageOf(offer))
  return {
    answer: {
      bets: ids.map((id) => betById(world, id)).filter((bet) => bet !== null),
      wallet: balanceOf(world, playerId),
      exposurePaise: accountBalance(world, playerId, 'exposure'),
    },
  }
}

function messageOf({ market, parts, profitPaise }: MarketOffer): string {
  const sign = profitPaise > 0 ? '+' : profitPaise < 0 ? '−' : ''
  const bets = parts.length === 1 ? '1 bet' : `${parts.length} bets`
  return `${market.HeadName}: ${bets}, ${sign}${rupeeText(Math.abs(profitPaise))}`
}
