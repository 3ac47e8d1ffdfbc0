import { expect, test } from 'vitest'
import { exampleMarket, exampleRunner } from '../../../../test/examples.ts'
import { draftOnMumbai } from '../../../../test/slip.tsx'
import type { Market } from '../queries.ts'
import { haltOf } from './slip-halt.ts'

const open = exampleMarket([exampleRunner('Mumbai', 2.5), exampleRunner('Chennai', 1.6)])

function halt(
  market: Market | null,
  known: { matchId: string | null; source: 'push' | 'poll' },
  side = draftOnMumbai.side,
) {
  return haltOf({ markets: market ? { 'm-1': market } : {}, ...known }, { ...draftOnMumbai, side })
}

const here = { matchId: '1', source: 'push' } as const

test('a line is stopped by what stops its market', () => {
  expect(halt(open, here)).toBeNull()
  for (const status of ['suspended', 'ball_running', 'closed'] as const)
    expect(halt({ ...open, status }, here)).toBe(status)
})

test('a line is stopped by a runner that was withdrawn, and by a side without a price', () => {
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
