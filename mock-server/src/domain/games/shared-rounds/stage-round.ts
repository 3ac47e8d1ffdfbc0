import type { Draw, Seeds } from '@chaupar/games/rules/fairness'
import type { GameEvent } from '@chaupar/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import { chainMs } from './chain.ts'
import { type RoundTimes, type Schedule, scheduleOf } from './schedule.ts'
import type { Stage } from './stage.ts'

export type Phase = 'betting' | 'running' | 'settled'

/** A shared round of a game. `endsAtMs` and later times stay hidden until they are past. */
export interface StageRound extends RoundTimes {
  stage: Stage
  chain: number
  /** Chain and number: '82345-12'. */
  id: string
}

/** The result of a shared round. */
export interface StageResult {
  id: string
  chain: number
  number: number
  /** In hex. */
  seed: string
  isForced: boolean
  events: readonly GameEvent[]
}

/** The public facts of a chain. */
export interface PublicChain {
  chain: number
  /** Seed of the first round, hashed once. */
  end: string
  salt: string
}

/** The round that a game is in. Behind the last of a chain the first of the next takes bets until its time has come. */
export function stageRoundNow(world: WorldContext, stage: Stage): StageRound {
  const nowMs = world.clock.now()
  const chain = Math.floor(nowMs / chainMs)
  const schedule = scheduleOf(world, stage, chain)
  const times = schedule.at(nowMs)
  return times === null ? firstAfter(world, schedule) : roundOf(schedule, times)
}

/** The round after this one. */
export function stageRoundAfter(world: WorldContext, { stage, chain, number }: StageRound): StageRound {
  const schedule = scheduleOf(world, stage, chain)
  const next = schedule.round(number + 1)
  return next === null ? firstAfter(world, schedule) : roundOf(schedule, next)
}

/** A round by its id; null for an unknown id. `kept`: its times where a bet has them, so that no schedule is computed. */
export function stageRoundById(
  world: WorldContext,
  stage: Stage,
  id: string,
  kept: Pick<RoundTimes, 'runsAtMs' | 'endsAtMs'> | null = null,
): StageRound | null {
  const [, chain, number] = /^(\d{1,9})-(\d{1,6})$/.exec(id) ?? []
  if (chain === undefined) return null
  if (kept !== null) {
    const around = { opensAtMs: kept.runsAtMs - stage.bettingMs, closesAtMs: kept.endsAtMs + stage.settledMs }
    return { ...kept, ...around, stage, chain: Number(chain), number: Number(number), id }
  }
  const schedule = scheduleOf(world, stage, Number(chain))
  const times = schedule.round(Number(number))
  return times === null ? null : roundOf(schedule, times)
}

export function phaseAt({ runsAtMs, endsAtMs }: RoundTimes, nowMs: number): Phase {
  if (nowMs < runsAtMs) return 'betting'
  return nowMs < endsAtMs ? 'running' : 'settled'
}

/** The numbers of a round, from its first. Secret until the round is over. */
export function stageDraw(world: WorldContext, { stage, chain, number }: StageRound): Draw {
  return scheduleOf(world, stage, chain).draw(number)
}

/** The events of a round until now, which every player may see. */
export function shownSoFar(world: WorldContext, { stage, chain, number, runsAtMs }: StageRound): readonly GameEvent[] {
  const elapsedMs = world.clock.now() - runsAtMs
  if (elapsedMs < 0) return []
  const { events, shownAtMs } = scheduleOf(world, stage, chain).course(number)
  const next = shownAtMs.findIndex((atMs) => atMs > elapsedMs)
  return next < 0 ? events : events.slice(0, next)
}

/** The seeds of a round, in the terms of single-player rounds: its salted seed is the server's. */
export function stageSeeds(world: WorldContext, { stage, chain, number }: StageRound): Seeds {
  return scheduleOf(world, stage, chain).seeds.seedsOf(number)
}

/** The server seed of a round that is over; null before, and where a tester has set the result. */
export function revealedStageSeed(world: WorldContext, round: StageRound): string | null {
  const { stage, chain, number, endsAtMs } = round
  const isForced = scheduleOf(world, stage, chain).forced.has(number)
  return world.clock.now() < endsAtMs || isForced ? null : stageSeeds(world, round).serverSeed
}

/** Whether a tester has set the result; false while the result is hidden. */
export function isForcedAndOver(world: WorldContext, { stage, chain, number, endsAtMs }: StageRound): boolean {
  return world.clock.now() >= endsAtMs && scheduleOf(world, stage, chain).forced.has(number)
}

/** The results of a game's last rounds, newest first; the round that is settled now is among them. */
export function stageHistory(world: WorldContext, stage: Stage, most: number): StageResult[] {
  const nowMs = world.clock.now()
  const found: StageResult[] = []
  const now = stageRoundNow(world, stage)
  let schedule = scheduleOf(world, stage, now.chain)
  let number = phaseAt(now, nowMs) === 'settled' ? now.number : now.number - 1
  while (found.length < most) {
    if (number < 1) {
      schedule = scheduleOf(world, stage, schedule.seeds.chain - 1)
      number = schedule.last?.number ?? 0
      if (number < 1) break
    }
    found.push(resultIn(schedule, number))
    number -= 1
  }
  return found
}

/** The result of a round. Throws while it is not over. */
export function stageResult(world: WorldContext, { stage, chain, number, endsAtMs, id }: StageRound): StageResult {
  if (world.clock.now() < endsAtMs) throw new Error(`round ${id} of ${stage.slug} is not over`)
  return resultIn(scheduleOf(world, stage, chain), number)
}

export function publicChain(world: WorldContext, stage: Stage, chain: number): PublicChain {
  const { seeds } = scheduleOf(world, stage, chain)
  return { chain, end: seeds.seed(0), salt: seeds.salt }
}

function resultIn(schedule: Schedule, number: number): StageResult {
  const { chain } = schedule.seeds
  return {
    id: idOf(chain, number),
    chain,
    number,
    seed: schedule.seeds.seed(number),
    isForced: schedule.forced.has(number),
    events: schedule.course(number).events,
  }
}

/** The first round of the chain after this one, open since this one's last was over. */
function firstAfter(world: WorldContext, { stage, seeds, endsAtMs }: Schedule): StageRound {
  const next = scheduleOf(world, stage, seeds.chain + 1)
  const times = next.round(1)
  if (times === null) throw new Error(`a chain of ${stage.slug} has no round`)
  return { ...roundOf(next, times), opensAtMs: endsAtMs }
}

function roundOf({ stage, seeds: { chain } }: Schedule, times: RoundTimes): StageRound {
  return { ...times, stage, chain, id: idOf(chain, times.number) }
}

function idOf(chain: number, number: number): string {
  return `${chain}-${number}`
}
