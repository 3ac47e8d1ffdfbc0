/** Payout of a stopped board by its lines or by its ways. */
import { type Board, type Cell, columnAt, type Position, type Strip } from './reels.ts'

/** In hundredths of the bet by symbol and number of reels: { H1: { 3: 100, 4: 400, 5: 2000 } }. */
export type PayTable = Readonly<Record<string, Readonly<Record<number, number>>>>

/** One win of a board, in hundredths of the bet. */
export interface ReelWin {
  symbol: string
  /** How many symbols make it, or on how many reels they stand. */
  kind: number
  win: number
  positions: readonly Position[]
  /** The line counts from 1. */
  meta: { winWithoutMult: number; lineIndex?: number; ways?: number; globalMult?: number }
}

/** A way to read wins from a board. Wilds stand on no first reel, so each win is of one symbol. */
export interface Evaluation {
  rows: number
  pays: PayTable
  /** Of each line the row on each reel, the first being 1; none where ways are counted. */
  lines: readonly (readonly number[])[]
  winsOf(board: Board): ReelWin[]
  /** Payout of a spin of these strips in the long run, in hundredths of the bet. */
  expected(strips: readonly Strip[]): number
}

/** A line pays the symbol of its first reel as far as it, or wilds, follow without a gap. */
export function lineWins(rows: number, lines: Evaluation['lines'], pays: PayTable): Evaluation {
  return {
    rows,
    pays,
    lines,
    winsOf(board) {
      return lines.flatMap((line, lineIndex) => {
        const cells = line.map((row, reel) => board[reel]?.[row])
        const symbol = cells[0]?.name ?? ''
        const other = cells.findIndex((cell) => cell?.name !== symbol && cell?.wild !== true)
        const kind = other === -1 ? cells.length : other
        const win = pays[symbol]?.[kind] ?? 0
        if (win === 0) return []
        const positions = line.slice(0, kind).map((row, reel) => ({ reel, row }))
        return [{ symbol, kind, win, positions, meta: { lineIndex: lineIndex + 1, winWithoutMult: win } }]
      })
    },
    expected(strips) {
      // Every row of a reel shows each symbol of its strip equally often, so all lines are worth the same.
      const chanceOn = (strip: Strip, symbol: string) =>
        strip.filter(({ name, wild }) => name === symbol || wild === true).length / strip.length
      const ofLine = Object.entries(pays).map(([symbol, kinds]) => {
        const chances = strips.map((strip) => chanceOn(strip, symbol))
        const ofKinds = Object.entries(kinds).map(
          ([kind, times]) => times * product(chances.slice(0, Number(kind))) * (1 - (chances[Number(kind)] ?? 0)),
        )
        return sum(ofKinds)
      })
      return lines.length * sum(ofLine)
    },
  }
}

/**
 * Ways: a symbol pays once for each way to take one place of it, or a wild, on each reel from the first on. A way is multiplied
 * by each multiplier that it runs through.
 */
export function wayWins(rows: number, pays: PayTable): Evaluation {
  const fits = (symbol: string) => (cell: Cell) => cell.name === symbol || cell.wild === true
  const inView = (column: readonly Cell[]) => column.slice(1, -1)
  return {
    rows,
    pays,
    lines: [],
    winsOf(board) {
      return Object.keys(pays).flatMap((symbol) => {
        const columns = board.map((column) => inView(column).filter(fits(symbol)))
        const other = columns.findIndex((cells) => cells.length === 0)
        const kind = other === -1 ? columns.length : other
        const times = pays[symbol]?.[kind] ?? 0
        if (times === 0) return []
        const on = columns.slice(0, kind)
        const ways = product(on.map((cells) => cells.length))
        const positions = board
          .slice(0, kind)
          .flatMap((column, reel) =>
            column.flatMap((cell, row) => (row > 0 && row <= rows && fits(symbol)(cell) ? [{ reel, row }] : [])),
          )
        const win = times * product(on.map(weightOf))
        return [{ symbol, kind, win, positions, meta: { ways, winWithoutMult: times * ways } }]
      })
    },
    expected(strips) {
      const worths = Object.entries(pays).map(([symbol, kinds]) => {
        const reels = strips.map((strip) => {
          const views = strip.map((_, stop) => inView(columnAt(strip, stop, rows)).filter(fits(symbol)))
          return {
            weight: sum(views.map(weightOf)) / strip.length,
            none: views.filter((cells) => cells.length === 0).length / strip.length,
          }
        })
        const ofKinds = Object.entries(kinds).map(([kind, times]) => {
          const ways = product(reels.slice(0, Number(kind)).map(({ weight }) => weight))
          return times * ways * (reels[Number(kind)]?.none ?? 1)
        })
        return sum(ofKinds)
      })
      return sum(worths)
    },
  }
}

/** Wins as a spin pays them whose every win is multiplied. */
export function multiplied(wins: readonly ReelWin[], globalMult: number): ReelWin[] {
  return wins.map((one) => ({ ...one, win: one.win * globalMult, meta: { ...one.meta, globalMult } }))
}

/** How often a reel counts in the ways through these of its cells. */
function weightOf(cells: readonly Cell[]): number {
  return sum(cells.map(({ multiplier = 1 }) => multiplier))
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function product(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total * number, 1)
}
