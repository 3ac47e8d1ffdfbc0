import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  checkFreeSpins,
  checkOnStage,
  hasEvent,
  reelProps,
  roundOf,
  roundWhere,
  shownLine,
  withoutPictures,
} from '../../../test/reel-rounds.tsx'
import { face } from './face.tsx'

beforeEach(withoutPictures)
afterEach(cleanup)

test.each(['low', 'medium', 'high'])('%s: spins and free spins are shown and described', async (variant) => {
  checkOnStage(face, variant, await roundWhere(face, variant, (events) => !hasEvent('winInfo')(events)))
  const free = await roundWhere(face, variant, hasEvent('freeSpinRetrigger'))
  checkOnStage(face, variant, free)
  checkFreeSpins(free)
})

test('a win names its ways, and a wild with a number is read with it', () => {
  const column = (...names: string[]) => ['L5', ...names, 'L5'].map((name) => ({ name }))
  const wild = [{ name: 'L5' }, { name: 'W', wild: true, multiplier: 3 }, ...column('L1', 'L4').slice(1)]
  const board = [
    column('H1', 'H1', 'L2'),
    wild,
    column('H1', 'L3', 'L2'),
    column('L4', 'L3', 'L2'),
    column('L4', 'L3', 'L2'),
  ]
  const positions = [
    { reel: 0, row: 1 },
    { reel: 0, row: 2 },
    { reel: 1, row: 1 },
    { reel: 2, row: 1 },
  ]
  const wins = [{ symbol: 'H1', kind: 3, win: 720, positions, meta: { ways: 2, winWithoutMult: 240 } }]
  const round = roundOf([
    { type: 'reveal', board, paddingPositions: [], anticipation: [], gameType: 'basegame' },
    { type: 'winInfo', totalWin: 720, wins },
    { type: 'setWin', amount: 720, winLevel: 4 },
    { type: 'setTotalWin', amount: 720 },
    { type: 'finalWin', amount: 720 },
  ])
  render(<face.Stage {...reelProps({ theme: 'ocean-crown', phase: 'ended', round })} />)
  expect(shownLine()).toBe('3 × Crown, 2 ways ₹72.00')
  expect(screen.getByRole('cell', { name: 'Wild ×3' })).toBeTruthy()
})
