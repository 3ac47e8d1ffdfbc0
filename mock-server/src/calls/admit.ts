import { setTimeout as wait } from 'node:timers/promises'
import type { RateLimit } from '../admission/rate-limit.ts'
import { PlantedError } from '../contract/failure.ts'
import { DomainError } from '../domain/base/errors.ts'
import { isLive } from '../domain/content/content.ts'
import type { FaultEffect } from '../world/faults.ts'
import type { Call, CallState } from './call.ts'

/** Throws `too_many_requests` when this caller has no call of this kind left. A replay is not counted. */
export function limitCaller(limit: RateLimit | null, call: Call, caller: string): void {
  const { id, world } = call
  if (limit === null || world.isReplaying) return
  const waitSeconds = limit.take(`${id} ${world.name} ${caller}`)
  if (waitSeconds === 0) return
  call.isLimited = true
  throw new DomainError('too_many_requests', { retryAfter: waitSeconds })
}

/**
 * Lets a call in after its planted delay or error, and while the site is open where it `mustBeOpen`. Null when nothing is waited
 * for. Waits in system time: a frozen world would wait for ever.
 * @throws PlantedError, DomainError `maintenance`; rejects with them after a delay
 */
export function letIn(call: Call, mustBeOpen: boolean): Promise<void> | null {
  const enter = (): void => {
    if (mustBeOpen && !isLive(call.world)) throw new DomainError('maintenance')
  }
  const waiting = meet(call, call.effects)
  if (waiting !== null) return waiting.then(enter)
  enter()
  return null
}

/**
 * Lets a call whose body is read meet the faults on what it carries. Null when nothing is waited for.
 * @throws PlantedError; rejects with it after a delay
 */
export function meetFields(
  call: CallState,
  needsToken: boolean,
  fields: { query: unknown; body: unknown },
): Promise<void> | null {
  const { world, id, player } = call
  if (world.faults.isEmpty) return null
  const effects = world.faults.takeForCall(id, needsToken, { username: player?.username ?? null, fields })
  call.effects = [...call.effects, ...effects]
  return meet(call, effects)
}

/** The planted delay, and the planted error behind it. */
function meet({ world }: Call, effects: readonly FaultEffect[]): Promise<void> | null {
  const strike = (): void => {
    for (const effect of effects) {
      if (effect.kind === 'error') throw new PlantedError(effect.status, effect.code, effect.message, effect.retryAfter)
      if (effect.kind === 'event-failed') throw new PlantedError(400, '', effect.message)
    }
  }
  const lateMs = world.isReplaying ? 0 : latencyOf(effects)
  if (lateMs > 0) return wait(lateMs).then(strike)
  strike()
  return null
}

function latencyOf(effects: readonly FaultEffect[]): number {
  const late = effects.flatMap((effect) => (effect.kind === 'latency' || effect.kind === 'event-late' ? effect.ms : []))
  return late.reduce((sum, ms) => sum + ms, 0)
}

/** A body that ends in its middle. */
export const malformedAnswer = '{"error":false,"message":"","data":{"'

/** The planted failure in place of a successful answer: none at all, or broken JSON; null when none is planted. */
export function plantedAnswer({ world, effects }: Call): 'dropped' | 'malformed' | null {
  // Errors as 200 are met by refusals alone: a success leaves such a fault for the next call.
  world.faults.giveBack(effects.filter(({ kind }) => kind === 'legacy-error'))
  if (effects.some(({ kind }) => kind === 'dropped-answer')) return 'dropped'
  return effects.some(({ kind }) => kind === 'malformed-body') ? 'malformed' : null
}
