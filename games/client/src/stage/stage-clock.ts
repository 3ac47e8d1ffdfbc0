/** Where a shared round stands between two messages: the world's clock is not the client's, so each message is an anchor. */
import type { RgsSchema } from '@chaupar/api/rgs'

export type StagePhase = RgsSchema<'StageRound'>['phase']

/** A phase of a round, as received at `atMs` of the client's clock. */
export interface StageNow {
  round: string
  number: number
  phase: StagePhase
  /** What had passed of the phase, in ms of the world. */
  elapsedMs: number
  /** What was left of it; null while the round runs. */
  leftMs: number | null
  /** World milliseconds per real one. */
  pace: number
  atMs: number
  /** What has happened in it so far. */
  state: RgsSchema<'StageRound'>['state']
  /** Where it crashed, in hundredths; null until it is settled, and at a table. */
  crashedAt: number | null
}

/** What has passed of the phase, in ms of the world. */
export function elapsedAt({ elapsedMs, pace, atMs }: StageNow, nowMs: number): number {
  return elapsedMs + Math.max(0, nowMs - atMs) * pace
}

/** What is left of the phase in ms of the world; null while the round runs. */
export function leftAt({ leftMs, pace, atMs }: StageNow, nowMs: number): number | null {
  return leftMs === null ? null : Math.max(0, leftMs - Math.max(0, nowMs - atMs) * pace)
}

/** A tick that is this far from the curve means that the world's clock was moved, in ms. */
const movedMs = 1_500

/**
 * The anchor after a tick. A message is late by its way, so the earliest of them is the truest: a tick that is behind the curve
 * changes nothing, unless the clock was moved or goes at another pace.
 */
export function corrected(now: StageNow, tick: RgsSchema<'StageTick'>, nowMs: number): StageNow {
  if (now.phase !== 'running' || tick.round !== now.round) return now
  const ahead = tick.elapsedMs - elapsedAt(now, nowMs)
  if (tick.pace === now.pace && ahead <= 0 && ahead > -movedMs) return now
  return { ...now, elapsedMs: tick.elapsedMs, pace: tick.pace, atMs: nowMs }
}
