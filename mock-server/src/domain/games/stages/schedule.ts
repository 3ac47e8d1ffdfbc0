import type { Draw } from '@chaupar/contracts/games/fairness'
import type { WorldContext } from '../../base/context.ts'
import { chainMs, SeedChain } from './chain.ts'
import { type ForcedResults, forcedResults } from './forced-records.ts'
import type { Course, Stage } from './stage.ts'

/** When a round of a chain happens, in world time. */
export interface RoundTimes {
  number: number
  /** Bets are taken from here. */
  opensAtMs: number
  runsAtMs: number
  /** Its result is there. Not to be told before. */
  endsAtMs: number
  /** The next one opens. */
  closesAtMs: number
}

/**
 * The rounds of one chain, one after the other from the chain's first moment: they follow from its seeds and from what a tester
 * has set, so nothing runs while nobody looks. The last is the last that is over before the next chain begins.
 */
export class Schedule {
  readonly seeds: SeedChain
  readonly stage: Stage
  readonly forced: ForcedResults
  readonly beginsAtMs: number
  /** When each round opens, by number from 1, as far as anybody asked; the place behind the last is where the next would. */
  readonly #opens: number[]
  /** What happens in the rounds that were asked for last. */
  readonly #courses = new Map<number, Course>()
  readonly #world: WorldContext
  #isWhole = false

  constructor(world: WorldContext, stage: Stage, seeds: SeedChain, forced: ForcedResults) {
    this.#world = world
    this.stage = stage
    this.seeds = seeds
    this.forced = forced
    this.beginsAtMs = seeds.chain * chainMs
    this.#opens = [Number.NaN, this.beginsAtMs]
  }

  draw(number: number): Draw {
    const result = this.forced.get(number)
    return result === undefined ? this.seeds.draw(number) : this.stage.drawFor(this.#world, result)
  }

  /** What happens in a round; kept, since a round that is watched is asked for many times a second. */
  course(number: number): Course {
    const course = this.#courses.get(number) ?? this.stage.course(this.draw(number))
    this.#courses.set(number, course)
    for (const oldest of this.#courses.keys()) if (this.#courses.size > mostCourses) this.#courses.delete(oldest)
    return course
  }

  /** The round at a moment of the chain; null behind its last. */
  at(nowMs: number): RoundTimes | null {
    while (!this.#isWhole && nowMs >= (this.#opens.at(-1) ?? 0)) this.#extend()
    const behind = this.#opens.findLastIndex((opensAtMs) => opensAtMs <= nowMs)
    return behind >= 1 && behind < this.#opens.length - 1 ? this.round(behind) : null
  }

  /** A round by its number; null when the chain has none of it. */
  round(number: number): RoundTimes | null {
    while (!this.#isWhole && number >= this.#opens.length - 1) this.#extend()
    const opensAtMs = this.#opens[number]
    const closesAtMs = this.#opens[number + 1]
    if (opensAtMs === undefined || closesAtMs === undefined || number < 1) return null
    const { bettingMs, settledMs } = this.stage
    return { number, opensAtMs, runsAtMs: opensAtMs + bettingMs, endsAtMs: closesAtMs - settledMs, closesAtMs }
  }

  /** The last round of the chain. */
  get last(): RoundTimes | null {
    while (!this.#isWhole) this.#extend()
    return this.round(this.#opens.length - 2)
  }

  /** Where the rounds of the chain end. */
  get endsAtMs(): number {
    return this.last?.closesAtMs ?? this.beginsAtMs
  }

  /** Whether a round that opens then and runs so long is over before the next chain begins. */
  fits(opensAtMs: number, runningMs: number): boolean {
    const { bettingMs, settledMs } = this.stage
    return opensAtMs + bettingMs + runningMs + settledMs <= this.beginsAtMs + chainMs
  }

  #extend(): void {
    const number = this.#opens.length - 1
    const opensAtMs = this.#opens[number] ?? this.beginsAtMs
    const { bettingMs, settledMs } = this.stage
    const runningMs =
      number > this.seeds.rounds ? Number.POSITIVE_INFINITY : this.stage.course(this.draw(number)).runningMs
    if (this.fits(opensAtMs, runningMs)) this.#opens.push(opensAtMs + bettingMs + runningMs + settledMs)
    else this.#isWhole = true
  }
}

/** A history and the round after it. */
const mostCourses = 48

/** Schedules that a world has worked out, the newest last. */
const known = new WeakMap<WorldContext, Map<string, Schedule>>()
const mostKnown = 16

/** The schedule of a game's chain; worked out anew when a tester has set something since. */
export function scheduleOf(world: WorldContext, stage: Stage, chain: number): Schedule {
  const schedules = known.get(world) ?? new Map<string, Schedule>()
  known.set(world, schedules)
  const key = `${stage.slug} ${chain}`
  const forced = forcedResults(world, stage.slug, chain)
  const before = schedules.get(key)
  if (before !== undefined && isSame(before.forced, forced)) return before
  const made = new Schedule(world, stage, before?.seeds ?? new SeedChain(world, stage, chain), forced)
  schedules.set(key, made)
  for (const oldest of schedules.keys()) if (schedules.size > mostKnown) schedules.delete(oldest)
  return made
}

/** Lets a world's schedules go; they are worked out again when somebody looks. */
export function forgetSchedules(world: WorldContext): void {
  known.delete(world)
}

function isSame(one: ForcedResults, other: ForcedResults): boolean {
  return one.size === other.size && [...one].every(([number, result]) => other.get(number) === result)
}
