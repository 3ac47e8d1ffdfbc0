import { expect } from 'vitest'
import { allowance, isLong, percent } from './bounds.ts'
import type { Measurement } from './measure.ts'

/** Fails when a book is not a book: back under lay, 100.5 to 104 %. */
export function expectSoundBooks({ crossed, leastSum, mostSum }: Measurement): void {
  expect(crossed).toBe(0)
  expect(leastSum).toBeGreaterThanOrEqual(1.005)
  expect(mostSum).toBeLessThanOrEqual(1.04)
}

/** Fails when selections at a level do not win that often. */
export function expectFairSelections({ levels }: Measurement): void {
  for (const [level, { samples, wins }] of levels) {
    report(`mid ${level}`, samples, percent(wins, samples))
    expect(Math.abs(percent(wins, samples) - level)).toBeLessThanOrEqual(allowance(level, samples))
  }
}

/** Fails when Yes or No of a group of lines wins more or less than half; runs between two lines belong to neither. */
export function expectFairLines({ lines }: Measurement): void {
  expect(lines.size).toBeGreaterThan(0)
  for (const [group, { samples, yes, no }] of lines) {
    const between = samples - yes - no
    const share = percent(yes + between / 2, samples)
    report(group, samples, share, percent(yes, samples), percent(no, samples))
    expect(Math.abs(share - 50), group).toBeLessThanOrEqual(allowance(50, samples))
    expect(percent(between, samples), group).toBeLessThanOrEqual(isLong ? 6 : 12)
  }
}

function report(what: string, samples: number, ...shares: number[]): void {
  if (isLong) console.info(`${what}: ${shares.map((share) => share.toFixed(2)).join(' ')} of ${samples}`)
}
