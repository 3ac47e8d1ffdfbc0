import { expect, test } from 'vitest'
import { playerOf } from '../../../test/support/identity.ts'
import { betOn, bettingTable, pass, seededId, startMs, testWorld } from '../../../test/support/worlds.ts'
import { openSession, signOut } from '../accounts/sessions.ts'
import { placeBet } from '../betting/place-bet.ts'
import { settleMarket } from '../settlement/settlement.ts'
import { setLimits } from './limits.ts'
import { confirmRealityCheck, playSessionOf } from './play-session.ts'
import { startTimeOut } from './take-break.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

function sitDown() {
  const world = testWorld()
  const player = playerOf(world, seededId(world))
  const refreshed: string[] = []
  world.events.on('session-refresh', ({ playerId, reason }) => {
    if (playerId === player.id) refreshed.push(reason)
  })
  const signIn = () => openSession(world, player).token
  const startedAt = () => (playSessionOf(world, player.id).startedAtMs - startMs) / minuteMs
  const dueAt = () => {
    const { dueAtMs } = playSessionOf(world, player.id)
    return dueAtMs === null ? null : (dueAtMs - startMs) / minuteMs
  }
  const every = (sessionMinutes: number | null) =>
    setLimits(world, player.id, { limitsPaise: [], ...{ sessionMinutes } })
  return { world, player, refreshed, signIn, startedAt, dueAt, every }
}

test('a play session runs from the sign-in over every device that joins, and ends with the last of them', () => {
  const { world, signIn, startedAt } = sitDown()
  expect(startedAt()).toBe(0)
  pass(world, 10 * minuteMs)
  const phone = signIn()
  pass(world, 30 * minuteMs)
  const desktop = signIn()
  pass(world, minuteMs)
  signOut(world, phone)
  expect(startedAt()).toBe(10)
  pass(world, 5 * minuteMs)
  signOut(world, desktop)
  expect(startedAt()).toBe(46)
  // Out and in again in one moment is a new one, too.
  signIn()
  pass(world, minuteMs)
  expect(startedAt()).toBe(46)
})

test('a session that ran out of itself ends a play session', () => {
  const { world, signIn, startedAt } = sitDown()
  signIn()
  pass(world, 24 * hourMs - 1)
  expect(startedAt()).toBe(0)
  pass(world, 1)
  signIn()
  expect(startedAt()).toBe(24 * 60)
})

test('a reality check waits until it is confirmed, once for all tabs, and the next counts from then', () => {
  const { world, player, refreshed, signIn, dueAt, every } = sitDown()
  signIn()
  expect(dueAt()).toBeNull()
  pass(world, 7 * minuteMs)
  every(30)
  expect(refreshed).toEqual(['limits'])
  expect(dueAt()).toBe(37)
  pass(world, 30 * minuteMs - 1)
  expect(refreshed).toHaveLength(1)
  confirmRealityCheck(world, player.id)
  expect(dueAt()).toBe(37)
  pass(world, 1)
  expect(refreshed).toHaveLength(2)
  // It is sent once, and stays due.
  pass(world, 13 * minuteMs)
  expect(refreshed).toHaveLength(2)
  expect(dueAt()).toBe(37)
  confirmRealityCheck(world, player.id)
  expect(refreshed).toHaveLength(3)
  expect(dueAt()).toBe(80)
  confirmRealityCheck(world, player.id)
  expect(refreshed).toHaveLength(3)
  every(null)
  expect(dueAt()).toBeNull()
})

test('a new play session starts its interval again', () => {
  const { world, signIn, dueAt, every } = sitDown()
  const token = signIn()
  every(30)
  pass(world, 40 * minuteMs)
  signOut(world, token)
  pass(world, minuteMs)
  signIn()
  expect(dueAt()).toBe(71)
})

test('a signed-out player is not reminded', () => {
  const { world, refreshed, every } = sitDown()
  every(5)
  pass(world, hourMs)
  expect(refreshed).toEqual(['limits'])
})

test('the end of a break and a higher limit that begins are notified', () => {
  const { world, player, refreshed } = sitDown()
  const set = (amountPaise: number) =>
    setLimits(world, player.id, { limitsPaise: [{ kind: 'deposit', period: 'daily', amountPaise }] })
  startTimeOut(world, player.id, 24)
  expect(refreshed).toHaveLength(1)
  pass(world, 24 * hourMs)
  expect(refreshed).toHaveLength(2)
  set(500_00)
  set(900_00)
  expect(refreshed).toHaveLength(4)
  pass(world, 24 * hourMs)
  expect(refreshed).toHaveLength(5)
  pass(world, 24 * hourMs)
  expect(refreshed).toHaveLength(5)
})

test('staked, won and lost count the bets of the play session, and the net is won less lost', () => {
  const { world, playerId, marketId } = bettingTable()
  const bet = (selectionId: string, side: 'back' | 'lay', stakePaise: number, odds: number) =>
    placeBet(world, playerId, betOn(marketId, selectionId, side, stakePaise, { odds }))
  bet('a', 'back', 100_00, 3.05)
  pass(world, minuteMs)
  openSession(world, playerOf(world, playerId))
  bet('a', 'back', 200_00, 3.05)
  bet('b', 'lay', 300_00, 2.52)
  expect(playSessionOf(world, playerId)).toMatchObject({ stakedPaise: 500_00, wonPaise: 0, lostPaise: 0, netPaise: 0 })
  settleMarket(world, marketId, 'b')
  // The bet from before the play session is decided within it: lost 100 + 200 on A, and 456 of the lay of B.
  expect(playSessionOf(world, playerId)).toMatchObject({
    stakedPaise: 500_00,
    wonPaise: 0,
    lostPaise: 756_00,
    netPaise: -756_00,
  })
})
