/** What a tester makes happen next in a match. It happens as everything in a match does: prices, results and messages follow. */
import { nextCount } from '../../store/meta-records.ts'
import { didYouMean } from '../base/did-you-mean.ts'
import { DomainError } from '../base/errors.ts'
import type { MatchPart } from '../engine/engine.ts'
import { engines } from '../engine/engines.ts'
import type { Script, Steering } from '../engine/script.ts'
import { type MatchRecord, matchRecord, saveScript, saveStart } from '../matches/match-records.ts'
import type { LiveWorld } from '../matches/odds-feed.ts'
import { catchUp } from './advance-matches.ts'

/** The events of a match to come, as far as a tester says. */
export interface NextEvents {
  /** Every event of the sport; `refusal` says why it cannot follow those that wait, null that it can. */
  possible: { event: string; refusal: string | null }[]
  /** Events that wait for their turn, in their order. */
  waiting: { id: number; event: string }[]
  /** What the match can be played on to the end of. */
  parts: MatchPart[]
}

/** The events that wait in a match, and those that are possible behind them; none in a match that is not in play. Throws `match_not_found`. */
export function nextEvents(world: LiveWorld, refMatchId: string): NextEvents {
  const record = requireMatch(world, refMatchId)
  if (record.status !== 'inplay') return { possible: [], waiting: [], parts: [] }
  const steering = steeringOf(world, record)
  return {
    possible: steering.possible().map(({ event, forbidden }) => ({
      event,
      refusal: forbidden === null ? null : new DomainError(forbidden, { event }).message,
    })),
    waiting: record.script.slice(steering.used).map(({ id, event }) => ({ id, event })),
    parts: [...steering.parts],
  }
}

/**
 * Lets these events happen next, in this order: behind those that wait, or with `now` before them and at once, also while the clock
 * stands still. All or none. Throws `match_not_found`, `match_not_begun`, `match_over`, `event_unknown`, and the rule of the sport that
 * forbids one of them.
 */
export function addNextEvents(world: LiveWorld, refMatchId: string, events: readonly string[], now: boolean): void {
  world.transaction(() => {
    const record = requireInPlay(world, refMatchId)
    const { used } = steeringOf(world, record)
    const waiting = record.script.slice(used)
    let script = now ? record.script.slice(0, used) : record.script
    for (const event of events) script = withEvent(world, { ...record, script }, event)
    if (!now) return keep(world, record, script)
    const untilMs = steeringOf(world, { ...record, script }).usedAtMs()
    if (untilMs === null) throw new DomainError('match_over')
    keep(world, record, [...script, ...waiting])
    playUntil(world, refMatchId, untilMs)
  })
}

/** Takes back an event that waits, or without its id all of them. Throws `match_not_found`, `event_not_waiting`. */
export function clearNextEvents(world: LiveWorld, refMatchId: string, id?: number): void {
  world.transaction(() => {
    const record = requireMatch(world, refMatchId)
    const { used } = steeringOf(world, record)
    const isMeant = (event: Script[number], index: number) => index >= used && (id === undefined || event.id === id)
    if (id !== undefined && !record.script.some(isMeant)) throw new DomainError('event_not_waiting')
    keep(
      world,
      record,
      record.script.filter((event, index) => !isMeant(event, index)),
    )
  })
}

/**
 * Plays a match on at once, without moving the time: to the end of a part, or to a minute of its own clock. Events that wait happen on the
 * way. Throws `match_not_found`, `match_not_begun`, `match_over`, `part_unknown`, `minute_passed`.
 */
export function playMatch(world: LiveWorld, refMatchId: string, until: MatchPart | { minute: number }): void {
  world.transaction(() => {
    const steering = steeringOf(world, requireInPlay(world, refMatchId))
    if (typeof until === 'string') {
      if (!steering.parts.includes(until)) throw new DomainError('part_unknown', { part: until })
      return playUntil(world, refMatchId, steering.endOfMs(until))
    }
    const atMs = steering.minuteAtMs(until.minute)
    if (atMs === null)
      throw new DomainError(steering.parts.includes('half') ? 'minute_passed' : 'part_unknown', { part: 'minutes' })
    playUntil(world, refMatchId, atMs)
  })
}

function withEvent(world: LiveWorld, record: MatchRecord, event: string): Script {
  const steering = steeringOf(world, record)
  const asked = steering.ask(event)
  if ('forbidden' in asked) {
    const known = steering.possible().map((one) => one.event)
    throw new DomainError(asked.forbidden, { event, hint: didYouMean(event, known) })
  }
  const { steps: fromStep } = steering
  return [...record.script, ...asked.map((one) => ({ id: nextCount(world.store, 'next event'), fromStep, event: one }))]
}

function keep(world: LiveWorld, { refMatchId }: MatchRecord, script: Script): void {
  saveScript(world, refMatchId, script)
  world.feed.reopen(refMatchId)
}

/** Moves the match's start back so far that a later moment of the match is now. */
function playUntil(world: LiveWorld, refMatchId: string, elapsedMs: number): void {
  const record = requireMatch(world, refMatchId)
  const startTimeMs = Math.min(record.startTimeMs, world.feed.reachedMs - elapsedMs)
  saveStart(world, refMatchId, startTimeMs)
  catchUp(world, { ...record, startTimeMs })
}

function steeringOf(world: LiveWorld, { sportId, seed, script, startTimeMs }: MatchRecord): Steering {
  return engines[sportId].steering(seed, world.feed.reachedMs - startTimeMs, script)
}

function requireInPlay(world: LiveWorld, refMatchId: string): MatchRecord {
  const record = requireMatch(world, refMatchId)
  if (record.status === 'upcoming') throw new DomainError('match_not_begun')
  if (record.status !== 'inplay') throw new DomainError('match_over')
  return record
}

function requireMatch(world: LiveWorld, refMatchId: string): MatchRecord {
  const record = matchRecord(world, refMatchId)
  if (record === null) throw new DomainError('match_not_found', { refMatchId })
  return record
}
