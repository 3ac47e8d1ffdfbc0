import type { MarketType } from '../../odds/market.ts'
import type { MarketHead } from '../engine.ts'

/** The markets on who wins, which every sport has. */
export const MATCH_ODDS: MarketHead = {
  key: 'match-odds',
  headName: 'Match Odds',
  marketType: 'match_odds',
  priceKind: 'decimal',
}
export const BOOKMAKER: MarketHead = {
  key: 'bookmaker',
  headName: 'Bookmaker',
  marketType: 'bookmaker',
  priceKind: 'rate',
}

/** Limits and the in-play hold of each kind of market, the same in every sport. */
interface Terms {
  minStakePaise: number
  maxStakePaise: number
  inPlayDelayMs: number
}

const rupees = (amount: number): number => amount * 100

const TERMS: Record<MarketType, Terms> = {
  match_odds: { minStakePaise: rupees(100), maxStakePaise: rupees(500_000), inPlayDelayMs: 5_000 },
  bookmaker: { minStakePaise: rupees(100), maxStakePaise: rupees(200_000), inPlayDelayMs: 2_000 },
  tied_match: { minStakePaise: rupees(100), maxStakePaise: rupees(25_000), inPlayDelayMs: 2_000 },
  toss: { minStakePaise: rupees(100), maxStakePaise: rupees(50_000), inPlayDelayMs: 0 },
  fancy: { minStakePaise: rupees(100), maxStakePaise: rupees(25_000), inPlayDelayMs: 1_000 },
  session: { minStakePaise: rupees(100), maxStakePaise: rupees(50_000), inPlayDelayMs: 1_000 },
}

/** Terms of a market; before the start nothing is held. */
export function termsOf(
  marketType: MarketType,
  inPlay: boolean,
): { inPlay: boolean; delayMs: number; minStakePaise: number; maxStakePaise: number } {
  const { minStakePaise, maxStakePaise, inPlayDelayMs } = TERMS[marketType]
  return { inPlay, delayMs: inPlay ? inPlayDelayMs : 0, minStakePaise, maxStakePaise }
}
