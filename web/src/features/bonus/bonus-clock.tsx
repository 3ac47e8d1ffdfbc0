import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { invalidate } from '../../api/query.ts'
import { deviceNow, now, useNow } from '../../lib/clock-store.ts'
import { formatCountdown } from '../../lib/dates.ts'
import type { Bonus } from './queries.ts'

const hourSeconds = 60 * 60
const secondMs = 1000

/**
 * Seconds until an offer closes or an active bonus ends. The server says it, so that a phone with a wrong clock counts right;
 * `shownAtMs` is when it said so, by this machine's clock. Null where the server sends no time.
 */
export function useSecondsLeft({ secondsLeft }: Bonus, shownAtMs: number): number | null {
  const endsAtMs = useMemo(
    () => (secondsLeft === undefined ? null : now() - (deviceNow() - shownAtMs) + secondsLeft * 1000),
    [secondsLeft, shownAtMs],
  )
  const [everyMs, setEveryMs] = useState<number | null>(secondMs)
  const nowMs = useNow(everyMs)
  const left = endsAtMs === null ? null : Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
  // In its last hour it is counted by the second.
  const wanted = left === null || left === 0 ? null : left <= hourSeconds ? secondMs : 20_000
  if (wanted !== everyMs) setEveryMs(wanted)
  return left
}

/** How long is left, in words. When it is over the server is asked what has become of the bonus: nothing is pushed about an offer. */
export function BonusClock({ bonus, shownAtMs }: { bonus: Bonus; shownAtMs: number }) {
  const queries = useQueryClient()
  const left = useSecondsLeft(bonus, shownAtMs)
  const isOver = left === 0
  // A server that already said 0 seconds is asked again after a pause, not at once.
  const pauseMs = bonus.secondsLeft === 0 ? 20_000 : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetch when the new deadline has passed
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => invalidate(queries, 'listBonuses', 'getBonusStats', 'listBonusParts'), pauseMs)
    return () => clearTimeout(timer)
  }, [isOver, pauseMs, shownAtMs, queries])
  if (left === null) return null
  return isOver ? <Trans>time is up</Trans> : <TimeLeft seconds={left} />
}

function TimeLeft({ seconds }: { seconds: number }) {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days > 0)
    return (
      <Trans>
        {days} d {hours % 24} h left
      </Trans>
    )
  if (hours > 0)
    return (
      <Trans>
        {hours} h {minutes % 60} min left
      </Trans>
    )
  return <Trans>{formatCountdown(seconds)} left</Trans>
}
