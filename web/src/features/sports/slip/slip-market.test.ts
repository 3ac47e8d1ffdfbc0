import { expect, test } from 'vitest'
import { exampleMarket, exampleRunner } from '../../../../test/examples.ts'
import { draftOnMumbai } from '../../../../test/slip.tsx'
import type { PriceKind, Side } from '../prices/profit-rules.ts'
import type { Market } from '../queries.ts'
import { haltOf, takesOffer } from './slip-market.ts'

const open = exampleMarket([exampleRunner('Mumbai', 2.5), exampleRunner('Chennai', 1.6)])

function halt(
  market: Market | null,
  known: { matchId: string | null; source: 'push' | 'poll' },
  side = draftOnMumbai.side,
) {
  return haltOf({ markets: market ? { 'm-1': market } : {}, ...known }, { ...draftOnMumbai, side })
}

const here = { matchId: '1', source: 'push' } as const

test('an entry is stopped by what stops its market', () => {
  expect(halt(open, here)).toBeNull()
  for (const status of ['suspended', 'ball_running', 'closed'] as const)
    expect(halt({ ...open, status }, here)).toBe(status)
})

test('an entry is stopped by a runner that was withdrawn, and by a side without a price', () => {
  const runners = open.runners.map((runner) => ({ ...runner, status: 'removed' as const }))
  expect(halt({ ...open, runners }, here)).toBe('withdrawn')
  expect(halt(open, here, 'lay')).toBe('no_price')
})

test('of a market that is not on the page nothing is known, unless its match is followed', () => {
  expect(halt(null, { matchId: '2', source: 'push' })).toBeNull()
  expect(halt(null, { matchId: null, source: 'push' })).toBeNull()
  expect(halt(null, { matchId: '1', source: 'poll' })).toBeNull()
  expect(halt(null, here)).toBe('closed')
})

type Quote = { price: number; line?: number }
type Case = [PriceKind, Side, asked: Quote, offered: Quote, better: boolean, ticksWorse: number]

// docs/money.md, "Which price is taken"; the mock is asked the same of the same moves.
const moves: Case[] = [
  ['decimal', 'back', { price: 3 }, { price: 3.05 }, true, -1],
  ['decimal', 'back', { price: 3.05 }, { price: 3 }, false, 1],
  ['decimal', 'back', { price: 3.05 }, { price: 2.96 }, false, 3],
  ['decimal', 'lay', { price: 3 }, { price: 2.96 }, true, -2],
  ['decimal', 'lay', { price: 3 }, { price: 3.1 }, false, 2],
  ['rate', 'back', { price: 80 }, { price: 82 }, true, -2],
  ['rate', 'lay', { price: 80 }, { price: 82 }, false, 2],
  ['rate', 'back', { price: 2 }, { price: 0.5 }, false, 2],
  ['line', 'back', { price: 100, line: 45 }, { price: 90, line: 44 }, true, -1],
  ['line', 'back', { price: 100, line: 45 }, { price: 110, line: 47 }, false, 2],
  ['line', 'back', { price: 100, line: 45 }, { price: 99, line: 45 }, false, 1],
  ['line', 'lay', { price: 100, line: 45 }, { price: 110, line: 46 }, true, -1],
  ['line', 'lay', { price: 100, line: 45 }, { price: 90, line: 42 }, false, 3],
  ['line', 'lay', { price: 100, line: 45 }, { price: 101, line: 45 }, false, 1],
]

test.each(moves)(
  '%s %s, asked %j, offered %j: better %s, %i ticks worse',
  (kind, side, asked, offered, ...expected) => {
    const [better, worse] = expected
    const entry = { ...draftOnMumbai, priceKind: kind, side, ...asked }
    const takes = (policy: 'never' | 'better' | 'any' | 'ticks', ticks = 0) =>
      takesOffer({ policy, ticks }, entry, { size: 1000, ...offered })
    expect(takes('never')).toBe(false)
    expect(takes('better')).toBe(better)
    expect(takes('any')).toBe(true)
    expect(takes('ticks', Math.max(0, worse))).toBe(true)
    if (worse > 0) expect(takes('ticks', worse - 1)).toBe(false)
  },
)

test.each(['never', 'better', 'any', 'ticks'] as const)('%s takes the price that is asked for', (policy) => {
  expect(takesOffer({ policy, ticks: 0 }, draftOnMumbai, { price: 2.5, size: 1000 })).toBe(true)
})
