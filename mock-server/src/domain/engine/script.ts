/**
 * Events that a tester asked for. A match with a script is still a pure function, of its seed, its script and the time: an event
 * takes the place of what the seed says at the first step from `fromStep` on that is of its kind. Events happen in their order;
 * one that the rules forbid when its turn comes is left out.
 */
import type { Engine, Forbidden, MatchPart, Step } from './engine.ts'

export interface AskedEvent {
  /** Names it until it has happened. */
  id: number
  /** Steps of the match that had been played when it was asked for. */
  fromStep: number
  event: string
}

export type Script = readonly AskedEvent[]

/** A state with the number of steps that led to it, and of the events of the script that they used. */
export interface Progress<State> {
  state: State
  steps: number
  used: number
}

/** What a tester can do with a match from where it stands. All times are milliseconds since the scheduled start. */
export interface Steering {
  steps: number
  /** Events of the script that have happened or were left out; the others wait. */
  used: number
  parts: readonly MatchPart[]
  /** All events of the sport, each with the rule that forbids it behind those that wait; null where none does. */
  possible(): { event: string; forbidden: Forbidden['forbidden'] | null }[]
  /** The events to put into the script for this one to happen behind those that wait. */
  ask(event: string): readonly string[] | Forbidden
  /** When every event of the script is used; null when the match is over before. */
  usedAtMs(): number | null
  /** When the running part ends, or the match. */
  endOfMs(part: MatchPart): number
  /** When the clock of the match shows a minute of play; null when it has passed, or there is no such clock. */
  minuteAtMs(minute: number): number | null
}

/** The next step, by the script where it says something. Null when the match is over. */
function next<State>(engine: Engine<unknown, State>, script: Script, from: Progress<State>) {
  if (engine.times(from.state).nextMs === null) return null
  let { used } = from
  for (let asked = script[used]; asked !== undefined && asked.fromStep <= from.steps; asked = script[used]) {
    const made = engine.ask(from.state, asked.event)
    if (made === 'later') break
    used += 1
    if ('state' in made) return stepped(from, used, made)
  }
  return stepped(from, used, engine.step(from.state))
}

function stepped<State>({ steps }: Progress<State>, used: number, { state, events }: Step<State>) {
  return { state, steps: steps + 1, used, events }
}

/** Every step after `from` that is due at `elapsedMs` or before, in order. */
export function* stepsUntil<State>(
  engine: Engine<unknown, State>,
  script: Script,
  from: Progress<State>,
  elapsedMs: number,
): Generator<Progress<State> & Step<State>> {
  let due = engine.times(from.state).nextMs
  for (let now = from; due !== null && due <= elapsedMs; due = engine.times(now.state).nextMs) {
    const made = next(engine, script, now)
    if (made === null) return
    now = made
    yield made
  }
}

/** The steering of a match that stands at `from`. */
export function steering<State>(engine: Engine<unknown, State>, script: Script, from: Progress<State>): Steering {
  const on = () => stepsUntil(engine, script, from, Number.POSITIVE_INFINITY)
  /** The state in which every event that waits has happened; null when the match is over before. */
  const behindScript = (): Progress<State> | null => {
    if (from.used >= script.length) return from
    for (const made of on()) if (made.used >= script.length) return made
    return null
  }
  const ask = (behind: Progress<State> | null, event: string): readonly string[] | Forbidden => {
    if (!engine.askable.includes(event)) return { forbidden: 'event_unknown' }
    if (behind === null) return { forbidden: 'match_over' }
    let { state } = behind
    while (engine.times(state).nextMs !== null) {
      const events = engine.leadingTo?.(state, event) ?? [event]
      if ('forbidden' in events) return events
      const made = engine.ask(state, events[0] ?? event)
      if (made !== 'later') return 'forbidden' in made ? made : events
      ;({ state } = engine.step(state))
    }
    return { forbidden: 'match_over' }
  }
  return {
    steps: from.steps,
    used: from.used,
    parts: engine.parts,
    possible() {
      const behind = behindScript()
      return engine.askable.map((event) => {
        const asked = ask(behind, event)
        return { event, forbidden: 'forbidden' in asked ? asked.forbidden : null }
      })
    },
    ask: (event) => ask(behindScript(), event),
    usedAtMs() {
      const behind = behindScript()
      return behind && engine.times(behind.state).atMs
    },
    endOfMs(part) {
      let before = from.state
      for (const { state } of on()) {
        if (engine.endsPart(part, before, state)) return engine.times(state).atMs
        before = state
      }
      return engine.times(before).atMs
    },
    minuteAtMs(minute) {
      const minuteOf = (state: State): number | null => {
        const score = engine.score(state)
        return score?.sport === 'soccer' ? score.minute : null
      }
      const now = minuteOf(from.state)
      if (now === null || now >= minute) return null
      for (const { state } of on()) if ((minuteOf(state) ?? 0) >= minute) return engine.times(state).atMs
      return null
    },
  }
}
