import type { PriceKind, PriceLevel } from './price.ts'

export const marketTypes = ['match_odds', 'bookmaker', 'tied_match', 'toss', 'fancy', 'session'] as const
export type MarketType = (typeof marketTypes)[number]

export const marketStatuses = ['open', 'suspended', 'ball_running', 'closed'] as const
export type MarketStatus = (typeof marketStatuses)[number]

/** Whether offers at a price of one's own wait on a market: on an exchange's match odds, while it has no result. */
export function takesOffers({
  marketType,
  priceKind,
  result,
}: Pick<Market, 'marketType' | 'priceKind' | 'result'>): boolean {
  return marketType === 'match_odds' && priceKind === 'decimal' && result === null
}

export interface Runner {
  selectionId: string
  name: string
  status: 'active' | 'removed' | 'winner' | 'loser'
  /** Best price first. Empty without a price. */
  back: PriceLevel[]
  lay: PriceLevel[]
}

export interface Market {
  marketId: string
  refMatchId: string
  /** Display name; the specification's field. */
  HeadName: string
  marketType: MarketType
  priceKind: PriceKind
  status: MarketStatus
  /** Winning selection id, 'void', or the runs of a line market; null until settled. "0" is a result. */
  result: string | null
  inPlay: boolean
  delayMs: number
  minStakePaise: number
  maxStakePaise: number
  sequence: number
  publishedAtMs: number
  runners: Runner[]
}
