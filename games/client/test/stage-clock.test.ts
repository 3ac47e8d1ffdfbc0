import { expect, test } from 'vitest'
import { pointAt, viewAt } from '../src/faces/crash/curve.ts'
import { crashTheme } from '../src/faces/crash/themes.ts'
import { corrected, elapsedAt, leftAt, type StageNow } from '../src/stage/stage-clock.ts'

const now: StageNow = {
  round: '1-7',
  number: 7,
  phase: 'running',
  elapsedMs: 1_000,
  leftMs: null,
  pace: 1,
  atMs: 500,
  state: [],
  crashedAt: null,
}
const tick = (elapsedMs: number, pace = 1) => ({ round: '1-7', elapsedMs, pace, times: 100 })

test('time goes on from a message by the pace of the world', () => {
  expect(elapsedAt(now, 1_500)).toBe(2_000)
  expect(elapsedAt({ ...now, pace: 0 }, 1_500)).toBe(1_000)
  expect(leftAt({ ...now, phase: 'betting', leftMs: 6_000, pace: 2 }, 1_500)).toBe(4_000)
  expect(leftAt({ ...now, phase: 'betting', leftMs: 100 }, 1_500)).toBe(0)
})

test('a tick that came late does not pull the curve back; a clock that was moved does', () => {
  expect(corrected(now, tick(1_900), 1_500)).toBe(now)
  expect(elapsedAt(corrected(now, tick(2_100), 1_500), 1_500)).toBe(2_100)
  expect(elapsedAt(corrected(now, tick(100), 1_500), 1_500)).toBe(100)
  expect(corrected(now, tick(1_900, 0), 1_500).pace).toBe(0)
  expect(corrected(now, { ...tick(9_000), round: '1-6' }, 1_500)).toBe(now)
})

test.each([1_000, 6_400, 20_000, 90_000])('after %i ms the end of the curve is in the picture', (ms) => {
  const size = { width: 390, height: 357 }
  const { x, y } = pointAt(ms, 0.000_1, viewAt(ms, 0.000_1), size)
  expect(x).toBeLessThanOrEqual(size.width * 0.8)
  expect(y).toBeGreaterThanOrEqual(size.height * 0.2)
  expect(y).toBeLessThan(size.height - 26)
})

test('a theme names what flies and the light it flies in; an unknown one is a plane by night', () => {
  expect(crashTheme('kite-dusk')).toEqual({ flyer: 'kite', mood: 'dusk' })
  expect(crashTheme('balloon-temple')).toEqual({ flyer: 'balloon', mood: 'temple' })
  expect(crashTheme('rocket')).toEqual({ flyer: 'rocket', mood: 'night' })
  for (const unknown of ['', 'zeppelin-noon']) expect(crashTheme(unknown)).toEqual({ flyer: 'plane', mood: 'night' })
})
