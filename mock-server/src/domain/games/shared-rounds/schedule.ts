import type { Draw } from '@chaupar/games/rules/fairness'
import type { WorldContext } from '../../base/context.ts'
import { gamesWithStageBets } from '../rounds/round-records.ts'
import { chainMs, SeedChain } from './chain.ts'
import { type ForcedResults, forcedResults } from './forced-records.ts'
import type { Course, Stage } from './stage.ts'

/** When a round of a chain happens, in world time. */
export interface RoundTimes {
  number: number
  /** Bets are taken from here. */
  opensAtMs: number
  runsAtMs: number
  /** Its result is there. Hidden before. */
  endsAtMs: number
  /** The next one opens. */
  closesAtMs: number
}

/**
 * The rounds of one chain in order, from the chain's first moment. They follow from its seeds and from the outcomes a tester
 * has set, so nothing runs without watchers. The last round is over before the next chain begins.
 */
export class Schedule {
  readonly seeds: SeedChain
  readonly stage: Stage
  readonly forced: ForcedResults
  readonly beginsAtMs: number
  /** When each computed round opens, by number from 1; the last entry is the opening of the next one. */
  readonly #opens: number[]
  /** The courses of the rounds that were read last. */
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

  /** The course of a round; cached, since a watched round is read many times a second. */
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

/** The computed schedules of a world: by game and chain, the last used at the end, and the watched games. */
interface Known {
  schedules: Map<string, Schedule>
  watched: ReadonlySet<string>
}

const known = new WeakMap<WorldContext, Known>()
/** Schedules of games that are neither watched nor have an open bet. */
const mostSpare = 16

/** The schedule of a game's chain; worked out again when a tester has set something since. */
export function scheduleOf(world: WorldContext, stage: Stage, chain: number): Schedule {
  const { schedules } = knownTo(world)
  const key = `${stage.slug} ${chain}`
  const forced = forcedResults(world, stage.slug, chain)
  const before = schedules.get(key)
  const isCurrent = before !== undefined && isSame(before.forced, forced)
  const seeds = before?.seeds ?? new SeedChain(world, stage, chain)
  const found = isCurrent ? before : new Schedule(world, stage, seeds, forced)
  schedules.delete(key)
  schedules.set(key, found)
  if (before === undefined) dropSpare(world, mostSpare)
  return found
}

/**
 * Says which games are watched in a world, by their slugs: their schedules are kept, as are those of games with an open bet. Of the
 * others the 16 that were used last stay, and none while no game is watched.
 */
export function keepSchedules(world: WorldContext, watched: ReadonlySet<string>): void {
  knownTo(world).watched = watched
  dropSpare(world, watched.size === 0 ? 0 : mostSpare)
}

function knownTo(world: WorldContext): Known {
  const found = known.get(world) ?? { schedules: new Map(), watched: new Set() }
  known.set(world, found)
  return found
}

/** Drops all but so many of the schedules that nothing needs, those first that were used longest ago. */
function dropSpare(world: WorldContext, most: number): void {
  const { schedules, watched } = knownTo(world)
  if (schedules.size <= most) return
  const needed = new Set([...watched, ...gamesWithStageBets(world)])
  // A round and its history take two chains; older ones are looked up now and then.
  const newest = new Map<string, number>()
  for (const { stage, seeds } of schedules.values()) {
    newest.set(stage.slug, Math.max(seeds.chain, newest.get(stage.slug) ?? 0))
  }
  const isSpare = ({ stage: { slug }, seeds: { chain } }: Schedule) =>
    !needed.has(slug) || chain < (newest.get(slug) ?? 0) - 1
  const spare = [...schedules].filter(([, schedule]) => isSpare(schedule))
  for (const [key] of spare.slice(0, Math.max(0, spare.length - most))) schedules.delete(key)
}

function isSame(one: ForcedResults, other: ForcedResults): boolean {
  return one.size === other.size && [...one].every(([number, result]) => other.get(number) === result)
}
