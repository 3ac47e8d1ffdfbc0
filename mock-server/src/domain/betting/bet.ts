import type { ErrorCode } from '@chaupar/api/api'
import type { ErrorRule } from '../base/errors.ts'
import type { Wallet } from '../money/wallet.ts'
import type { PriceHundredths, PriceKind, Side } from '../odds/price.ts'

/**
 * States of a bet (spec 4). A refused waiting bet, or an offer that ended unmatched, reads 'void' with `rejectCode`; lists leave
 * it out. 'unmatched': it waits in the book at its player's own price.
 */
type BetStatus = 'pending' | 'unmatched' | 'open' | 'won' | 'lost' | 'void' | 'cashed_out'

/** Which price a player takes when the market has moved (docs/money.md). */
export interface AcceptPolicy {
  policy: 'never' | 'better' | 'any' | 'ticks'
  /** Steps that the price may be worse, for 'ticks'. */
  ticks?: number
}

export interface PlaceBetBody {
  marketId: string
  selectionId: string
  side: Side
  /** The price that the player saw; 0 = a price that no market has. With `line` on fancy and session. */
  priceHundredths: PriceHundredths
  line?: number
  stakePaise: number
  accept: AcceptPolicy
  /** The part that is unavailable at this price or a better one waits for it, on markets that take offers. */
  offer?: OfferTerms
}

export interface OfferTerms {
  /** Whether it stays in the book when the market turns in play; an offer placed in play does. */
  keepInPlay: boolean
}

/** A bet as lists and pushes show it; field names of spec 3, money in paise. */
export interface Bet {
  id: string
  refMatchId: string
  matchName: string
  marketId: string
  selectionId: string
  HeadName: string
  runnerName: string
  priceKind: PriceKind
  priceHundredths: PriceHundredths
  line: number | null
  /** The price and the line that the player asked for; null for a bet from before they were stored. */
  askedHundredths: PriceHundredths | null
  askedLine: number | null
  stackPaise: number
  selectionType: Side
  status: BetStatus
  createdAtMs: number
  /** Win (+) or loss (-) once settled. */
  profitLossPaise: number | null
  /** How long a pending bet waits for the market. */
  delayMs: number
  /** Why a pending bet was refused. */
  rejectCode: ErrorCode | null
  /** Of a bet that was placed as an offer: the amount offered in all, and its matched part, in paise. */
  offer: (OfferTerms & { stakePaise: number; matchedPaise: number }) | null
}

/** Rules that refuse a bet (acceptance.ts, offers/), or that end an offer. */
export const rejectRules = [
  'market_not_found',
  'market_closed',
  'market_suspended',
  'ball_running',
  'selection_not_found',
  'selection_removed',
  'odds_invalid',
  'stake_below_min',
  'stake_above_max',
  'price_unavailable',
  'price_changed',
  'insufficient_funds',
  'offers_not_taken',
  'offers_too_many',
  'offer_cancelled',
  'offer_lapsed',
] as const satisfies readonly ErrorRule[]

export type RejectRule = (typeof rejectRules)[number]

export interface PlacedBet {
  bet: Bet
  wallet: Wallet
  /** Total exposure of the player. */
  exposurePaise: number
}

export interface BetPage {
  bets: Bet[]
  /** Rows without paging. */
  count: number
}
