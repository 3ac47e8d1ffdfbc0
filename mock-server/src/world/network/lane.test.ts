import { describe, expect, test } from 'vitest'
import { createRandom } from '../../domain/base/random.ts'
import { doneAt, gapAt, Lane } from './lane.ts'
import { networkProfileNames, networkProfiles } from './profiles.ts'

const everyMinute = { afterMs: 10_000, forMs: 4_000, everyMs: 60_000, cutShare: 0 }
const once = { ...everyMinute, everyMs: null }

describe('gaps', () => {
  test.each([
    [0, { fromMs: 10_000, toMs: 14_000 }],
    [10_000, { fromMs: 10_000, toMs: 14_000 }],
    [13_999, { fromMs: 10_000, toMs: 14_000 }],
    [14_000, { fromMs: 70_000, toMs: 74_000 }],
    [75_000, { fromMs: 130_000, toMs: 134_000 }],
  ])('at %i ms the gap that holds or comes next', (atMs, expected) => {
    expect(gapAt(atMs, everyMinute)).toEqual(expected)
  })

  test('a gap that comes once is over after it', () => {
    expect(gapAt(14_000, once)).toBeNull()
  })

  test('work stands still in a gap, and what is ready inside it leaves at its end', () => {
    expect(doneAt(9_000, 500, everyMinute)).toBe(9_500)
    expect(doneAt(9_000, 3_000, everyMinute)).toBe(16_000)
    expect(doneAt(12_000, 0, everyMinute)).toBe(14_000)
    expect(doneAt(0, 100_000, everyMinute)).toBe(108_000)
  })
})

describe('a lane', () => {
  test('carries as many bits a second as it says, from all connections together', () => {
    const lane = new Lane(8_000, null)
    expect(lane.take(0, 500)).toBe(500)
    expect(lane.take(0, 500)).toBe(1_000)
    expect(lane.take(5_000, 250)).toBe(5_250)
  })

  test('without a limit takes no time, but for its gaps', () => {
    const lane = new Lane(null, once)
    expect(lane.take(3, 1_000_000)).toBe(3)
    expect(lane.take(11_000, 1)).toBe(14_000)
  })

  test('cuts bytes into pieces of 50 ms, within limits', () => {
    expect([1_000, 240_000, 100_000_000].map((bits) => new Lane(bits, null).pieceBytes)).toEqual([256, 1_500, 16_384])
  })

  test.each(networkProfileNames.filter((name) => networkProfiles[name].downBitsPerSecond !== null))(
    'of %s carries as much as its rate says, whatever is sent',
    (name) => {
      const { downBitsPerSecond } = networkProfiles[name]
      const chance = createRandom('sizes').stream(name)
      const lane = new Lane(downBitsPerSecond, null)
      let [bytes, leftMs] = [0, 0]
      for (let piece = 0; piece < 500; piece += 1) {
        const size = Math.ceil(chance() * 4_000)
        bytes += size
        leftMs = lane.take(0, size)
      }
      const measured = (bytes * 8_000) / leftMs
      expect(Math.abs(measured / (downBitsPerSecond ?? 0) - 1)).toBeLessThan(0.15)
    },
  )
})
