/** Scatter pays with tumbles: enough of a symbol anywhere wins and goes, others fall into its places, until nothing wins. */
import type { Draw } from '../fairness.ts'
import type { BetReturn } from '../rules.ts'
import { anticipationOf, scatterWins } from './awards.ts'
import { type Board, type Cell, cellAt, isScatter, type Position, placesOf, stopReels } from './reels.ts'
import { type GameType, type ReelEvent, type ReelGame, type ReelSet, reelRules, type Spin } from './rounds.ts'
import { multiplied, type PayTable, type ReelWin, sum } from './wins.ts'

/** A game as its designer gives it. */
export interface TumbleVariant extends Pick<ReelGame, 'base' | 'free' | 'mostTimes'> {
  rows: number
  /** In hundredths of the bet by the least number of a symbol: { H1: { 8: 100, 10: 250, 12: 500 } }. */
  pays: PayTable
  /** What a stake of 1 gave back in a simulation of many rounds. */
  expected: number
}

/**
 * A spin is a 'reveal'; for each win 'winInfo', 'updateTumbleWin' with the spin's until now, and 'tumbleBoard'; when symbols M are
 * in view after a win 'boardMultiplierInfo': together they multiply it. What falls is what stands above on the strip, so nothing
 * is drawn but the stops.
 */
export function tumbleRules({ rows, pays, expected, base, free, mostTimes }: TumbleVariant) {
  const proof: BetReturn['proof'] = 'simulation'
  return reelRules({
    base,
    ...(free ? { free } : {}),
    mostTimes,
    spin: (gameType, set, draw, room) => tumble({ rows, pays }, gameType, set, draw, room),
    returned: () => ({ expected, proof }),
  })
}

function tumble(
  { rows, pays }: Pick<TumbleVariant, 'rows' | 'pays'>,
  gameType: GameType,
  { strips, awards, multiplier }: ReelSet,
  draw: Draw,
  room: number,
): Spin {
  let { board, stops } = stopReels(strips, rows, draw)
  const winsNow = () => multiplied(tumbleWins(board, pays), multiplier)
  const anticipation = anticipationOf(board, awards)
  const events: ReelEvent[] = [{ type: 'reveal', board, paddingPositions: stops, anticipation, gameType }]
  let won = 0
  for (let wins = winsNow(); wins.length > 0; wins = winsNow()) {
    const totalWin = sum(wins.map(({ win }) => win))
    won += totalWin
    events.push({ type: 'winInfo', totalWin, wins }, { type: 'updateTumbleWin', amount: won })
    if (won >= room) break
    const explodingSymbols = wins.flatMap(({ positions }) => positions)
    const next = afterFall(board, stops, strips, explodingSymbols)
    const newSymbols = next.board.map((column, reel) => column.slice(0, (stops[reel] ?? 0) - (next.stops[reel] ?? 0)))
    events.push({ type: 'tumbleBoard', explodingSymbols, newSymbols })
    board = next.board
    stops = next.stops
  }
  const times = multiply(board, won)
  const scatters = placesOf(board, isScatter)
  const ofScatters = multiplied(scatterWins(awards, scatters), multiplier)
  const paidByScatters = sum(ofScatters.map(({ win }) => win))
  events.push(...times.events)
  if (paidByScatters > 0) events.push({ type: 'winInfo', totalWin: paidByScatters, wins: ofScatters })
  return { events, win: times.win + paidByScatters, scatters }
}

/** Wins of a board: a symbol that stands on it often enough, wherever. */
function tumbleWins(board: Board, pays: PayTable): ReelWin[] {
  return Object.entries(pays).flatMap(([symbol, kinds]) => {
    const positions = placesOf(board, ({ name }) => name === symbol)
    const reached = Object.keys(kinds)
      .map(Number)
      .filter((kind) => kind <= positions.length)
    if (reached.length === 0) return []
    const win = kinds[Math.max(...reached)] ?? 0
    return [{ symbol, kind: positions.length, win, positions, meta: { winWithoutMult: win } }]
  })
}

/** The board after symbols went: the others of a reel sink, and what stands above on its strip follows. */
function afterFall(
  board: Board,
  stops: readonly number[],
  strips: ReelSet['strips'],
  gone: readonly Position[],
): { board: Board; stops: readonly number[] } {
  const columns = board.map((column, reel) => {
    const stop = stops[reel] ?? 0
    const strip = strips[reel] ?? []
    const rows = new Set(gone.filter((place) => place.reel === reel).map(({ row }) => row))
    const left = column.filter((_, row) => !rows.has(row))
    const fallen: Cell[] = Array.from({ length: rows.size }, (_, above) => cellAt(strip, stop - 1 - rows.size + above))
    return { cells: [...fallen, ...left], stop: stop - rows.size }
  })
  return { board: columns.map(({ cells }) => cells), stops: columns.map(({ stop }) => stop) }
}

/** What the symbols M in view make of a spin's win: their multipliers add up. */
function multiply(board: Board, tumbleWin: number): { events: ReelEvent[]; win: number } {
  const positions = placesOf(board, ({ name }) => name === 'M').map((place) => ({
    ...place,
    multiplier: board[place.reel]?.[place.row]?.multiplier ?? 1,
  }))
  if (tumbleWin === 0 || positions.length === 0) return { events: [], win: tumbleWin }
  const boardMult = sum(positions.map(({ multiplier }) => multiplier))
  const totalWin = tumbleWin * boardMult
  const winInfo = { tumbleWin, boardMult, totalWin }
  return { events: [{ type: 'boardMultiplierInfo', multInfo: { positions }, winInfo }], win: totalWin }
}
