/** The match's next event: the first ball, and then point by point. */

import type { MatchEvent, Step } from '../engine.ts'
import { dueAt } from '../engine.ts'
import { below, nextInStream, openStream } from '../random.ts'
import { gameWinner, isTieBreak, matchWinner, other, pointServer, raised, setWinner } from './rules.ts'
import { setsText, setsWon } from './score.ts'
import { SCALE, type Side, type TennisSpec } from './spec.ts'
import type { TennisState } from './state.ts'

const POINT_MS = 25_000
const POINT_SPREAD_MS = 20_000
const CHANGE_OF_ENDS_MS = 60_000
const SET_BREAK_MS = 90_000
/** How long betting stays suspended after a game, and after a set. */
const QUIET_GAME_MS = 5_000
const QUIET_SET_MS = 15_000

/** Before the first point. */
export function startTennis(spec: TennisSpec, seed: string): TennisState {
  return {
    sport: 'tennis',
    seed,
    spec,
    phase: 'before-start',
    atMs: Number.MIN_SAFE_INTEGER,
    nextMs: 0,
    quietMs: 0,
    streams: { points: openStream(seed, 'points'), pace: openStream(seed, 'pace') },
    sets: [],
    games: [0, 0],
    points: [0, 0],
    server: spec.first,
  }
}

/** One event further. Throws when the match is over. */
export function stepTennis(state: TennisState): Step<TennisState> {
  const at = dueAt(state)
  if (state.phase === 'play') return playPoint(state, at)
  if (state.phase === 'rain') return resume(state, at)
  const text = `${state.spec.teams[state.server].name} to serve`
  return {
    state: paced({ ...state, phase: 'play', atMs: at, quietMs: 0 }, 0),
    events: [{ atMs: at, kind: 'start', text }],
  }
}

/** Play goes on where the rain stopped it. */
export function resume(state: TennisState, at: number): Step<TennisState> {
  return {
    state: paced({ ...state, phase: 'play', atMs: at, quietMs: 0 }, 0),
    events: [{ atMs: at, kind: 'resume', text: 'Play resumes' }],
  }
}

/** One point, won by `asked` when a tester asked for it. */
export function playPoint(state: TennisState, at: number, asked?: Side): Step<TennisState> {
  const tieBreak = isTieBreak(state.games)
  const server = pointServer(state.server, state.points, tieBreak)
  const stream = nextInStream(state.streams.points)
  const winner = asked ?? (below(stream, SCALE) < state.spec.teams[server].serve ? server : other(server))
  const points = raised(state.points, winner)
  const played: TennisState = { ...state, atMs: at, quietMs: 0, streams: { ...state.streams, points: stream }, points }
  const won = gameWinner(points, tieBreak)
  if (won === null) {
    const change = tieBreak && (points[0] + points[1]) % 6 === 0 ? CHANGE_OF_ENDS_MS : 0
    const text = `Point, ${state.spec.teams[winner].name}`
    return { state: paced(played, change), events: [{ atMs: at, kind: 'point', text }] }
  }
  return endGame(played, won)
}

function endGame(state: TennisState, winner: Side): Step<TennisState> {
  const { atMs, spec } = state
  const games = raised(state.games, winner)
  const next: TennisState = { ...state, games, points: [0, 0], server: other(state.server), quietMs: QUIET_GAME_MS }
  const name = spec.teams[winner].name
  const game: MatchEvent = { atMs, kind: 'game', text: `Game, ${name}, ${games[0]}-${games[1]}` }
  if (setWinner(games) === null)
    return { state: paced(next, (games[0] + games[1]) % 2 === 1 ? CHANGE_OF_ENDS_MS : 0), events: [game] }
  const over: TennisState = { ...next, sets: [...state.sets, games], games: [0, 0], quietMs: QUIET_SET_MS }
  const set: MatchEvent = { atMs, kind: 'set', text: `Set, ${name}, ${games[0]}-${games[1]}` }
  const champion = matchWinner(setsWon(over))
  if (champion === null) return { state: paced(over, SET_BREAK_MS), events: [game, set] }
  const text = `${spec.teams[champion].name} won ${setsText(over)}`
  return { state: { ...over, phase: 'finished', nextMs: null }, events: [game, set, { atMs, kind: 'result', text }] }
}

function paced(state: TennisState, extraMs: number): TennisState {
  const pace = nextInStream(state.streams.pace)
  const nextMs = state.atMs + POINT_MS + below(pace, POINT_SPREAD_MS + 1) + extraMs
  return { ...state, nextMs, streams: { ...state.streams, pace } }
}
