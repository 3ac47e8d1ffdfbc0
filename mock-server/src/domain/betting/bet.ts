import type { ErrorCode } from '@chaupar/contracts/api'
import type { Wallet } from '../money/wallet.ts'
import type { PriceKind, Side } from '../odds/price.ts'

/** States of a bet (spec 4). A bet that waited and was refused reads 'void' with `rejectCode`; lists leave it out. */
type BetStatus = 'pending' | 'open' | 'won' | 'lost' | 'void' | 'cashed_out'

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
  /** Decimal odds that the player saw (match odds, toss, exchange tied match). */
  odds?: number
  /** Rate per 100 that the player saw (bookmaker; fancy and session together with `line`). */
  rate?: number
  line?: number
  stakePaise: number
  accept: AcceptPolicy
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
  /** The scale of `odds`. */
  priceKind: PriceKind
  /** Decimal odds, or the rate per 100. */
  odds: number
  line: number | null
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
}

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
