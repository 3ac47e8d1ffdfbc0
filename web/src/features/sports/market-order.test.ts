import { expect, test } from 'vitest'
import { arrange } from './market-order.ts'
import type { MarketShell } from './market-shell.ts'

function head(marketId: string, HeadName: string, more: Partial<MarketShell> = {}) {
  return { marketId, HeadName, result: null, priceKind: 'decimal', status: 'open', ...more } as const
}

test('[4-16] markets stand as boards, over sessions, other sessions, and results at the end', () => {
  const order = arrange([
    head('toss', 'To Win the Toss', { status: 'closed', result: 'Mumbai' }),
    head('odds', 'Match Odds'),
    head('six', '6 over run', { priceKind: 'line' }),
    head('fall', 'Fall of wicket', { priceKind: 'line' }),
    head('done', '2 over run', { priceKind: 'line', result: '0' }),
  ])
  expect(order).toEqual({ boards: ['odds'], overs: ['six'], rest: ['fall'], decided: ['toss', 'done'] })
})
