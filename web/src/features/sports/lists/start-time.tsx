import { useLingui } from '@lingui/react/macro'
import { useToday } from '../../../lib/clock-store.ts'
import { formatDay, formatTime, istDay } from '../../../lib/dates.ts'

/** When a match begins: 'Today, 7:30 pm' or '21 Nov, 7:30 pm'. */
export function StartTime({ at }: { at: string }) {
  const { t } = useLingui()
  const day = istDay(new Date(at)) <= useToday() ? t`Today` : formatDay(at)
  return `${day}, ${formatTime(at)}`
}
