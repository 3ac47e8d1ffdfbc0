// @vitest-environment node
import { expect, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { balancePaise, begun, broken, type Seat, stakePaise } from './seat.ts'

/** A board whose slots all pay something, so that the server keeps each round open until it is ended. */
const board = { mode: 'base', meta: { rows: 8, risk: 'low' } }

/** A player at plinko, whose balls fall until the test lands the oldest. */
async function dropping() {
  const seat = await begun('plinko')
  const falling: (() => void)[] = []
  const clock = { ms: 0 }
  const wait = (ms: number) => {
    // The face's time for eight rows; other waits are those between two tries.
    if (ms === 1_110) return new Promise<void>((resolve) => falling.push(resolve))
    clock.ms += ms
    return Promise.resolve()
  }
  /** What the site around the game hears of wins. */
  const heard: string[] = []
  const heardOf = (call: string) => () => void heard.push(call)
  const seams = { onWinHeld: heardOf('held'), onWinShown: heardOf('shown') }
  const machine = seat.again({ wait, nowMs: () => clock.ms, ...seams })
  await machine.begin()
  seat.calls.length = 0
  const now = () => machine.store.getState()
  const land = async () => {
    const left = now().inAir.length - 1
    falling.shift()?.()
    await eventually(() => expect(now().inAir).toHaveLength(left))
  }
  const shownPaise = () => balancePaise({ ...seat, now }) - now().heldPaise
  return {
    ...seat,
    machine,
    now,
    clock,
    heard,
    land,
    shownPaise,
    drop: (paise = stakePaise) => machine.play(paise, board),
  }
}

const fail = ({ world }: Pick<Seat, 'world'>, kind: 'dropped-answer' | 'error', operation: string) =>
  world.faults.plant({
    target: { operation },
    effect: kind === 'error' ? { kind, status: 503, code: 'unavailable', message: 'x' } : { kind },
    times: 1,
  })

test('balls fall at once, each a round with its own stake; what they pay is shown when they land', async () => {
  const seat = await dropping()
  await seat.drop(10_000)
  await seat.drop(20_000)
  await seat.drop(30_000)
  expect(seat.calls).toEqual(['/wallet/play', '/wallet/end-round', '/wallet/play', '/wallet/end-round', '/wallet/play'])
  expect(seat.now()).toMatchObject({ phase: 'ready', isBusy: false, past: [], netPaise: -60_000 })
  expect(seat.now().heldPaise).toBeGreaterThan(0)
  expect(seat.shownPaise()).toBe(10_000_00 - 60_000)
  // Each is taken before the next bet; the site must not show it earlier than the board.
  expect(seat.heard).toEqual(['held', 'held'])
  const staked = seat.now().inAir.map(({ amount, payout }) => ({ stake: amount / 10_000, pays: payout / 10_000 }))
  expect(staked.map(({ stake }) => stake)).toEqual([10_000, 20_000, 30_000])
  let shown = 10_000_00 - 60_000
  for (const { pays } of staked) {
    await seat.land()
    shown += pays
    expect(seat.shownPaise()).toBe(shown)
  }
  expect(seat.heard).toEqual(['held', 'held', 'shown', 'shown', 'held', 'shown'])
  expect(seat.now()).toMatchObject({ phase: 'ended', shownCount: 1, heldPaise: 0, netPaise: shown - 10_000_00 })
  expect(seat.now().past.map(({ amount }) => amount / 10_000)).toEqual([30_000, 20_000, 10_000])
  expect(balancePaise(seat)).toBe(shown)
  expect(seat.calls.filter((name) => name === '/wallet/end-round')).toHaveLength(3)
  expect(broken(seat)).toEqual([])
})

test('a ball that falls alone is ended when it has landed', async () => {
  const seat = await dropping()
  await seat.drop()
  expect(seat.calls).toEqual(['/wallet/play'])
  await seat.land()
  expect(seat.calls).toEqual(['/wallet/play', '/wallet/end-round'])
  expect(seat.now()).toMatchObject({ phase: 'ended', past: { length: 1 } })
})

test('the balance is not asked for while a ball falls, which may have paid already', async () => {
  const seat = await dropping()
  await seat.drop()
  await seat.machine.refreshBalance()
  expect(seat.calls).toEqual(['/wallet/play'])
  await seat.land()
  await seat.machine.refreshBalance()
  expect(seat.calls).toEqual(['/wallet/play', '/wallet/end-round', '/wallet/balance'])
})

test('at most ten balls are in the air, and two presses at once are one', async () => {
  const seat = await dropping()
  await Promise.all([seat.drop(), seat.drop()])
  expect(seat.now().inAir).toHaveLength(1)
  for (let more = 0; more < 12; more += 1) await seat.drop()
  expect(seat.now().inAir).toHaveLength(10)
  expect(seat.calls.filter((name) => name === '/wallet/play')).toHaveLength(10)
  await seat.land()
  await seat.drop()
  expect(seat.now().inAir).toHaveLength(10)
})

test.each(['playRound', 'endRound'])(
  'a lost response to %s while a ball falls stakes and pays nothing twice',
  async (name) => {
    const seat = await dropping()
    await seat.drop()
    fail(seat, 'dropped-answer', name)
    await seat.drop()
    expect(seat.now().inAir).toHaveLength(2)
    await seat.land()
    await seat.land()
    expect(seat.now()).toMatchObject({ heldPaise: 0, past: { length: 2 } })
    expect(seat.shownPaise()).toBe(10_000_00 + seat.now().netPaise)
    expect(seat.calls.filter((call) => call === '/wallet/play')).toHaveLength(2)
    expect(broken(seat)).toEqual([])
  },
)

test('a bet that waits too long for the end of the last round is not sent', async () => {
  const seat = await dropping()
  await seat.drop()
  fail(seat, 'error', 'endRound')
  const tried = seat.drop()
  seat.clock.ms += 1_000
  await tried
  expect(seat.calls.filter((call) => call === '/wallet/play')).toHaveLength(1)
  expect(seat.now()).toMatchObject({ isBusy: false, notice: { name: 'notArrived' }, inAir: { length: 1 } })
  await seat.land()
  expect(seat.shownPaise()).toBe(10_000_00 + seat.now().netPaise)
})

test('a past round is not shown again while a ball falls', async () => {
  const seat = await dropping()
  await seat.drop()
  await seat.land()
  const [past] = seat.now().past
  await seat.drop()
  if (past !== undefined) void seat.machine.replay(past)
  expect(seat.now()).toMatchObject({ phase: 'ended', isBusy: false, inAir: { length: 1 } })
})
