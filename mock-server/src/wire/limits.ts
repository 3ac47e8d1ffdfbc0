import type { Body, Schema } from '@chaupar/api/api'
import { toIso } from '../domain/base/clock.ts'
import type { Limits, LimitsChange } from '../domain/play-limits/limits.ts'
import type { ActivityRow, PlayResults } from '../domain/play-limits/play-results.ts'
import type { PlaySession } from '../domain/play-limits/play-session.ts'
import { paise, rupees } from './money.ts'

type PeriodPaise = Record<'daily' | 'weekly' | 'monthly', number>

export function wireLimits({ limitsPaise, pending, ...pauses }: Limits): Schema<'Limits'> {
  return {
    deposit: wirePeriods(limitsPaise.deposit),
    loss: wirePeriods(limitsPaise.loss),
    stake: wirePeriods(limitsPaise.stake),
    sessionMinutes: pauses.sessionMinutes,
    timeOutUntil: momentOrNull(pauses.timeOutUntilMs),
    selfExcludedUntil: momentOrNull(pauses.selfExcludedUntilMs),
    pending: pending.map(({ kind, period, amountPaise, fromMs }) => ({
      kind,
      period,
      amount: rupeesOrNull(amountPaise),
      from: toIso(fromMs),
    })),
  }
}

export function wireUsed({
  deposit,
  loss,
  stake,
}: Record<'deposit' | 'loss' | 'stake', PeriodPaise>): Schema<'UsedLimits'> {
  const wire = ({ daily, weekly, monthly }: PeriodPaise) => ({
    daily: rupees(daily),
    weekly: rupees(weekly),
    monthly: rupees(monthly),
  })
  return { deposit: wire(deposit), loss: wire(loss), stake: wire(stake) }
}

export function wirePlaySession(playSession: PlaySession): Schema<'PlaySession'> {
  return {
    startedAt: toIso(playSession.startedAtMs),
    now: toIso(playSession.nowMs),
    checkDueAt: momentOrNull(playSession.dueAtMs),
    ...wireResults(playSession),
  }
}

export function wireActivityRow({ startDate, endDate, depositedPaise, withdrawnPaise, ...results }: ActivityRow) {
  const moved = { deposited: rupees(depositedPaise), withdrawn: rupees(withdrawnPaise) }
  return { startDate, endDate, ...moved, ...wireResults(results) } satisfies Schema<'ActivityRow'>
}

function wireResults({ stakedPaise, wonPaise, lostPaise, netPaise }: PlayResults): Schema<'PlayResults'> {
  return { staked: rupees(stakedPaise), won: rupees(wonPaise), lost: rupees(lostPaise), net: rupees(netPaise) }
}

/** The periods that the body names, one by one. */
export function limitsChange({ sessionMinutes, ...kinds }: Body<'setLimits'>): LimitsChange {
  const limitsPaise = (['deposit', 'loss', 'stake'] as const).flatMap((kind) =>
    (['daily', 'weekly', 'monthly'] as const).flatMap((period) => {
      const amount = kinds[kind]?.[period]
      if (amount === undefined) return []
      return [{ kind, period, amountPaise: amount === null ? null : paise(amount) }]
    }),
  )
  return { limitsPaise, ...(sessionMinutes === undefined ? {} : { sessionMinutes }) }
}

/** Rupees for each period; null where no limit is set. */
export function wirePeriods({ daily, weekly, monthly }: Limits['limitsPaise']['deposit']): Schema<'PeriodLimits'> {
  return { daily: rupeesOrNull(daily), weekly: rupeesOrNull(weekly), monthly: rupeesOrNull(monthly) }
}

function rupeesOrNull(amountPaise: number | null): number | null {
  return amountPaise === null ? null : rupees(amountPaise)
}

function momentOrNull(atMs: number | null): string | null {
  return atMs === null ? null : toIso(atMs)
}
