/** Reels: strips of symbols, stopped at drawn places, and what of them is in view. */
import { drawBelow } from '../draw.ts'
import type { Draw } from '../fairness.ts'

/** A symbol: H1 to H4 pay high, L1 to L5 low, W is wild, S scatters, M multiplies. As the protocol writes it. */
export interface Cell {
  name: string
  /** Stands for every symbol that pays, not for a scatter. */
  wild?: true
  /** Counts wherever it is in view. */
  scatter?: true
  /** What a wild or a multiplier makes of a win. */
  multiplier?: number
}

export type Strip = readonly Cell[]

/** Of each reel, from the left, its cells from the top: the row above those in view first, the row below them last. */
export type Board = readonly (readonly Cell[])[]

/** A place of the board. The rows in view begin with 1; above them lies row 0. */
export interface Position {
  reel: number
  row: number
}

/** Stopped reels: `stops` are the places on their strips of the topmost row in view. */
export interface Stopped {
  board: Board
  stops: readonly number[]
}

/** Strips written as symbols with spaces between; a number behind W or M is its multiplier: 'H1 L3 W2 S'. */
export function stripsOf(lines: readonly string[]): readonly Strip[] {
  return lines.map((line) => line.split(' ').map(cellOf))
}

function cellOf(code: string): Cell {
  const [, kind, multiplier] = /^([WM])(\d+)?$/.exec(code) ?? []
  const times = multiplier === undefined ? {} : { multiplier: Number(multiplier) }
  if (kind === 'W') return { name: kind, wild: true, ...times }
  if (kind === 'M') return { name: kind, ...times }
  return code === 'S' ? { name: code, scatter: true } : { name: code }
}

/** The symbol at a place of a strip, which is a ring: places below 0 and beyond its end count on. */
export function cellAt(strip: Strip, place: number): Cell {
  const cell = strip[((place % strip.length) + strip.length) % strip.length]
  if (cell === undefined) throw new RangeError('A strip has no symbols')
  return cell
}

/** What of a strip is on the board when `rows` are in view from `stop` on. */
export function columnAt(strip: Strip, stop: number, rows: number): readonly Cell[] {
  return Array.from({ length: rows + 2 }, (_, row) => cellAt(strip, stop + row - 1))
}

/** Stops the reels, one number each, from the left. */
export function stopReels(strips: readonly Strip[], rows: number, draw: Draw): Stopped {
  const stops = strips.map((strip) => drawBelow(draw, strip.length))
  return { stops, board: strips.map((strip, reel) => columnAt(strip, stops[reel] ?? 0, rows)) }
}

/** The places in view whose symbol is such, reel by reel, from the top. */
export function placesOf(board: Board, isSuch: (cell: Cell) => boolean): Position[] {
  const places: Position[] = []
  board.forEach((column, reel) => {
    for (let row = 1; row < column.length - 1; row += 1) {
      const cell = column[row]
      if (cell !== undefined && isSuch(cell)) places.push({ reel, row })
    }
  })
  return places
}

/**
 * How the chances are spread over the number of scatters in view, from none upwards, each stop of each strip being equally
 * likely.
 */
export function scatterChances(strips: readonly Strip[], rows: number): readonly number[] {
  return strips.reduce<readonly number[]>(
    (before, strip) => {
      const after: number[] = []
      for (const [stop] of strip.entries()) {
        const shown = placesOf([columnAt(strip, stop, rows)], isScatter).length
        before.forEach((chance, count) => {
          after[count + shown] = (after[count + shown] ?? 0) + chance / strip.length
        })
      }
      return Array.from(after, (chance) => chance ?? 0)
    },
    [1],
  )
}

export function isScatter({ scatter }: Cell): boolean {
  return scatter === true
}
