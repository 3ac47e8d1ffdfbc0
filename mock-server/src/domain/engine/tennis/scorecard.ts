/** The games and sets of a match, computed from all its states. */
import type { GameCard, SetCard, TennisCard } from '../../odds/scorecard.ts'
import { isTieBreak, raised } from './rules.ts'
import { playedSets, type TennisState } from './state.ts'

/** Each set with its games, points and breaks of serve; null before the first point. `story`: every state so far, in order. */
export function tennisScorecard(story: readonly TennisState[]): TennisCard | null {
  const last = story.at(-1)
  if (last === undefined || last.phase === 'before-start') return null
  const finished: GameCard[][] = [[]]
  let points: [number, number] = [0, 0]
  for (const [index, after] of story.entries()) {
    const before = story[index - 1]
    if (before === undefined || before.streams.points === after.streams.points) continue
    const game = endedGame(before, after)
    const won = game?.winner ?? (after.points[0] > before.points[0] ? 0 : 1)
    points = raised(points, won)
    if (game) finished.at(-1)?.push(game)
    if (after.sets.length > before.sets.length && after.phase === 'play') finished.push([])
  }
  const sets = playedSets(last).map(([home, away], index): SetCard => ({ home, away, games: finished[index] ?? [] }))
  const broken = finished.flat().filter(({ server, winner, tieBreak }) => !tieBreak && server !== winner)
  const home = broken.filter(({ winner }) => winner === 0).length
  return { sport: 'tennis', sets, points, breaks: [home, broken.length - home] }
}

/** The game that ended between two states, null while it goes on. */
function endedGame(before: TennisState, after: TennisState): GameCard | null {
  if (after.sets.length === before.sets.length && sum(after.games) === sum(before.games)) return null
  const tieBreak = isTieBreak(before.games)
  const winner = wonByHome(before, after) ? 0 : 1
  return { server: before.server, winner, tieBreak, points: raised(before.points, winner) }
}

/** The winner of a game follows from the games of the set, also when the set ended with it. */
function wonByHome(before: TennisState, after: TennisState): boolean {
  const games = after.sets.length > before.sets.length ? (after.sets.at(-1) ?? after.games) : after.games
  return games[0] > before.games[0]
}

function sum([one, two]: readonly [number, number]): number {
  return one + two
}
