/** Where every symbol stands at a time: the motions of reels, worked out without drawing. */
import { type Board, type Cell, type Fallen, isAmong, type Place } from './board.ts'
import type { Win } from './shown-round.ts'

/**
 * none: the board stands. spin: the reels turn and wait for a board. land: they stop at one, all in the same measure. fall: symbols
 * fall out and others in. tumble: some go, others sink. wins: wins are lit one after another, then together.
 */
export type Motion = 'none' | 'spin' | 'land' | 'fall' | 'tumble' | 'wins'

export interface Scene {
  motion: Motion
  board: Board
  /** What stood before the motion. */
  before: Board
  fallen: readonly (readonly Fallen[])[]
  gone: readonly Place[]
  wins: readonly Win[]
  lit: readonly Place[]
  /** The spin has won more than its stake: what won may shine. */
  isAbove: boolean
  /** Of a free spin, which are played more quickly. */
  isQuick: boolean
}

/** A symbol on its way: `row` 1 is the topmost in view, and need not be whole. */
export interface Placed {
  cell: Cell
  reel: number
  row: number
  /** 1 = as large as it is. */
  scale: number
  /** fast: it passes at full speed, too quickly to be read. */
  look: 'plain' | 'lit' | 'dim' | 'fast'
}

const rowsPerSecond = 22
const rampMs = 110
const settleMs = 180
const fallMs = 460
const fallGapMs = 55
const goMs = 260
const sinkMs = 340
/** How long one of several wins is lit, and how many are lit alone. */
const winMs = 600
const mostAlone = 4

/**
 * How long a motion goes on, in ms; a spin that waits for its board goes on for ever.
 * @param measure the number of reels and of wins, and whether it is a free spin
 */
export function motionMs(measure: { motion: Motion; columns: number; wins: number; isQuick: boolean }): number {
  const { motion, columns, wins, isQuick } = measure
  switch (motion) {
    case 'spin':
      return Number.POSITIVE_INFINITY
    case 'land':
      return stopMs(columns - 1, isQuick) + settleMs
    case 'fall':
      return fallMs + fallGapMs * (columns - 1) + settleMs
    case 'tumble':
      return goMs + sinkMs + settleMs
    case 'wins':
      return wins > 1 ? winMs * Math.min(wins, mostAlone) : winMs
    case 'none':
      return 0
  }
}

/** How long a scene moves, in ms. */
export function sceneMs({ motion, board, wins, isQuick }: Scene): number {
  return motionMs({ motion, columns: board.length, wins: wins.length, isQuick })
}

/** When a reel stops: every one as long after the one before it, the last too. */
function stopMs(reel: number, isQuick: boolean): number {
  return isQuick ? 320 + 90 * reel : 420 + 150 * reel
}

/** How many rows a reel has turned after so many ms of a spin. */
export function rowsSpun(ms: number): number {
  const ramped = ms < rampMs ? (ms * ms) / (2 * rampMs) : ms - rampMs / 2
  return (ramped * rowsPerSecond) / 1_000
}

/**
 * The symbols at a time of a scene.
 * @param spun rows that the reels had turned when the scene began: not 0 only for a 'land' after a 'spin'
 */
export function placedAt(scene: Scene, ms: number, spun: number): Placed[] {
  if (ms >= sceneMs(scene)) return atRest(scene)
  switch (scene.motion) {
    case 'spin':
      return scene.before.flatMap((column, reel) => scrolled(reel, column, null, rowsSpun(ms), ms > rampMs))
    case 'land':
      return scene.board.flatMap((column, reel) => landing(scene, reel, column, ms, spun))
    case 'fall':
      return scene.board.flatMap((column, reel) => {
        const rows = column.length
        const part = Math.max(0, ms - fallGapMs * reel) / fallMs
        return scrolled(reel, scene.before[reel] ?? [], { column, rows }, rows * Math.min(1, part * part), false)
      })
    case 'tumble':
      return tumbling(scene, ms)
    case 'wins':
      return winning(scene, ms)
    case 'none':
      return atRest(scene)
  }
}

