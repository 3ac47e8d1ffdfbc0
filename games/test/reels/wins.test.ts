import { describe, expect, test } from 'vitest'
import { type Board, stripsOf } from '../../rules/reels/reels.ts'
import { lineWins, wayWins } from '../../rules/reels/wins.ts'

/** A board from its rows in view, with a row of H9 above and below that never counts. */
function boardOf(...rows: string[]): Board {
  const [first = [], ...others] = stripsOf(rows)
  const hidden = { name: 'H9' }
  return first.map((_, reel) => [hidden, ...[first, ...others].map((row) => row[reel] ?? hidden), hidden])
}

describe('lines', () => {
  const middle = lineWins(3, [[2, 2, 2, 2, 2]], { H1: { 3: 100, 4: 400, 5: 2_000 }, L1: { 2: 10, 3: 50 } })

  test.each([
    ['H1 H1 H1 L1 H1', [['H1', 3, 100]]],
    ['H1 W H1 W L2', [['H1', 4, 400]]],
    ['H1 W W W H1', [['H1', 5, 2_000]]],
    ['L1 L1 H1 L1 L1', [['L1', 2, 10]]],
    ['L2 H1 H1 H1 H1', []],
    ['H1 H1 S H1 H1', []],
  ])('%s pays %j', (row, wins) => {
    const found = middle.winsOf(boardOf('L3 L3 L3 L3 L3', row, 'L3 L3 L3 L3 L3'))
    expect(found.map(({ symbol, kind, win }) => [symbol, kind, win])).toEqual(wins)
  })

  test('a win says its line and its places, the row above those in view being 0', () => {
    const up = lineWins(
      3,
      [
        [2, 2, 2],
        [3, 2, 1],
      ],
      { H1: { 3: 100 } },
    )
    expect(up.winsOf(boardOf('L1 L2 H1', 'L1 H1 L2', 'H1 L1 L2'))).toEqual([
      {
        symbol: 'H1',
        kind: 3,
        win: 100,
        positions: [
          { reel: 0, row: 3 },
          { reel: 1, row: 2 },
          { reel: 2, row: 1 },
        ],
        meta: { lineIndex: 2, winWithoutMult: 100 },
      },
    ])
  })
})

describe('ways', () => {
  const ways = wayWins(3, { H1: { 3: 10, 4: 40, 5: 100 }, L1: { 3: 5 } })
  const wins = (...rows: string[]) => ways.winsOf(boardOf(...rows)).map(({ symbol, kind, win }) => [symbol, kind, win])

  test('each way through the places of a symbol pays', () => {
    expect(wins('H1 H1 L2 L2 H1', 'H1 L1 H1 L3 L2', 'L1 H1 L3 L2 L2')).toEqual([['H1', 3, 2 * 2 * 1 * 10]])
  })

  test('a wild stands for every symbol and multiplies the ways through it', () => {
    expect(wins('H1 W3 H1 L2 L2', 'L1 H1 L1 L3 L2', 'L2 L3 L3 L2 L3')).toEqual([
      ['H1', 3, 1 * (3 + 1) * 1 * 10],
      ['L1', 3, 1 * 3 * 1 * 5],
    ])
    expect(wins('H1 W2 W3 L2 L2', 'L2 L3 L3 L3 L3', 'L3 L2 L2 L2 L2')).toEqual([['H1', 3, 2 * 3 * 10]])
  })

  test('what is hidden above and below counts for nothing', () => {
    const hidden = boardOf('L2 L2 L2', 'L3 L3 L3', 'L2 L2 L2').map((column) => [{ name: 'H1' }, ...column.slice(1)])
    expect(ways.winsOf(hidden)).toEqual([])
  })
})
