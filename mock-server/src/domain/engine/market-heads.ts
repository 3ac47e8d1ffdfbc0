import type { MarketHead } from './engine.ts'

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
