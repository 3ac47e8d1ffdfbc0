import type { Schema } from '@chaupar/contracts/api'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { toPaise } from '../lib/money.ts'
import { useIsAuthenticated } from './session-store.ts'

type Limits = Schema<'Limits'>
type LimitKind = 'deposit' | 'loss' | 'stake'

const periods = ['daily', 'weekly', 'monthly'] as const

/** The player's own limit of a kind that leaves the least. */
export type OwnLimit = { period: (typeof periods)[number]; leftPaise: number }

/** The one on losses. `isUntouched`: nothing counts against it; who has won may then lose that beyond it, and how much is not told. */
export type LossLimit = OwnLimit & { isUntouched: boolean }

/** What a deposit or a bet is held against before it is sent; null without a limit, for guests, and before the server has told it. */
export function useOwnLimit(kind: LimitKind): OwnLimit | null {
  const limits = useLimits()
  return limits ? ownLimitOf(limits, kind) : null
}

/** What a bet may be refused for, as the server knows better what can be lost; null as in `useOwnLimit`. */
export function useLossLimit(): LossLimit | null {
  const limits = useLimits()
  const own = limits ? ownLimitOf(limits, 'loss') : null
  return own && { ...own, isUntouched: !limits?.used?.loss[own.period] }
}

function useLimits(): Limits | undefined {
  const player = useIsAuthenticated()
  return useQuery({ ...query('getLimits'), enabled: player }).data
}

/** Every limit holds by itself, so the one that leaves the least decides; the shorter one of two that leave the same. */
export function ownLimitOf(limits: Pick<Limits, 'used'> & Partial<Limits>, kind: LimitKind): OwnLimit | null {
  const set = periods.flatMap((period): OwnLimit[] => {
    const limit = limits[kind]?.[period] ?? null
    if (limit === null) return []
    return [{ period, leftPaise: Math.max(0, toPaise(limit) - toPaise(limits.used?.[kind][period] ?? 0)) }]
  })
  return set.reduce<OwnLimit | null>((least, one) => (least && least.leftPaise <= one.leftPaise ? least : one), null)
}
