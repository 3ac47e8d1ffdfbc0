/** The match's next event: kick-off, a minute of play, the end of a half. */

import type { AskedStep, MatchEvent, MatchPart, Step } from '../engine.ts'
import { dueAt } from '../engine.ts'
import { below, drawer, nextInStream, openStream } from '../random.ts'
import { ADDED, MOST_REDS, minuteWeights, SCALE } from './minute-model.ts'
import { HALF_MINUTES, type Side, type SoccerSpec } from './spec.ts'
import type { SoccerState } from './state.ts'

const MINUTE_MS = 60_000
const HALF_TIME_MS = 900_000
/** How long betting stays suspended after it. */
const QUIET_GOAL_MS = 50_000
const QUIET_RED_MS = 40_000
/** From the whistle to the kick; all the while betting is suspended. */
const PENALTY_MS = 60_000
/** Of a hundred penalties, so many are scored. */
const SCORED_PENALTIES = 76
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
  if (state.penalty !== undefined) return kick(state, at, penaltyScores(state))
  if (state.phase === 'play') return playMinute(state, at, incident)
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

type Happening = (state: SoccerState, side: Side) => Step<SoccerState>

const happenings: Readonly<Record<string, Happening>> = { goal, penalty, yellow, red }
const sides: Readonly<Record<string, Side>> = { home: 0, away: 1 }

export const askableInSoccer: readonly string[] = [
  ...Object.keys(happenings).flatMap((name) => Object.keys(sides).map((side) => `${name}-${side}`)),
  'penalty-missed',
  'nothing',
  'abandon',
]

/** What comes of an asked event in place of the next step (`Engine.ask`). */
export function askSoccer(state: SoccerState, event: string): AskedStep<SoccerState> {
  const at = dueAt(state)
  if (event === 'abandon') {
    const over: SoccerState = { ...state, phase: 'abandoned', atMs: at, nextMs: null, quietMs: 0 }
    return { state: over, events: [{ atMs: at, kind: 'result', text: 'Match abandoned' }] }
  }
  if (state.phase !== 'play') return 'later'
  const [name = '', sideName = ''] = event.split('-')
  const side = sides[sideName]
  if (state.penalty !== undefined) {
    if (event === 'penalty-missed') return kick(state, at, false)
    return name === 'goal' && side === state.penalty ? kick(state, at, true) : { forbidden: 'event_penalty' }
  }
  if (event === 'penalty-missed') return { forbidden: 'event_no_penalty' }
  if (event === 'nothing') return playMinute(state, at, (after) => ({ state: after, events: [] }))
  const happen = happenings[name]
  if (happen === undefined || side === undefined) return { forbidden: 'event_unknown' }
  if (name === 'red' && state.reds[side] >= MOST_REDS) return { forbidden: 'event_sent_off' }
  if (name === 'yellow' && state.yellows[side] >= state.spec.teams[side].players.length - state.reds[side]) {
    return { forbidden: 'event_all_booked' }
  }
  return playMinute(state, at, (after) => happen(after, side))
}

/** Whether a step ended a half, or was a minute of play. */
export function endsSoccerPart(part: MatchPart, before: SoccerState, after: SoccerState): boolean {
  return before.phase === 'play' && (part === 'step' || after.phase !== 'play')
}

/** One minute with what happens in it, which ends the half when it was its last. */
function playMinute(
  before: SoccerState,
  at: number,
  happen: (state: SoccerState) => Step<SoccerState>,
): Step<SoccerState> {
  const play = nextInStream(before.streams.play)
  const streams = { ...before.streams, play }
  const minute = before.minute + 1
  const happened = happen({ ...before, streams, minute, atMs: at, nextMs: at + MINUTE_MS, quietMs: 0 })
  return happened.state.penalty === undefined ? endOfMinute(happened.state, happened.events) : happened
}

function incident(next: SoccerState): Step<SoccerState> {
  const { play } = next.streams
  const weights = minuteWeights(next.spec, next)
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

function penalty(state: SoccerState, side: Side): Step<SoccerState> {
  const text = `${clockMinute(state)} Penalty, ${state.spec.teams[side].name}`
  const next: SoccerState = { ...state, nextMs: state.atMs + PENALTY_MS, quietMs: PENALTY_MS, penalty: side }
  return { state: next, events: [{ atMs: state.atMs, kind: 'penalty', text }] }
}

function kick({ penalty: side = 0, ...before }: SoccerState, at: number, isScored: boolean): Step<SoccerState> {
  const state: SoccerState = { ...before, atMs: at, nextMs: at + MINUTE_MS, quietMs: 0 }
  const text = `${clockMinute(state)} Penalty missed, ${state.spec.teams[side].name}`
  const kicked: Step<SoccerState> = isScored
    ? goal(state, side)
    : { state, events: [{ atMs: at, kind: 'penalty', text }] }
  return endOfMinute(kicked.state, kicked.events)
}

/** Drawn on its own, so that what comes behind it stays as the seed has it. */
function penaltyScores({ seed, half, minute }: SoccerState): boolean {
  return drawer(seed, `penalty ${half} ${minute}`)(100) < SCORED_PENALTIES
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