/** The win that is lit alone; null = all are lit together. */
export function aloneAt({ motion, wins }: Scene, ms: number): Win | null {
  const at = Math.floor(ms / winMs)
  return motion === 'wins' && wins.length > 1 && at < mostAlone ? (wins[at] ?? null) : null
}

function atRest({ board, wins, lit }: Scene): Placed[] {
  const places = [...wins.flatMap((win) => win.places), ...lit]
  return standing(board, places)
}

/** A board whose lit places stand out; with none, all are plain. */
function standing(board: Board, lit: readonly Place[], scale = 1): Placed[] {
  return board.flatMap((column, reel) =>
    column.map((cell, row) => {
      const isLit = isAmong(lit, { reel, row })
      return { cell, reel, row, scale: isLit ? scale : 1, look: isLit ? 'lit' : lit.length > 0 ? 'dim' : 'plain' }
    }),
  )
}

function landing(
  { before, isQuick }: Scene,
  reel: number,
  column: readonly Cell[],
  ms: number,
  spun: number,
): Placed[] {
  const stop = stopMs(reel, isQuick)
  const turned = spun === 0 ? rowsSpun(stop) : (stop * rowsPerSecond) / 1_000
  const rows = Math.max(Math.ceil(spun + turned), Math.ceil(spun) + column.length)
  const part = spun === 0 ? rowsSpun(Math.min(ms, stop)) / turned : Math.min(ms, stop) / stop
  const bounce = ms > stop && ms < stop + settleMs ? 0.16 * Math.sin((Math.PI * (ms - stop)) / settleMs) : 0
  return scrolled(
    reel,
    before[reel] ?? [],
    { column, rows },
    spun + (rows - spun) * part + bounce,
    ms < stop && (spun > 0 || ms > rampMs),
  )
}

/** A reel turned by so many rows: what stood on it leaves below, symbols without meaning pass, and the column it stops at comes. */
function scrolled(
  reel: number,
  from: readonly Cell[],
  to: { column: readonly Cell[]; rows: number } | null,
  turned: number,
  isFast: boolean,
): Placed[] {
  const rows = to?.column.length ?? from.length
  const first = Math.floor(-turned) - 1
  return Array.from({ length: rows + 2 }, (_, step) => {
    const at = first + step
    const cell = from[at] ?? to?.column[at + to.rows] ?? passing(reel, at)
    return { cell, reel, row: at + turned, scale: 1, look: isFast ? ('fast' as const) : ('plain' as const) }
  })
}

const names = ['H2', 'L4', 'L1', 'H4', 'L5', 'H1', 'L3', 'L2', 'H3']

function passing(reel: number, at: number): Cell {
  return { name: names[Math.abs(at * 5 + reel * 3 + ((at * at) % 7)) % names.length] ?? 'L1', times: 1 }
}

function tumbling({ before, fallen, gone }: Scene, ms: number): Placed[] {
  if (ms < goMs) {
    const scale = ms < goMs / 3 ? 1 + ms / goMs / 3 : Math.max(0, 1.11 * (1 - (ms / goMs - 1 / 3) * 1.5))
    return standing(before, gone, scale).map((placed) => ({
      ...placed,
      look: placed.look === 'dim' ? 'plain' : placed.look,
    }))
  }
  const part = Math.min(1, (ms - goMs) / sinkMs)
  const settled = ms - goMs - sinkMs
  const bounce = settled > 0 ? 0.07 * Math.sin((Math.PI * settled) / settleMs) : 0
  return fallen.flatMap((column, reel) =>
    column.map(({ cell, from }, row) => {
      const fell = row - from
      return { cell, reel, row: from + fell * part * part - (fell > 0 ? bounce : 0), scale: 1, look: 'plain' as const }
    }),
  )
}

function winning(scene: Scene, ms: number): Placed[] {
  const alone = aloneAt(scene, ms)
  const places = alone === null ? scene.wins.flatMap((win) => win.places) : alone.places
  const beat = Math.sin((Math.PI * (ms % winMs)) / winMs)
  return standing(scene.board, places, 1 + 0.08 * beat)
}
