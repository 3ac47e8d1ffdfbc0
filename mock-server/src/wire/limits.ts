import type { Body, Schema } from '@chaupar/contracts/api'
import { toIso } from '../domain/base/clock.ts'
import type { Limits, LimitsChange } from '../domain/play-limits/limits.ts'
import { paise, rupees } from './money.ts'

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

function wirePeriods({ daily, weekly, monthly }: Limits['limitsPaise']['deposit']): Schema<'PeriodLimits'> {
  return { daily: rupeesOrNull(daily), weekly: rupeesOrNull(weekly), monthly: rupeesOrNull(monthly) }
}

function rupeesOrNull(amountPaise: number | null): number | null {
  return amountPaise === null ? null : rupees(amountPaise)
}

function momentOrNull(atMs: number | null): string | null {
  return atMs === null ? null : toIso(atMs)
}
