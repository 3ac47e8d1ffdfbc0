// @vitest-environment node
import { expect, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { startTimeOut } from '../../../mock-server/src/domain/play-limits/take-break.ts'
import { balancePaise, begun, broken, field, likely, type Seat, sitAt, stakePaise, tileThat, unlikely } from './seat.ts'

const lose = ({ world }: Seat, operation: string) =>
  world.faults.plant({ target: { operation }, effect: { kind: 'dropped-answer' }, times: 1 })
const fail = ({ world }: Seat, operation: string, status: number) =>
  world.faults.plant({
    target: { operation },
    effect: { kind: 'error', status, code: 'unavailable', message: 'x' },
    times: 1,
  })

/** A break of a day, taken in another tab. */
const takeBreak = ({ world }: Seat) => startTimeOut(world, playerByUsername(world, 'player')?.id ?? 0, 24)

test('a round that is decided at once: staked, shown, and ended when it paid', async () => {
  const seat = await begun('dice')
  for (;;) {
    seat.calls.length = 0
    await seat.machine.play(stakePaise, likely)
    if ((seat.now().round?.payout ?? 0) > 0) break
  }
  expect(seat.calls).toEqual(['/wallet/play', '/wallet/end-round'])
  expect(seat.now()).toMatchObject({ phase: 'ended', isBusy: false, shownCount: 1, notice: null })
  // The face's time for the one event.
  expect(seat.waits).toContain(700)
  expect(balancePaise(seat)).toBe(10_000_00 + seat.now().netPaise)
  expect(broken(seat)).toEqual([])
})

test('a round that pays nothing is closed by its bet, and not ended', async () => {
  const seat = await begun('dice')
  await seat.machine.play(stakePaise, unlikely)
  expect(seat.now().round?.payout).toBe(0)
  expect(seat.calls).toEqual(['/wallet/play'])
  expect(seat.now()).toMatchObject({ phase: 'ended', netPaise: -stakePaise })
  expect(seat.now().past.map(({ roundID }) => roundID)).toEqual([seat.now().round?.roundID])
})

test('decisions follow until the cash-out, whose payout is booked', async () => {
  const seat = await begun('mines')
  await seat.machine.play(stakePaise, field)
  expect(seat.now()).toMatchObject({ phase: 'playing', netPaise: -stakePaise })
  await seat.machine.act('pick', { tile: await tileThat(seat, false) })
  expect(seat.now()).toMatchObject({ phase: 'playing', shownCount: 1 })
  await seat.machine.act('cash-out')
  // 22 of 25 tiles are safe: 0.99 * 25 / 22 = 1.125, down to the hundredth.
  expect(seat.now()).toMatchObject({ phase: 'ended', netPaise: 1_200 })
  expect(balancePaise(seat)).toBe(10_012_00)
  expect(seat.calls).toEqual(['/wallet/play', '/bet/action', '/bet/action', '/wallet/end-round'])
})

test('a mine ends the round without a payout', async () => {
  const seat = await begun('mines')
  await seat.machine.play(stakePaise, field)
  await seat.machine.act('pick', { tile: await tileThat(seat, true) })
  expect(seat.now()).toMatchObject({ phase: 'ended', netPaise: -stakePaise })
  expect(seat.calls).toEqual(['/wallet/play', '/bet/action'])
})

test('reels take their time: the next bet waits for the least duration of a round', async () => {
  const seat = await begun('reels')
  const before = performance.now()
  await seat.machine.play(stakePaise, { mode: 'base', meta: {} })
  const { nextBetAtMs } = seat.now()
  expect(nextBetAtMs).toBeGreaterThanOrEqual(before + 2_500)
  const played = seat.calls.length
  await seat.machine.play(stakePaise, { mode: 'base', meta: {} })
  expect(seat.calls).toHaveLength(played)
})

test('two presses at once are one bet, and an action that may not follow is none', async () => {
  const seat = await begun('mines')
  await Promise.all([seat.machine.play(stakePaise, field), seat.machine.play(stakePaise, field)])
  await seat.machine.act('hit')
  await seat.machine.play(stakePaise, field)
  expect(seat.calls).toEqual(['/wallet/play'])
  expect(balancePaise(seat)).toBe(9_900_00)
})

test.each(['dice', 'mines'] as const)(
  'a lost answer of a bet on %s is found by authenticate, and nothing is staked twice',
  async (game) => {
    const seat = await begun(game)
    lose(seat, 'playRound')
    await seat.machine.play(stakePaise, game === 'dice' ? unlikely : field)
    expect(seat.calls).toEqual(['/wallet/play', '/wallet/authenticate'])
    expect(seat.now()).toMatchObject({
      phase: game === 'dice' ? 'ended' : 'playing',
      netPaise: -stakePaise,
      notice: null,
    })
    expect(balancePaise(seat)).toBe(9_900_00)
  },
)

test('a lost answer of a decision is found, and taken once', async () => {
  const seat = await begun('mines')
  await seat.machine.play(stakePaise, field)
  const tile = await tileThat(seat, false)
  lose(seat, 'actInRound')
  await seat.machine.act('pick', { tile })
  expect(seat.now()).toMatchObject({ phase: 'playing', shownCount: 1, notice: null })
  expect(seat.calls).toEqual(['/wallet/play', '/bet/action', '/wallet/authenticate'])
})

test('a lost answer of the end is found; it pays once', async () => {
  const seat = await begun('mines')
  await seat.machine.play(stakePaise, field)
  lose(seat, 'endRound')
  await seat.machine.act('cash-out')
  expect(seat.now()).toMatchObject({ phase: 'ended', netPaise: 0 })
  expect(balancePaise(seat)).toBe(10_000_00)
  expect(broken(seat)).toEqual([])
})

test('an end that failed is tried until it is done', async () => {
  const seat = await begun('mines')
  await seat.machine.play(stakePaise, field)
  fail(seat, 'endRound', 503)
  await seat.machine.act('cash-out')
  expect(seat.now()).toMatchObject({ phase: 'ended', netPaise: 0 })
  expect(balancePaise(seat)).toBe(10_000_00)
})

test('a reload takes the open round up where it was, with what was chosen for it', async () => {
  const seat = await begun('mines')
  await seat.machine.play(stakePaise, field)
  await seat.machine.act('pick', { tile: await tileThat(seat, false) })
  const again = seat.again()
  await again.begin()
  expect(again.store.getState()).toMatchObject({
    phase: 'playing',
    shownCount: 1,
    round: { roundID: seat.now().round?.roundID, meta: { mines: 3 } },
    notice: { name: 'resumed' },
  })
  await again.act('cash-out')
  expect(again.store.getState()).toMatchObject({ phase: 'ended', netPaise: 1_200 })
})

test('a round that was won and left is paid when the game is opened again', async () => {
  const seat = await begun('mines')
  await seat.machine.play(stakePaise, field)
  // The answer is lost, and the page with it.
  await seat.rgs.call('actInRound', { body: { action: 'cash-out' } })
  const again = seat.again()
  await again.begin()
  expect(again.store.getState()).toMatchObject({ phase: 'ended', netPaise: 0 })
  expect(again.store.getState().balance?.amount).toBe(10_000_000_000)
})

test.each([
  ['insufficient-in-game', 'ERR_IPB', false],
  ['session-ended-in-game', 'ERR_IS', true],
  ['maintenance', 'ERR_MAINTENANCE', false],
] as const)('%s is said as %s', async (scenario, name, isOver) => {
  const seat = await begun('dice')
  seat.app.registry.apply('default', scenario)
  await seat.machine.play(stakePaise, likely)
  expect(seat.now()).toMatchObject({ notice: { name }, isOver, netPaise: 0 })
  if (!isOver) expect(seat.now()).toMatchObject({ phase: 'ready', isBusy: false })
})

test('a round that another tab opened is shown instead of a second one', async () => {
  const seat = await begun('mines')
  const other = seat.again()
  await other.begin()
  await other.play(stakePaise, field)
  await seat.machine.play(stakePaise, field)
  expect(seat.now()).toMatchObject({
    phase: 'playing',
    notice: { name: 'ERR_BE' },
    round: { roundID: other.store.getState().round?.roundID },
  })
  expect(balancePaise(seat)).toBe(9_900_00)
})

test('a round of the past is shown again without moving anything', async () => {
  const seat = await begun('dice')
  await seat.machine.play(stakePaise, unlikely)
  const round = seat.now().round
  seat.calls.length = 0
  if (round !== null) await seat.machine.replay(round)
  expect(seat.calls).toEqual([])
  expect(seat.now()).toMatchObject({ phase: 'ended', netPaise: -stakePaise, past: { length: 1 } })
})

test('files of the game that do not load are reported, and nothing can be played', async () => {
  const seat = await sitAt('dice')
  const failed: string[] = []
  const machine = seat.again({
    loadFace: () => Promise.reject(new Error('no such file')),
    onFailed: () => void failed.push('reported'),
  })
  await machine.begin()
  expect(machine.store.getState()).toMatchObject({ isOver: true, notice: { name: 'failed' } })
  expect(failed).toEqual(['reported'])
  await machine.play(stakePaise, likely)
  expect(seat.calls).toEqual(['/wallet/authenticate'])
})

test('a break that began elsewhere is known when the player comes back, and at the latest with the first refusal', async () => {
  const seat = await begun('dice')
  takeBreak(seat)
  expect(seat.now().balance?.pausedUntil).toBeUndefined()
  await seat.machine.play(stakePaise, likely)
  expect(seat.now()).toMatchObject({ phase: 'ready', isBusy: false, notice: { name: 'ERR_GLE' } })
  expect(seat.now().balance?.pausedUntil).toBe('2026-11-22T14:00:00.000Z')
  expect(balancePaise(seat)).toBe(10_000_00)
})

test('a break that began elsewhere is known with the refusal of a decision that adds to the stake', async () => {
  const seat = await begun('blackjack')
  do {
    while (seat.now().phase === 'playing') await seat.machine.act('stand')
    await seat.machine.play(stakePaise, { mode: 'base', meta: {} })
  } while (seat.now().round?.actions.includes('double') !== true)
  takeBreak(seat)
  await seat.machine.act('double')
  expect(seat.now()).toMatchObject({ phase: 'playing', isBusy: false, notice: { name: 'ERR_GLE' } })
  expect(seat.now().balance?.pausedUntil).toBe('2026-11-22T14:00:00.000Z')
})

test('a round that is open when a break begins goes on to its end', async () => {
  const seat = await begun('mines')
  await seat.machine.play(stakePaise, field)
  takeBreak(seat)
  await seat.machine.refreshBalance()
  expect(seat.now().balance?.pausedUntil).toBe('2026-11-22T14:00:00.000Z')
  await seat.machine.act('pick', { tile: await tileThat(seat, false) })
  await seat.machine.act('cash-out')
  expect(seat.now()).toMatchObject({ phase: 'ended', netPaise: 1_200 })
})
