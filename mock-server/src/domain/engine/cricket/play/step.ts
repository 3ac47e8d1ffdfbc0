/** The match's next event: toss, ball, break, rain, result. */

import type { AskedStep, MatchEvent, MatchPart, Step } from '../../engine.ts'
import { dueAt } from '../../engine.ts'
import { below, nextInStream, openStream } from '../../random.ts'
import { aggressionAt, levelAt } from './aggression.ts'
import { type AskedBall, askedBalls, wicketWords } from './asked-balls.ts'
import { type Delivery, deliver, SCALE } from './ball-model.ts'
import { afterDelivery, openInnings, openOver } from './innings.ts'
import { matchResult } from './result.ts'
import { advantage, BALLS, type CricketSpec, type Side } from './spec.ts'
import type { CricketResult, CricketState, Innings, Rain } from './state.ts'
import { ASKED_RAIN_MS, INNINGS_BREAK_MS, pause, quiet, TOSS_MS } from './timeline.ts'
import { drawRain } from './weather.ts'

/** Before the toss. */
export function startCricket(spec: CricketSpec, seed: string): CricketState {
  return {
    sport: 'cricket',
    seed,
    spec,
    phase: 'before-toss',
    atMs: Number.MIN_SAFE_INTEGER,
    nextMs: TOSS_MS,
    quietMs: 0,
    streams: {
      toss: openStream(seed, 'toss'),
      balls: openStream(seed, 'balls'),
      pace: openStream(seed, 'pace'),
      field: openStream(seed, 'field'),
    },
    toss: null,
    innings: [],
    rain: drawRain(seed),
    result: null,
  }
}

/** One event further. Throws when the match is over. */
export function stepCricket(state: CricketState): Step<CricketState> {
  const at = dueAt(state)
  switch (state.phase) {
    case 'before-toss':
      return toss(state, at)
    case 'before-start':
    case 'break':
      return beginInnings(state, at)
    case 'rain':
      return afterRain(state, at)
    default:
      return ball(state, at)
  }
}

/** What comes of an asked event in place of the next step (`Engine.ask`). */
export function askCricket(state: CricketState, event: string): AskedStep<CricketState> {
  const at = dueAt(state)
  if (event === 'abandon') return abandon(state, at)
  if (event === 'resume') return state.phase === 'rain' ? resume(state, at) : { forbidden: 'event_no_rain' }
  if (state.phase === 'rain') return event === 'rain' ? { forbidden: 'event_rain' } : 'later'
  const asked = askedBalls[event]
  if (state.phase !== 'play') {
    const isAllOut = state.phase === 'break' && currentInnings(state).wickets === 10
    return isAllOut && wicketWords.includes(event) ? { forbidden: 'event_all_out' } : 'later'
  }
  if (event === 'rain') return stopForRain({ ...state, atMs: at, quietMs: 0 }, ASKED_RAIN_MS, [])
  if (asked === undefined) return { forbidden: 'event_unknown' }
  if (currentInnings(state).freeHit && asked.delivery.kind === 'wicket') return { forbidden: 'event_free_hit' }
  return ball(state, at, asked)
}

/** Whether a step ended an over, an innings, or was a ball. */
export function endsCricketPart(part: MatchPart, before: CricketState, after: CricketState): boolean {
  const [last, now] = [before.innings.at(-1), after.innings.at(-1)]
  if (last === undefined || now === undefined || now === last || before.innings.length !== after.innings.length) {
    return false
  }
  return part === 'step' || now.closed || (part === 'over' && now.overTotals.length > last.overTotals.length)
}

function toss(state: CricketState, at: number): Step<CricketState> {
  const first = nextInStream(state.streams.toss)
  const second = nextInStream(first)
  const winner: Side = below(first, 2) === 0 ? 0 : 1
  const chose = below(second, 2) === 0 ? 'bat' : 'bowl'
  const text = `${state.spec.teams[winner].name} won the toss and chose to ${chose}`
  const next: CricketState = {
    ...state,
    phase: 'before-start',
    atMs: at,
    nextMs: 0,
    streams: { ...state.streams, toss: second },
    toss: { winner, chose },
  }
  return { state: next, events: [{ atMs: at, kind: 'toss', text }] }
}

function beginInnings(state: CricketState, at: number): Step<CricketState> {
  const batting = battingSide(state)
  const first = state.innings[0]
  const innings = openInnings(batting, first === undefined ? null : first.runs + 1)
  const rest = pause(state.streams.pace, null, null)
  const next: CricketState = {
    ...state,
    phase: 'play',
    atMs: at,
    nextMs: at + rest.ms,
    streams: { ...state.streams, pace: rest.stream },
    innings: [...state.innings, innings],
  }
  const text = `${state.spec.teams[batting].name} ${innings.target === null ? 'bat' : `need ${innings.target} to win`}`
  const events: MatchEvent[] = [{ atMs: at, kind: first === undefined ? 'start' : 'innings', text }]
  return rainFalls(next, events)
}

