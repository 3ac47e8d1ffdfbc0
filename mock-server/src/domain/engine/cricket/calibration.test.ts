import { describe, expect, test } from 'vitest'
import { isLong, percent, seeds } from '../calibration/bounds.ts'
import { expectFairLines, expectFairSelections, expectSoundBooks } from '../calibration/expect-fair.ts'
import { measure } from '../calibration/measure.ts'
import { cricket } from './engine.ts'
import { lineBooks } from './markets/line-books.ts'
import { sideBooks } from './markets/markets.ts'

/** Matches of like sides after one another, so that they share their tables. */
function bySides(all: string[]): string[] {
  const key = (seed: string): string => {
    const { par, teams } = cricket.fixture(seed)
    return `${par} ${teams[0].rating - teams[1].rating}`
  }
  return all.toSorted((one, other) => key(one).localeCompare(key(other)))
}

describe('cricket prices', () => {
  test('match odds win as often as they say, and every book is a book', () => {
    const measured = measure(
      {
        engine: cricket,
        books: (state) => (state.innings.length > 0 && state.result === null ? sideBooks(state) : []),
        lineGroup: String,
      },
      bySides(seeds(150)),
    )
    expectSoundBooks(measured)
    expectFairSelections(measured)
  })

  test('fancy and session lines split evenly', () => {
    const measured = measure(
      { engine: cricket, books: lineBooks, lineGroup: (key) => key.replace(/^((?!session).*)-\d+$/, '$1') },
      seeds(30),
    )
    expectFairLines(measured)
  })

  test('innings and results look like those of real T20 cricket', () => {
    const matches = Array.from({ length: 2000 }, (_, index) => `calibration-${index}`)
      .map((seed) => playOut(seed))
      .filter((state) => state.result?.kind !== 'no-result')
    const innings = matches.flatMap((state) => state.innings.slice(0, 1))
    const totals = innings.map(({ runs }) => runs)
    const average = mean(totals)
    const deviation = Math.sqrt(mean(totals.map((runs) => (runs - average) ** 2)))
    const wickets = mean(innings.map((one) => one.wickets))
    if (isLong)
      console.info(`totals ${average.toFixed(1)}, deviation ${deviation.toFixed(1)}, wickets ${wickets.toFixed(2)}`)
    const ties = percent(matches.filter(({ result }) => result?.kind === 'tie').length, matches.length)
    const chases = matches.filter(
      ({ result, innings: [, chase] }) => result?.kind === 'won' && result.winner === chase?.batting,
    )
    const chased = percent(chases.length, matches.length)
    if (isLong) console.info(`ties ${ties.toFixed(2)} %, chases that win ${chased.toFixed(1)} %`)
    expect(ties).toBeGreaterThan(0.8)
    expect(ties).toBeLessThan(2.2)
    expect(chased).toBeGreaterThan(46)
    expect(chased).toBeLessThan(56)
    expect(average).toBeGreaterThan(155)
    expect(average).toBeLessThan(167)
    expect(deviation).toBeGreaterThan(27)
    expect(deviation).toBeLessThan(34)
    expect(wickets).toBeGreaterThan(5.6)
    expect(wickets).toBeLessThan(6.4)
  })
})

function playOut(seed: string) {
  let state = cricket.start(cricket.fixture(seed), seed)
  while (state.nextMs !== null) state = cricket.step(state).state
  return state
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
