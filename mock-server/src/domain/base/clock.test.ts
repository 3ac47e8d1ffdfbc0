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

test('a system clock that is set back moves no time back, and time goes on at its pace', () => {
  const system = { nowMs: 10_000 }
  const now = neverBack(() => system.nowMs)
  expect(now()).toBe(10_000)
  system.nowMs = 0
  expect(now()).toBe(10_000)
  system.nowMs += 250
  expect(now()).toBe(10_250)
  system.nowMs = 60_000
  expect(now()).toBe(70_000)
})
