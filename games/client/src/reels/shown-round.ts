/** The shown part of a round of reels: the board, what is lit on it, free spins and sums. */
import type { ReelEvent } from '@chaupar/games/rules/reels/rounds'
import type { ReelWin } from '@chaupar/games/rules/reels/wins'
import type { FaceRound } from '../faces/face.ts'
import { type Board, type Cell, columnsOf, type Fallen, type Place, sunk } from './board.ts'

/** One win of a board. */
export interface Win {
  symbol: string
  /** How many symbols make it, or on how many reels they stand. */
  kind: number
  /** In hundredths of the stake. */
  times: number
  places: readonly Place[]
  /** From 1; 0 = no line made it. */
  line: number
  /** 0 = ways are not counted. */
  ways: number
}

/** Free spins, while they are played and when they are over. */
export interface FreeSpins {
  /** The one that is played; 0 before the first. */
  spin: number
  total: number
  /** What those that are over won together, in hundredths of the stake. */
  won: number
  /** What each that is over won, in hundredths of the stake. */
  paid: readonly number[]
  isOver: boolean
}

export interface ShownRound {
  /** The event that is shown; null before the first. */
  shown: ReelEvent | null
  board: Board | null
  /** The board before the shown event moved it. */
  before: Board | null
  /** How the cells came to lie as they do, when the shown event is a tumble. */
  fallen: readonly (readonly Fallen[])[]
  /** What goes in the shown tumble. */
  gone: readonly Place[]
  /** Wins on the board as it stands. */
  wins: readonly Win[]
  /** Places of scatters that won free spins, of multipliers that count. */
  lit: readonly Place[]
  /** What the spin won so far, in hundredths of the stake. */
  spinTimes: number
  /** What the round won so far, in hundredths of the stake. */
  totalTimes: number
  /** How often its symbols tumbled. */
  tumbles: number
  free: FreeSpins | null
  /** The round has won the most that the game pays. */
  isCapped: boolean
}

const empty: ShownRound = {
  shown: null,
  board: null,
  before: null,
  fallen: [],
  gone: [],
  wins: [],
  lit: [],
  spinTimes: 0,
  totalTimes: 0,
  tumbles: 0,
  free: null,
  isCapped: false,
}

/** The boards and sums of a round after its events; null = none was played yet. */
export function shownReels(round: FaceRound<ReelEvent> | null): ShownRound {
  return (round?.events ?? []).reduce<ShownRound>(
    (shownRound, event) => ({ ...after(shownRound, event), shown: event }),
    empty,
  )
}

/** What the free spins won so far, with the wins of the spin that is shown; in hundredths of the stake. */
export function freeWon({ shown, free, spinTimes }: ShownRound): number {
  if (free === null) return 0
  // The next spin has begun, and its board is not there yet: what is known is of the one before.
  const isCounted = free.paid.length >= free.spin || shown?.type === 'updateFreeSpin'
  return free.won + (isCounted ? 0 : spinTimes)
}

function after(shownRound: ShownRound, event: ReelEvent): ShownRound {
  const { board, free } = shownRound
  switch (event.type) {
    case 'reveal':
      return { ...empty, totalTimes: shownRound.totalTimes, free, before: board, board: columnsOf(event.board) }
    case 'winInfo':
      return { ...shownRound, wins: event.wins.map(winOf), spinTimes: shownRound.spinTimes + event.totalWin }
    case 'tumbleBoard': {
      const gone = event.explodingSymbols
      const fallen = sunk(board ?? [], gone, columnsOf(event.newSymbols))
      const next = fallen.map((column): Cell[] => column.map(({ cell }) => cell))
      return { ...shownRound, before: board, board: next, gone, fallen, wins: [], tumbles: shownRound.tumbles + 1 }
    }
    case 'boardMultiplierInfo':
      return { ...shownRound, lit: event.multInfo.positions, spinTimes: event.winInfo.totalWin, wins: [] }
    case 'freeSpinTrigger':
      return {
        ...shownRound,
        lit: event.positions,
        free: { spin: 0, total: event.totalFs, won: 0, paid: [], isOver: false },
      }
    case 'setWin':
      return { ...shownRound, spinTimes: event.amount }
    case 'setTotalWin':
      return { ...shownRound, totalTimes: event.amount, free: free && withSpin(free, shownRound.spinTimes) }
    case 'freeSpinRetrigger':
      return { ...shownRound, lit: event.positions, free: free && { ...free, total: event.totalFs } }
    case 'wincap':
      return { ...shownRound, isCapped: true }
    case 'updateFreeSpin':
      return { ...shownRound, free: free && { ...free, spin: event.amount, total: event.total } }
    case 'freeSpinEnd':
      return { ...shownRound, free: free && { ...free, won: event.amount, isOver: true } }
    default:
      return shownRound
  }
}

function withSpin(free: FreeSpins, times: number): FreeSpins {
  return { ...free, won: free.won + times, paid: [...free.paid, times] }
}

function winOf({ symbol, kind, win, positions, meta }: ReelWin): Win {
  return { symbol, kind, times: win, places: positions, line: meta.lineIndex ?? 0, ways: meta.ways ?? 0 }
}
