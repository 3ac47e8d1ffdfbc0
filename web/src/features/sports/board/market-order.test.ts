import { expect, test } from 'vitest'
import type { MarketShell } from '../prices/market-shell.ts'
import { arrange } from './market-order.ts'

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
  expect(order).toEqual({
    odds: ['odds'],
    bookmaker: [],
    overs: ['six'],
    rest: ['fall'],
    decided: ['toss', 'done'],
    unknown: [],
  })
})

test('pinned markets stand first in their group, in the order of the server', () => {
  const heads = [
    head('odds', 'Match Odds'),
    head('goals', 'Over/Under 2.5 Goals'),
    head('maker', 'Bookmaker', { priceKind: 'rate' }),
    head('set', 'Set 1 Winner'),
  ]
  expect(arrange(heads, ['set', 'goals', 'gone'])).toMatchObject({
    odds: ['goals', 'set', 'odds'],
    bookmaker: ['maker'],
  })
})
