import { Trans } from '@lingui/react/macro'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { Bonus } from './queries.ts'

/** Where a bonus stands. */
export function BonusMark({ status }: { status: Bonus['status'] }) {
  switch (status) {
    case 'available':
      return (
        <StatusMark tone="open">
          <Trans>To claim</Trans>
        </StatusMark>
      )
    case 'active':
      return (
        <StatusMark tone="good">
          <Trans>Active</Trans>
        </StatusMark>
      )
    case 'completed':
      return (
        <StatusMark tone="good">
          <Trans>Completed</Trans>
        </StatusMark>
      )
    case 'cancelled':
      return (
        <StatusMark tone="undone">
          <Trans>Given up</Trans>
        </StatusMark>
      )
    case 'expired':
      return (
        <StatusMark tone="over">
          <Trans>Expired</Trans>
        </StatusMark>
      )
  }
}
