import { expect, test } from 'vitest'
import { type ClockState, neverBack, WorldClock } from './clock.ts'

function clockAt(startMs: number) {
  const system = { nowMs: startMs }
  return { system, clock: new WorldClock(() => system.nowMs) }
}

test('a clock runs with the system until it is frozen, and on from there', () => {
  const { system, clock } = clockAt(1000)
  system.nowMs += 500
  expect(clock.now()).toBe(1500)
  clock.freeze()
  system.nowMs += 500
  expect(clock.now()).toBe(1500)
  clock.resume()
  system.nowMs += 10
  expect(clock.now()).toBe(1510)
})

test('it can be frozen at a moment, set and moved on', () => {
  const { system, clock } = clockAt(1000)
  clock.freeze(5000)
  clock.advance(250)
  expect(clock.now()).toBe(5250)
  clock.set(9000)
  system.nowMs += 100
  expect(clock.now()).toBe(9000)
})

test('moving a running clock on leaves it running', () => {
  const { system, clock } = clockAt(1000)
  clock.advance(60_000)
  system.nowMs += 1
  expect(clock.now()).toBe(61_001)
})

test('it runs faster or slower by a factor', () => {
  const { system, clock } = clockAt(1000)
  clock.scale(60)
  system.nowMs += 1000
  expect(clock.now()).toBe(61_000)
  clock.scale(0.5)
  system.nowMs += 1000
  expect(clock.now()).toBe(61_500)
})

test('a clock made from a kept state goes on from it', () => {
  const kept: ClockState[] = []
  const system = { nowMs: 1000 }
  const clock = new WorldClock(
    () => system.nowMs,
    null,
    (state) => kept.push(state),
  )
  clock.advance(1000)
  system.nowMs += 500
  const again = new WorldClock(() => system.nowMs, kept.at(-1))
  expect(again.now()).toBe(clock.now())
  expect(again.now()).toBe(2500)
})

/** A machine whose clock can be set, and the time that its server goes by. */
function machine(fromMs?: number) {
  const at = { systemMs: 10_000, runMs: 0 }
  const now = neverBack(
    () => at.systemMs,
    () => at.runMs,
    fromMs,
  )
  const run = (ms: number) => {
    at.systemMs += ms
    at.runMs += ms
    return now()
  }
  const set = (systemMs: number) => {
    at.systemMs = systemMs
    return now()
  }
  return { run, set, now }
}

test('a system clock that is set back moves no time back, and time goes on at its pace', () => {
  const { run, set, now } = machine()
  expect(now()).toBe(10_000)
  expect(set(0)).toBe(10_000)
  expect(run(250)).toBe(10_250)
  expect([run(0.4), run(0.4), run(0.4)]).toEqual([10_250, 10_250, 10_251])
})

test('a system clock that is set wrong and right again, however often, is followed again', () => {
  const { run, set, now } = machine()
  now()
  for (let round = 1; round <= 5; round += 1) {
    set(-30 * 24 * 3_600_000)
    run(1_000)
    expect(set(10_000 + round * 1_000)).toBe(10_000 + round * 1_000)
  }
  expect(run(60_000)).toBe(75_000)
})

test('a clock behind the reached time goes on from that time until it has caught up', () => {
  const { run, set, now } = machine(50_000)
  expect([now(), run(500)]).toEqual([50_000, 50_500])
  expect(set(49_000)).toBe(50_500)
  expect(set(90_000)).toBe(90_000)
})
