import { describe, expect, test } from 'vitest'
import { anticipationOf, awardFor, expectedFreeSpins, mostFreeSpins } from '../../rules/reels/awards.ts'
import { scatterChances, stripsOf } from '../../rules/reels/reels.ts'

const awards = { 3: { times: 200, spins: 10 }, 4: { times: 500, spins: 15 } }

test('more scatters than are named bring what the most bring, fewer nothing', () => {
  expect([2, 3, 4, 6].map((scatters) => awardFor(awards, scatters)?.spins ?? 0)).toEqual([0, 10, 15, 15])
})

describe('a reel is held back', () => {
  /** One row in view, a scatter or not on each reel. */
  const held = (row: string) => {
    const hidden = { name: 'L1' }
    return anticipationOf(
      stripsOf(row.split(' ')).map((cells) => [hidden, ...cells, hidden]),
      awards,
    )
  }

  test('when the free spins come on it, from the reel after the last but one scatter', () => {
    expect(held('S L1 S L1 S')).toEqual([0, 0, 0, 1, 2])
    expect(held('S S S L1 L1')).toEqual([0, 0, 1, 0, 0])
  })

  test('never when they do not come, and not for more of them than come', () => {
    expect(held('S S L1 L1 L1')).toEqual([0, 0, 0, 0, 0])
    expect(held('L1 L1 L1 L1 L1')).toEqual([0, 0, 0, 0, 0])
  })
})

test('scatters in view are as likely as their stops', () => {
  expect(scatterChances(stripsOf(['S L1 L1 L1', 'S L1 L1 L1 S L1 L1 L1']), 1)).toEqual([9 / 16, 6 / 16, 1 / 16])
  expect(scatterChances(stripsOf(['S L1 L1 L1']), 3)).toEqual([1 / 4, 3 / 4])
})

describe('free spins in the long run', () => {
  test('are those that were won when none win more', () => {
    expect(expectedFreeSpins(10, [1], awards)).toBeCloseTo(10, 10)
  })

  test('follow the sum of the series when some do', () => {
    // Each spin adds 10 more once in a hundred: 10 / (1 - 0.1), less what lies beyond the bound.
    const again = expectedFreeSpins(10, [0.99, 0, 0, 0.01], awards)
    expect(again).toBeLessThan(10 / 0.9)
    expect(again).toBeGreaterThan(10 / 0.9 - 0.01)
  })

  test('end at the bound when every spin wins more', () => {
    expect(expectedFreeSpins(10, [0, 0, 0, 1], awards)).toBeCloseTo(mostFreeSpins, 8)
  })
})
