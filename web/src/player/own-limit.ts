import { toPaise } from '../lib/money.ts'
import { type Limits, useLimits } from './limits.ts'

type LimitKind = 'deposit' | 'loss' | 'stake'

const periods = ['daily', 'weekly', 'monthly'] as const

/** The player's own limit of a kind that leaves the least. */
export type OwnLimit = { period: (typeof periods)[number]; leftPaise: number }

/** The remaining own limit that a deposit or a bet must not exceed. Null without a limit, for guests, and before the response. */
export function useOwnLimit(kind: LimitKind): OwnLimit | null {
  return ownLimitOf(useLimits(), kind)
}

/** Every limit holds by itself, so the one that leaves the least decides; the shorter one of two that leave the same. */
export function ownLimitOf(limits: Partial<Limits> | undefined, kind: LimitKind): OwnLimit | null {
  if (!limits) return null
  const set = periods.flatMap((period): OwnLimit[] => {
    const left = leftOf(limits, kind, period)
    return left === null ? [] : [{ period, leftPaise: toPaise(left) }]
  })
  return set.reduce<OwnLimit | null>((least, one) => (least && least.leftPaise <= one.leftPaise ? least : one), null)
}

/** Rupees that a limit leaves; of losses the server alone knows it, so that a server without `lossLeft` decides at the bet. */
function leftOf(limits: Partial<Limits>, kind: LimitKind, period: OwnLimit['period']): number | null {
  if (kind === 'loss') return limits.lossLeft?.[period] ?? null
  const limit = limits[kind]?.[period] ?? null
  return limit === null ? null : Math.max(0, limit - (limits.used?.[kind][period] ?? 0))
}
