// @vitest-environment node
import { expect, test } from 'vitest'
import { forceNextRound } from '../../../mock-server/src/domain/games/forced/force-next.ts'
import { voidRound } from '../../../mock-server/src/domain/games/rounds/close-by-hand.ts'
import { there } from '../../../mock-server/test/support/answers.ts'
import { faceRoundOf } from '../src/shell/use-face-props.ts'
import { balancePaise, begun, broken, field, likely, stakePaise, tileThat } from './seat.ts'

test('a round that a tester called off is shown as it was, with its stake back, and the next may be bet', async () => {
  const seat = await begun('mines')
  await seat.machine.play(stakePaise, field)
  await seat.machine.act('pick', { tile: await tileThat(seat, false) })
  const before = seat.now().round?.state ?? []
  voidRound(seat.world, seat.now().round?.betID ?? 0)
  await seat.machine.act('cash-out')
  expect(seat.now()).toMatchObject({
    phase: 'ended',
    isBusy: false,
    netPaise: 0,
    past: [],
    notice: { name: 'returned' },
  })
  expect(seat.now().round?.state).toEqual([...before, { index: before.length, type: 'cancelled' }])
  expect(balancePaise(seat)).toBe(10_000_00)
  await seat.machine.play(stakePaise, field)
  expect(seat.now()).toMatchObject({ phase: 'playing', notice: null })
  expect(broken(seat)).toEqual([])
})

test('a round that is cashed out before a tile is void: its stake is back, and its face sees no event that it does not know', async () => {
  const seat = await begun('mines')
  await seat.machine.play(stakePaise, field)
  await seat.machine.act('cash-out')
  const { round, shownCount, phase } = seat.now()
  expect(seat.now()).toMatchObject({ phase: 'ended', netPaise: 0, past: [], notice: { name: 'returned' } })
  const shown = faceRoundOf(there(round), shownCount, phase)
  expect([shown.events.map(({ type }) => type), shown.payoutPaise]).toEqual([['reveal'], null])
  expect(balancePaise(seat)).toBe(10_000_00)
  expect(broken(seat)).toEqual([])
})

test('a win that was called off while it was shown pays its stake, as the server has it', async () => {
  const seat = await begun('dice')
  forceNextRound(seat.world, 'spribe/dice', 'wins')
  const machine = seat.again({ wait: async () => voidRound(seat.world, 1) })
  await machine.begin()
  await machine.play(stakePaise, likely)
  expect(machine.store.getState()).toMatchObject({ phase: 'ended', netPaise: 0, notice: { name: 'returned' } })
  expect(broken(seat)).toEqual([])
})
