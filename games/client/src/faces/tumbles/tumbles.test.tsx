import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  checkFreeSpins,
  checkOnStage,
  hasEvent,
  reelProps,
  roundWhere,
  shownLine,
  withoutPictures,
} from '../../../test/reel-rounds.tsx'
import { shownReels } from '../../reels/shown-round.ts'
import { face } from './face.tsx'

beforeEach(withoutPictures)
afterEach(cleanup)

test.each(['low', 'medium', 'high'])('%s: tumbles and free spins are shown and described', async (variant) => {
  checkOnStage(face, variant, await roundWhere(face, variant, (events) => !hasEvent('winInfo')(events)))
  const free = await roundWhere(face, variant, hasEvent('freeSpinTrigger'))
  checkOnStage(face, variant, free)
  checkFreeSpins(free)
})

test('after a tumble nothing is lit, and the tumbles are counted with their sum', async () => {
  const round = await roundWhere(
    face,
    'medium',
    (events) =>
      events.filter(({ type }) => type === 'tumbleBoard').length === 2 && !hasEvent('freeSpinTrigger')(events),
  )
  expect(shownReels(round).wins).toEqual([])
  render(<face.Stage {...reelProps({ theme: 'gem', phase: 'ended', round })} />)
  const sum = (round.payoutPaise ?? 0) / 100
  expect(shownLine()).toContain(`2 tumbles, ₹${sum.toFixed(2)}`)
})

test('multipliers in view are shown with the win that they give', async () => {
  const round = await roundWhere(face, 'high', hasEvent('boardMultiplierInfo'))
  const at = round.events.findIndex(({ type }) => type === 'boardMultiplierInfo')
  const sofar = { ...round, events: round.events.slice(0, at + 1) }
  render(<face.Stage {...reelProps({ variant: 'high', phase: 'showing', round: sofar })} />)
  const outcome = /^₹([\d,.]+) × (\d+) = ₹([\d,.]+)$/.exec(shownLine())
  const [before, times, after] = [1, 2, 3].map((group) => Number(outcome?.[group]?.replaceAll(',', '')))
  expect(Number(before) * Number(times)).toBeCloseTo(Number(after), 2)
  expect(shownReels(sofar).lit).not.toEqual([])
})
