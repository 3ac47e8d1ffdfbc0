/** The match's next event: kick-off, a minute of play, the end of a half. */

import type { MatchEvent, Step } from '../engine.ts'
import { dueAt } from '../engine.ts'
import { below, nextInStream, openStream } from '../random.ts'
import { ADDED, minuteWeights, SCALE } from './minute-model.ts'
import { HALF_MINUTES, type Side, type SoccerSpec } from './spec.ts'
import type { SoccerState } from './state.ts'

const MINUTE_MS = 60_000
const HALF_TIME_MS = 900_000
/** How long betting stays suspended after it. */
const QUIET_GOAL_MS = 50_000
const QUIET_RED_MS = 40_000
/** Of a million, a minute and side; bookings change no chance. */
const YELLOW = 20_000
const FIRST_SCORER = 5
const SCORERS = 6

/** Before kick-off. */
export function startSoccer(spec: SoccerSpec, seed: string): SoccerState {
  return {
    sport: 'soccer',
    seed,
    spec,
    phase: 'before-start',
    atMs: Number.MIN_SAFE_INTEGER,
    nextMs: 0,
    quietMs: 0,
    streams: { play: openStream(seed, 'play'), added: openStream(seed, 'added'), people: openStream(seed, 'people') },
    half: 0,
    minute: 0,
    added: null,
    goals: [0, 0],
    reds: [0, 0],
    yellows: [0, 0],
    scorers: [],
  }
}

/** One event further. Throws when the match is over. */
export function stepSoccer(state: SoccerState): Step<SoccerState> {
  const at = dueAt(state)
  if (state.phase === 'play') return playMinute(state, at)
  const half = state.phase === 'half-time' ? 1 : 0
  const next: SoccerState = {
    ...state,
    phase: 'play',
    half,
    minute: 0,
    added: null,
    atMs: at,
    nextMs: at + MINUTE_MS,
    quietMs: 0,
  }
  return { state: next, events: [{ atMs: at, kind: 'start', text: half === 0 ? 'Kick-off' : 'Second half' }] }
}

function playMinute(before: SoccerState, at: number): Step<SoccerState> {
  const state: SoccerState = { ...before, minute: before.minute + 1, atMs: at, nextMs: at + MINUTE_MS, quietMs: 0 }
  const happened = incident(state)
  return endOfMinute(happened.state, happened.events)
}

function incident(state: SoccerState): Step<SoccerState> {
  const play = nextInStream(state.streams.play)
  const next: SoccerState = { ...state, streams: { ...state.streams, play } }
  const weights = minuteWeights(state.spec, state)
  let left = below(play, SCALE)
  for (const side of [0, 1] as const) {
    if (left < weights.goal[side]) return goal(next, side)
    left -= weights.goal[side]
  }
  for (const side of [0, 1] as const) {
    if (left < weights.red[side]) return red(next, side)
    left -= weights.red[side]
  }
  for (const side of [0, 1] as const) {
    if (left < YELLOW) return yellow(next, side)
    left -= YELLOW
  }
  return { state: next, events: [] }
}

function goal(state: SoccerState, side: Side): Step<SoccerState> {
  const people = nextInStream(state.streams.people)
  const name = state.spec.teams[side].players[FIRST_SCORER + below(people, SCORERS)] ?? ''
  const goals = raised(state.goals, side)
  const minute = clockMinute(state)
  const next: SoccerState = {
    ...state,
    quietMs: QUIET_GOAL_MS,
    streams: { ...state.streams, people },
    goals,
    scorers: [...state.scorers, { side, minute, name }],
  }
  const text = `${minute} Goal, ${state.spec.teams[side].name}: ${name}, ${goals[0]} - ${goals[1]}`
  return { state: next, events: [{ atMs: state.atMs, kind: 'goal', text }] }
}

function red(state: SoccerState, side: Side): Step<SoccerState> {
  const next: SoccerState = { ...state, quietMs: QUIET_RED_MS, reds: raised(state.reds, side) }
  const text = `${clockMinute(state)} Red card, ${state.spec.teams[side].name}`
  return { state: next, events: [{ atMs: state.atMs, kind: 'card', text }] }
}

function yellow(state: SoccerState, side: Side): Step<SoccerState> {
  const next: SoccerState = { ...state, yellows: raised(state.yellows, side) }
  const text = `${clockMinute(state)} Yellow card, ${state.spec.teams[side].name}`
  return { state: next, events: [{ atMs: state.atMs, kind: 'card', text }] }
}

function endOfMinute(state: SoccerState, events: MatchEvent[]): Step<SoccerState> {
  if (state.minute < HALF_MINUTES) return { state, events }
  const shown = state.added === null ? showAdded(state) : state
  if (shown.minute < HALF_MINUTES + (shown.added ?? 0)) return { state: shown, events }
  const { atMs, goals } = shown
  const score = `${goals[0]} - ${goals[1]}`
  if (shown.half === 0) {
    const rest: SoccerState = { ...shown, phase: 'half-time', nextMs: atMs + HALF_TIME_MS }
    return { state: rest, events: [...events, { atMs, kind: 'half', text: `Half time, ${score}` }] }
  }
  const over: SoccerState = { ...shown, phase: 'finished', nextMs: null }
  return { state: over, events: [...events, { atMs, kind: 'result', text: `Full time, ${score}` }] }
}

function showAdded(state: SoccerState): SoccerState {
  const stream = nextInStream(state.streams.added)
  let left = below(stream, 100)
  let added = 0
  for (const [minutes, parts] of ADDED[state.half] ?? []) {
    if (left >= 0) added = minutes
    left -= parts
  }
  return { ...state, added, streams: { ...state.streams, added: stream } }
}

function raised(pair: readonly [number, number], side: Side): [number, number] {
  return side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1]
}

/** The minute as it is written: 45+2' is the second minute of added time of the first half. */
export function clockMinute({ half, minute }: Pick<SoccerState, 'half' | 'minute'>): string {
  const base = half * HALF_MINUTES
  if (minute <= HALF_MINUTES) return `${base + minute}'`
  return `${base + HALF_MINUTES}+${minute - HALF_MINUTES}'`
}
