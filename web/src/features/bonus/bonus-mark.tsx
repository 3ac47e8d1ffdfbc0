import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { StatusMark, type StatusTone } from '../../ui/records/status-mark.tsx'
import type { Bonus } from './queries.ts'

const marks: Readonly<Record<Bonus['status'], { tone: StatusTone; name: MessageDescriptor }>> = {
  available: { tone: 'open', name: msg`To claim` },
  active: { tone: 'good', name: msg`Active` },
  completed: { tone: 'good', name: msg`Completed` },
  cancelled: { tone: 'undone', name: msg`Given up` },
  expired: { tone: 'over', name: msg`Expired` },
}

/** Where a bonus stands. */
export function BonusMark({ status }: { status: Bonus['status'] }) {
  const { t } = useLingui()
  const { tone, name } = marks[status]
  return <StatusMark tone={tone}>{t(name)}</StatusMark>
}
