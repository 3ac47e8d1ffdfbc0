/** Events that a tester can ask for, and the parts of a match to go on to. */
import { type AskedStep, dueAt, type Forbidden, type MatchPart, type Step } from '../engine.ts'
import { gameWinner, isTieBreak, other, pointServer, raised } from './rules.ts'
import { playedSets, type TennisState } from './state.ts'
import { playPoint, resume } from './step.ts'

const RAIN_MS = 1_200_000

export const askableInTennis: readonly string[] = [
  'point-home',
  'point-away',
  'break-point',
  'retire-home',
  'retire-away',
  'rain',
  'resume',
  'abandon',
]

/** What comes of an asked event in place of the next step (`Engine.ask`). */
export function askTennis(state: TennisState, event: string): AskedStep<TennisState> {
  const at = dueAt(state)
  switch (event) {
    case 'abandon':
      return ended({ ...state, phase: 'abandoned' }, at, 'Match abandoned')
    case 'retire-home':
      return ended({ ...state, phase: 'finished', retired: 0 }, at, `${state.spec.teams[0].name} retired`)
    case 'retire-away':
      return ended({ ...state, phase: 'finished', retired: 1 }, at, `${state.spec.teams[1].name} retired`)
    case 'resume':
      return state.phase === 'rain' ? resume(state, at) : { forbidden: 'event_no_rain' }
    case 'rain':
      return state.phase === 'rain' ? { forbidden: 'event_rain' } : stopForRain(state, at)
    case 'point-home':
      return state.phase === 'play' ? playPoint(state, at, 0) : 'later'
    case 'point-away':
      return state.phase === 'play' ? playPoint(state, at, 1) : 'later'
    default:
      return { forbidden: 'event_unknown' }
  }
}

/** The points that lead to a break point: the receiver wins until one more is the game. Every other event is itself. */
export function eventsLeadingTo(state: TennisState, event: string): readonly string[] | Forbidden {
  if (event !== 'break-point') return [event]
  if (isTieBreak(state.games)) return { forbidden: 'event_tie_break' }
  const receiver = other(pointServer(state.server, state.points, false))
  const points: string[] = []
  for (let score = state.points; gameWinner(raised(score, receiver), false) === null; score = raised(score, receiver)) {
    points.push(receiver === 0 ? 'point-home' : 'point-away')
  }
  return points.length === 0 ? { forbidden: 'event_break_point' } : points
}

/** Whether a step ended a game or a set, or was a point. */
export function endsTennisPart(part: MatchPart, before: TennisState, after: TennisState): boolean {
  if (before.streams.points === after.streams.points) return false
  if (part === 'set') return after.sets.length > before.sets.length
  return part === 'step' || after.sets.length > before.sets.length || gamesOf(after) > gamesOf(before)
}

function gamesOf(state: TennisState): number {
  return playedSets(state).reduce((sum, [home, away]) => sum + home + away, 0)
}

function stopForRain(state: TennisState, at: number): Step<TennisState> {
  const next: TennisState = { ...state, phase: 'rain', atMs: at, nextMs: at + RAIN_MS, quietMs: 0 }
  return { state: next, events: [{ atMs: at, kind: 'delay', text: 'Rain stops play' }] }
}

function ended(state: TennisState, at: number, text: string): Step<TennisState> {
  return {
    state: { ...state, atMs: at, nextMs: null, quietMs: 0 },
    events: [{ atMs: at, kind: 'result', text }],
  }
}
