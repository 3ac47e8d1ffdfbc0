import type { Bet, Market, Runner } from '../src/features/sports/queries.ts'

/** An open back bet of ₹500 at 2.5; tests name what they change. */
export const exampleBet: Bet = {
  id: 'b-1',
  refMatchId: '1',
  matchName: 'Mumbai v Chennai',
  marketId: 'm-1',
  selectionId: 'Mumbai',
  HeadName: 'Match Odds',
  runnerName: 'Mumbai',
  priceKind: 'decimal',
  odds: 2.5,
  stack: 500,
  selectionType: 'back',
  status: 'open',
  createdAt: '2026-01-01T00:00:00.000Z',
}

/** Open match odds in play, with these runners. */
export function exampleMarket(runners: Runner[], sequence = 1): Market {
  return {
    marketId: 'm-1',
    refMatchId: '1',
    HeadName: 'Match Odds',
    marketType: 'match_odds',
    priceKind: 'decimal',
    status: 'open',
    result: null,
    inPlay: true,
    delayMs: 1000,
    minStake: 100,
    maxStake: 50_000,
    sequence,
    publishedAt: '2026-01-01T00:00:00.000Z',
    runners,
  }
}

/** A runner that can be bet on, named as its id, with one back price. */
export function exampleRunner(selectionId: string, price: number): Runner {
  return { selectionId, name: selectionId, status: 'active', back: [{ price, size: 1000 }], lay: [] }
}
