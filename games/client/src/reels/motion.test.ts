import { expect, test } from 'vitest'
import { firstBoard } from './board.ts'
import { type Motion, motionMs, placedAt, rowsSpun, type Scene, sceneMs } from './motion.ts'

const cells = (name: string) => Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => ({ name, times: 1 })))

function scene(motion: Motion, own: Partial<Scene> = {}): Scene {
  return {
    motion,
    board: cells('H1'),
    before: cells('L5'),
    fallen: [],
    gone: [],
    wins: [],
    lit: [],
    isAbove: false,
    isQuick: false,
    ...own,
  }
}

/** When a reel has stopped for good: its symbols stand on whole rows from then on. */
function stopOf(reel: number, own: Partial<Scene>): number {
  const landing = scene('land', own)
  const end = sceneMs(landing)
  for (let ms = end; ms > 0; ms -= 1) {
    const row = placedAt(landing, ms, 0).find((placed) => placed.reel === reel)?.row ?? 0
    if (Math.abs(row - Math.round(row)) > 0.001) return ms
  }
  return 0
}

test.each([false, true])('every reel stops in the same measure, the last too (free spin: %s)', (isQuick) => {
  const stops = [0, 1, 2, 3, 4].map((reel) => stopOf(reel, { isQuick }))
  const gaps = stops.slice(1).map((stop, at) => stop - (stops[at] ?? 0))
  expect(gaps.every((gap) => gap > 0)).toBe(true)
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(2)
})

test.each<Motion>(['land', 'fall', 'tumble', 'wins'])('%s comes to rest on the board', (motion) => {
  const moving = scene(motion)
  const placed = placedAt(moving, motionMs({ motion, columns: 5, wins: 0, isQuick: false }), 0)
  expect(placed.map(({ cell, row }) => [cell.name, Number.isInteger(row)])).toEqual(placed.map(() => ['H1', true]))
})

test('a reel that turns while the bet is on its way goes on from where it is when the board comes', () => {
  const spun = rowsSpun(437)
  const before = placedAt(scene('spin'), 437, 0)
  const after = placedAt(scene('land'), 0, spun)
  const seen = (placed: typeof before) =>
    placed
      .filter(({ row }) => row > 0 && row < 4)
      .map(({ cell, reel, row }) => `${reel} ${row.toFixed(3)} ${cell.name}`)
  expect(seen(after)).toEqual(seen(before))
})

test('a reel at full speed is smeared: not while it gathers speed, and not once it has stopped, though others turn', () => {
  const isFast = (motion: Motion, ms: number, reel: number) =>
    placedAt(scene(motion), ms, motion === 'land' ? rowsSpun(500) : 0).some(
      (placed) => placed.reel === reel && placed.look === 'fast',
    )
  expect([isFast('spin', 50, 0), isFast('spin', 300, 0)]).toEqual([false, true])
  expect([isFast('land', 300, 0), isFast('land', 500, 0), isFast('land', 500, 4)]).toEqual([true, false, true])
})

test('several wins are lit one after another, then together', () => {
  const win = (row: number) => ({ symbol: 'H1', kind: 3, times: 10, places: [{ reel: 0, row }], line: row, ways: 0 })
  const winning = scene('wins', { wins: [win(1), win(2)] })
  const litAt = (ms: number) => placedAt(winning, ms, 0).flatMap(({ look, row }) => (look === 'lit' ? [row] : []))
  expect([litAt(10), litAt(700), litAt(1_300)]).toEqual([[1], [2], [1, 2]])
})

test('what stands before the first round shows no win', () => {
  for (const [columns, rows] of [
    [5, 3],
    [3, 3],
    [6, 5],
  ] as const)
    for (let row = 1; row <= rows; row += 1) {
      const names = firstBoard(columns, rows).map((column) => column[row]?.name)
      expect(new Set(names.slice(0, 3)).size).toBe(3)
    }
})
