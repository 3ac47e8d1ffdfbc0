import { Trans } from '@lingui/react/macro'
import type { LimitKind, LimitPeriod } from './limits-rules.ts'

export function KindName({ kind }: { kind: LimitKind }) {
  if (kind === 'deposit') return <Trans>Deposits</Trans>
  return kind === 'loss' ? <Trans>Losses</Trans> : <Trans>Stakes</Trans>
}

export function PeriodName({ period }: { period: LimitPeriod }) {
  if (period === 'daily') return <Trans>24 hours</Trans>
  return period === 'weekly' ? <Trans>7 days</Trans> : <Trans>30 days</Trans>
}