function ball(state: CricketState, at: number, asked?: AskedBall): Step<CricketState> {
  const before = currentInnings(state)
  const roll = nextInStream(state.streams.balls)
  const end = nextInStream(roll)
  const ballsLeft = BALLS - before.balls
  const need = before.target === null ? null : before.target - before.runs
  const level = levelAt(advantage(state.spec, before.batting), before.wickets)
  const drawn = deliver(below(roll, SCALE), aggressionAt(ballsLeft, before.wickets, need), level)
  const natural = before.freeHit && drawn.kind === 'wicket' ? deliver(SCALE - 1, 5, 0) : drawn
  const delivery = asked?.delivery ?? natural
  const outEnd = delivery.kind === 'run-out' && below(end, 2) === 1 ? 'non-striker' : 'striker'
  let innings = afterDelivery(before, delivery, outEnd)
  if (asked?.how !== undefined) innings = { ...innings, how: { ...innings.how, [before.wickets]: asked.how } }
  const overDone = delivery.legal && innings.balls % 6 === 0 && !innings.closed
  let field = state.streams.field
  if (overDone) {
    field = nextInStream(field)
    innings = openOver(innings, below(field, 60))
  }
  const rest = pause(state.streams.pace, delivery, overDone ? innings.balls / 6 : null)
  const next: CricketState = {
    ...state,
    atMs: at,
    nextMs: at + rest.ms,
    quietMs: quiet(delivery),
    streams: { ...state.streams, balls: end, pace: rest.stream, field },
    innings: [...state.innings.slice(0, -1), innings],
  }
  const events: MatchEvent[] = [
    { atMs: at, kind: delivery.wicket ? 'wicket' : 'ball', text: ballText(state.spec, innings, delivery) },
  ]
  return innings.closed ? closeInnings(next, events) : rainFalls(next, events)
}

function closeInnings(state: CricketState, events: MatchEvent[]): Step<CricketState> {
  if (state.innings.length === 1) {
    return { state: { ...state, phase: 'break', nextMs: state.atMs + INNINGS_BREAK_MS }, events }
  }
  return finish(state, events)
}

function rainFalls(state: CricketState, events: MatchEvent[]): Step<CricketState> {
  const rain = dueRain(state)
  return rain === null ? { state, events } : stopForRain(state, rain.delayMs, events)
}

/** The rain of the seed, when it falls at this ball. */
function dueRain(state: CricketState): Rain | null {
  const { rain } = state
  const isDue = rain?.innings === state.innings.length - 1 && rain.balls === currentInnings(state).balls
  return isDue ? rain : null
}

function stopForRain(state: CricketState, delayMs: number, events: MatchEvent[]): Step<CricketState> {
  const wet: CricketState = { ...state, phase: 'rain', nextMs: state.atMs + delayMs }
  return { state: wet, events: [...events, { atMs: state.atMs, kind: 'delay', text: 'Rain stops play' }] }
}

function afterRain(state: CricketState, at: number): Step<CricketState> {
  return dueRain(state)?.washout ? finish({ ...state, atMs: at }, []) : resume(state, at)
}

/** Rain that was asked for leaves that of the seed for later. */
function resume(state: CricketState, at: number): Step<CricketState> {
  const rest = pause(state.streams.pace, null, null)
  const next: CricketState = {
    ...state,
    phase: 'play',
    atMs: at,
    nextMs: at + rest.ms,
    quietMs: 0,
    streams: { ...state.streams, pace: rest.stream },
    rain: dueRain(state) === null ? state.rain : null,
  }
  return { state: next, events: [{ atMs: at, kind: 'resume', text: 'Play resumes, no overs lost' }] }
}

function finish(state: CricketState, events: MatchEvent[]): Step<CricketState> {
  const result = matchResult(state)
  const over: CricketState = { ...state, phase: 'finished', nextMs: null, result }
  return { state: over, events: [...events, { atMs: state.atMs, kind: 'result', text: result.text }] }
}

/** Called off: what is not decided yet is void, as after a washout. */
function abandon(state: CricketState, at: number): Step<CricketState> {
  const text = 'Match abandoned'
  const result: CricketResult = { kind: 'no-result', text }
  return {
    state: { ...state, phase: 'finished', atMs: at, nextMs: null, quietMs: 0, result },
    events: [{ atMs: at, kind: 'result', text }],
  }
}

function battingSide(state: CricketState): Side {
  const first = state.innings[0]
  if (first !== undefined) return first.batting === 0 ? 1 : 0
  const other: Side = state.toss?.winner === 0 ? 1 : 0
  return state.toss?.chose === 'bat' ? state.toss.winner : other
}

function currentInnings(state: CricketState): Innings {
  const innings = state.innings.at(-1)
  if (innings === undefined) throw new Error('No innings has begun.')
  return innings
}

function ballText(spec: CricketSpec, innings: Innings, delivery: Delivery): string {
  const number = delivery.legal ? innings.balls - 1 : innings.balls
  const over = `${Math.floor(number / 6)}.${(number % 6) + 1}`
  return `${over} ${spec.teams[innings.batting].shortName} ${delivery.mark}, ${innings.runs}/${innings.wickets}`
}
