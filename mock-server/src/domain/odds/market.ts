import type { MarketType, PriceKind, PriceLevel } from '../engine/engine.ts'

/** Price levels: decimal odds or rate per 100 with at most two decimals; `line` in runs on line markets. */
export type { MarketType, PriceKind, PriceLevel } from '../engine/engine.ts'

export type MarketStatus = 'open' | 'suspended' | 'ball_running' | 'closed'

/** For a line, Yes is back and No is lay. */
export type Side = 'back' | 'lay'

export interface Runner {
  selectionId: string
  name: string
  status: 'active' | 'removed' | 'winner' | 'loser'
  /** Best price first. Empty while there is none. */
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
