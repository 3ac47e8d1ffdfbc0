import type { WorldContext } from '../base/context.ts'
import { answerOnce, type Outcome } from '../idempotency/intents.ts'
import {
  type LimitKind,
  type LimitPeriod,
  type LimitRecord,
  limitRecords,
  saveLimit,
  savePause,
} from './limit-records.ts'
import { notifyPlayer, pausesOf } from './pauses.ts'

const hourMs = 60 * 60 * 1000

/** How far back each period reaches: 24 hours, 7 days, 30 days, always up to now. */
export const periodMs: Record<LimitPeriod, number> = {
  daily: 24 * hourMs,
  weekly: 7 * 24 * hourMs,
  monthly: 30 * 24 * hourMs,
}

/** A higher limit (or none) holds after a day, so that it is not raised in the heat of the moment. */
const raiseDelayMs = 24 * hourMs

/** Null = no limit. */
type PeriodLimits = Record<LimitPeriod, number | null>

/** A higher limit and when it begins. */
export interface PendingLimit {
  kind: LimitKind
  period: LimitPeriod
  amountPaise: number | null
  fromMs: number
}

export interface Limits {
  limitsPaise: Record<LimitKind, PeriodLimits>
  pending: PendingLimit[]
  sessionMinutes: number | null
  timeOutUntilMs: number | null
  selfExcludedUntilMs: number | null
}

/** The changes; absent fields stay. */
export interface LimitsChange {
  limitsPaise: { kind: LimitKind; period: LimitPeriod; amountPaise: number | null }[]
  sessionMinutes?: number | null
}

/** A player's own limits as they hold now, and the higher ones that wait. */
export function limitsOf(world: WorldContext, playerId: number): Limits {
  const records = limitRecords(world, playerId)
  return {
    limitsPaise: {
      deposit: limitsOfKind(records, 'deposit'),
      loss: limitsOfKind(records, 'loss'),
      stake: limitsOfKind(records, 'stake'),
    },
    pending: records.flatMap(({ kind, period, next }) => (next === null ? [] : [{ kind, period, ...next }])),
    ...pausesOf(world, playerId),
  }
}

function limitsOfKind(records: readonly LimitRecord[], kind: LimitKind): PeriodLimits {
  const at = (period: LimitPeriod) => findLimit(records, kind, period)?.amountPaise ?? null
  return { daily: at('daily'), weekly: at('weekly'), monthly: at('monthly') }
}

/** Changes limits: a lower one holds at once, a higher one (or none) after 24 hours of world time. Throws as `answerOnce`. */
export function setLimits(
  world: WorldContext,
  playerId: number,
  change: LimitsChange,
  idempotencyKey?: string,
): Limits {
  const intent = { playerId, key: idempotencyKey, operation: 'setLimits', body: change }
  return answerOnce(world, intent, (): Outcome<Limits> => {
    const records = limitRecords(world, playerId)
    for (const { kind, period, amountPaise } of change.limitsPaise) {
      const heldPaise = findLimit(records, kind, period)?.amountPaise ?? null
      saveLimit(world, playerId, { kind, period, ...changed(world, heldPaise, amountPaise) })
    }
    if (change.sessionMinutes !== undefined) {
      savePause(world, playerId, 'session_minutes', change.sessionMinutes)
      // The first reminder comes this long after it was switched on.
      savePause(world, playerId, 'reminded_ms', world.clock.now())
    }
    notifyPlayer(world, playerId)
    return { answer: limitsOf(world, playerId) }
  })
}

function changed(
  world: WorldContext,
  heldPaise: number | null,
  wantedPaise: number | null,
): Pick<LimitRecord, 'amountPaise' | 'next'> {
  const isHigher = heldPaise !== null && (wantedPaise === null || wantedPaise > heldPaise)
  if (!isHigher) return { amountPaise: wantedPaise, next: null }
  return { amountPaise: heldPaise, next: { amountPaise: wantedPaise, fromMs: world.clock.now() + raiseDelayMs } }
}

function findLimit(records: readonly LimitRecord[], kind: LimitKind, period: LimitPeriod): LimitRecord | undefined {
  return records.find((record) => record.kind === kind && record.period === period)
}
