/** Boards, from the events of reels (games/rules/reels). */
import type * as rules from '@chaupar/games/rules/reels/reels'

export interface Cell {
  /** 'H1' to 'H4', 'L1' to 'L5', 'W', 'S', 'M'. */
  name: string
  /** What a wild or a multiplier makes of a win; 1 = nothing. */
  times: number
}

/** Of each reel, from the left, its cells from the top. The first and the last of a reel lie out of view. */
export type Board = readonly (readonly Cell[])[]

/** A place of the board. Rows in view begin with 1. */
export interface Place {
  reel: number
  row: number
}

/** The cells of an event: a board, or what fell onto each reel. */
export function columnsOf(board: rules.Board): Cell[][] {
  return board.map((column) => column.map(({ name, multiplier = 1 }) => ({ name, times: multiplier })))
}

/** What stands before the first round: every symbol once or twice, no two alike side by side. */
export function firstBoard(columns: number, rows: number): Board {
  const names = ['H1', 'L2', 'H3', 'L4', 'H2', 'L5', 'H4', 'L1', 'L3']
  return Array.from({ length: columns }, (_, reel) =>
    Array.from({ length: rows + 2 }, (_, row) => ({
      name: names[(reel * 4 + row * 2) % names.length] ?? 'H1',
      times: 1,
    })),
  )
}

/** Where a cell of a board came from, when symbols went and others fell into their places: its row before, or above the board. */
export interface Fallen {
  cell: Cell
  from: number
}

/** A board after symbols went: the others of a reel sink, `fallen` follow above them. */
export function sunk(board: Board, gone: readonly Place[], fallen: readonly (readonly Cell[])[]): Fallen[][] {
  return board.map((column, reel) => {
    const rows = new Set(gone.filter((place) => place.reel === reel).map(({ row }) => row))
    const left = column.flatMap((cell, row) => (rows.has(row) ? [] : [{ cell, from: row }]))
    const above = fallen[reel] ?? []
    return [...above.map((cell, at) => ({ cell, from: at - above.length })), ...left]
  })
}

/** Whether a place is among others. */
export function isAmong(places: readonly Place[], { reel, row }: Place): boolean {
  return places.some((place) => place.reel === reel && place.row === row)
}
