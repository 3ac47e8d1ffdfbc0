import { expect, test } from 'vitest'
import { Faults, type FaultsState } from './faults.ts'

const latency = { kind: 'latency', ms: 2000 } as const

function faults(chances: number[] = [], kept: FaultsState | null = null) {
  const saved: FaultsState[] = []
  const planted = new Faults({ stream: () => () => chances.shift() ?? 0, kept, save: (state) => saved.push(state) })
  return Object.assign(planted, { saved })
}

test('a fault meets its operation so many times', () => {
  const planted = faults()
  planted.plant({ target: { operation: 'placeBet' }, effect: latency, times: 2 })
  const strikes = ['login', 'placeBet', 'placeBet', 'placeBet'].map((op) => planted.takeForCall(op, true).length)
  expect(strikes).toEqual([0, 1, 1, 0])
})

test('a fault on calls that need a token leaves the others alone', () => {
  const planted = faults()
  planted.plant({ target: { group: 'authenticated' }, effect: latency, times: 1 })
  expect(planted.takeForCall('getBanners', false)).toEqual([])
  expect(planted.takeForCall('getExposure', true)).toEqual([latency])
})

test('a fault on all calls stays until it is cleared', () => {
  const planted = faults()
  const { id } = planted.plant({ target: { group: 'all' }, effect: { kind: 'legacy-error' }, times: null })
  expect([1, 2, 3].map(() => planted.takeForCall('login', false).length)).toEqual([1, 1, 1])
  planted.clear(id)
  expect(planted.takeForCall('login', false)).toEqual([])
  expect(planted.list()).toEqual([])
})

test('a fault on a socket event does not meet calls', () => {
  const planted = faults()
  planted.plant({ target: { event: 'session_check' }, effect: { kind: 'event-lost' }, times: null })
  expect(planted.takeForCall('session_check', true)).toEqual([])
  expect(planted.takeForEvent('session_check')).toEqual([{ kind: 'event-lost' }])
  expect(planted.takeForEvent('get:balance')).toEqual([])
})

test("a share of the calls is struck by the world's chance", () => {
  const planted = faults([0.1, 0.2, 0.19])
  planted.plant({ target: { group: 'all' }, effect: latency, times: null, share: 0.2 })
  expect([1, 2, 3].map(() => planted.takeForCall('login', false).length)).toEqual([1, 0, 1])
})

test('the chance of a share goes on where it was left', () => {
  const first = faults([0.1, 0.9])
  first.plant({ target: { group: 'all' }, effect: latency, times: null, share: 0.5 })
  first.takeForCall('login', false)
  first.keep()
  const again = faults([0.1, 0.9], first.saved.at(-1) ?? null)
  expect(again.takeForCall('login', false)).toEqual([])
})

test('the rest of a fault’s count survives a restart', () => {
  const first = faults()
  first.plant({ target: { group: 'all' }, effect: latency, times: 2 })
  first.takeForCall('login', false)
  const again = faults([], first.saved.at(-1) ?? null)
  expect([1, 2].map(() => again.takeForCall('login', false).length)).toEqual([1, 0])
  expect(again.plant({ target: { group: 'all' }, effect: latency, times: 1 }).id).toBe(2)
})

test('of an event only the kinds that were asked for are taken', () => {
  const planted = faults()
  planted.plant({ target: { event: 'connect' }, effect: { kind: 'event-lost' }, times: 1 })
  expect(planted.takeForEvent('connect', ['event-late', 'event-failed'])).toEqual([])
  expect(planted.takeForEvent('connect', ['event-lost'])).toEqual([{ kind: 'event-lost' }])
})

test('a fault that is given back strikes the next call, at its old place', () => {
  const planted = faults()
  const dropped = { kind: 'dropped-answer' } as const
  planted.plant({ target: { operation: 'placeBet' }, effect: dropped, times: 1 })
  planted.plant({ target: { operation: 'placeBet' }, effect: latency, times: 3 })
  planted.giveBack(planted.takeForCall('placeBet', true))
  expect(planted.list().map(({ id, times }) => [id, times])).toEqual([
    [1, 1],
    [2, 3],
  ])
  expect(planted.saved.at(-1)?.planted.map(({ id, times }) => [id, times])).toEqual([
    [1, 1],
    [2, 3],
  ])
  expect(planted.takeForCall('placeBet', true)).toEqual([dropped, latency])
})

test('a cleared fault does not come back, and a fault without a count stores none', () => {
  const planted = faults()
  planted.plant({ target: { operation: 'placeBet' }, effect: latency, times: 1 })
  const taken = planted.takeForCall('placeBet', true)
  planted.clear()
  planted.giveBack(taken)
  expect(planted.list()).toEqual([])
  planted.plant({ target: { operation: 'placeBet' }, effect: latency, times: null })
  planted.giveBack(planted.takeForCall('placeBet', true))
  expect(planted.list().map(({ times }) => times)).toEqual([null])
})
