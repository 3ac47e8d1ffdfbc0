/** The shown part of a round of reels: the board, what is lit on it, free spins and sums. */
import type { FaceRound, Fields, RoundEvent } from '../faces/face.ts'
import { fieldsAt, listAt, numberAt, textAt } from '../faces/fields.ts'
import { type Board, type Cell, columnsAt, type Fallen, type Place, placesAt, sunk } from './board.ts'

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
  /** What they won so far, in hundredths of the stake. */
  won: number
  /** What each that is over won, in hundredths of the stake. */
  paid: readonly number[]
  isOver: boolean
}

export interface ShownRound {
  /** The event that is shown; null before the first. */
  shown: RoundEvent | null
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
export function shownReels(round: FaceRound | null): ShownRound {
  return (round?.events ?? []).reduce<ShownRound>(
    (shownRound, event) => ({ ...after(shownRound, event), shown: event }),
    empty,
  )
}

function after(shownRound: ShownRound, event: RoundEvent): ShownRound {
  const { board, free } = shownRound
  switch (event.type) {
    case 'reveal':
      return { ...empty, totalTimes: shownRound.totalTimes, free, before: board, board: columnsAt(event, 'board') }
    case 'winInfo': {
      const wins = listAt(event, 'wins').map(winOf)
      return { ...shownRound, wins, spinTimes: shownRound.spinTimes + numberAt(event, 'totalWin') }
    }
    case 'tumbleBoard': {
      const gone = placesAt(event, 'explodingSymbols')
      const fallen = sunk(board ?? [], gone, columnsAt(event, 'newSymbols'))
      const next = fallen.map((column): Cell[] => column.map(({ cell }) => cell))
      return { ...shownRound, before: board, board: next, gone, fallen, wins: [], tumbles: shownRound.tumbles + 1 }
    }
    case 'boardMultiplierInfo': {
      const spinTimes = numberAt(fieldsAt(event, 'winInfo'), 'totalWin')
      return { ...shownRound, lit: placesAt(fieldsAt(event, 'multInfo'), 'positions'), spinTimes, wins: [] }
    }
    case 'freeSpinTrigger': {
      const total = numberAt(event, 'totalFs')
      return {
        ...shownRound,
        lit: placesAt(event, 'positions'),
        free: { spin: 0, total, won: 0, paid: [], isOver: false },
      }
    }
    case 'setWin':
      return { ...shownRound, spinTimes: numberAt(event, 'amount') }
    case 'setTotalWin':
      return {
        ...shownRound,
        totalTimes: numberAt(event, 'amount'),
        free: free && withSpin(free, shownRound.spinTimes),
      }
    case 'freeSpinRetrigger':
      return {
        ...shownRound,
        lit: placesAt(event, 'positions'),
        free: free && { ...free, total: numberAt(event, 'totalFs') },
      }
    case 'wincap':
      return { ...shownRound, isCapped: true }
    default:
      return free === null ? shownRound : { ...shownRound, free: freeAfter(free, event) }
  }
}

function freeAfter(free: FreeSpins, event: RoundEvent): FreeSpins {
  switch (event.type) {
    case 'updateFreeSpin':
      return { ...free, spin: numberAt(event, 'amount'), total: numberAt(event, 'total') }
    case 'freeSpinEnd':
      return { ...free, won: numberAt(event, 'amount'), isOver: true }
    default:
      return free
  }
}

function withSpin(free: FreeSpins, times: number): FreeSpins {
  return { ...free, won: free.won + times, paid: [...free.paid, times] }
}

function winOf(win: Fields): Win {
  const meta = fieldsAt(win, 'meta')
  return {
    symbol: textAt(win, 'symbol'),
    kind: numberAt(win, 'kind'),
    times: numberAt(win, 'win'),
    places: placesAt(win, 'positions'),
    line: numberAt(meta, 'lineIndex'),
    ways: numberAt(meta, 'ways'),
  }
}
