import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { formatCountdown } from '../../lib/dates.ts'
import type { Bonus } from './queries.ts'

const hourSeconds = 60 * 60

/**
 * How long is left: of an offer until it closes, of an active bonus until it ends. The server says it, so that a phone with a
 * wrong clock counts right; `toldAtMs` is when it said so, by this machine's clock. Nothing where the server tells no time.
 */
export function BonusClock({ bonus: { secondsLeft }, toldAtMs }: { bonus: Bonus; toldAtMs: number }) {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const left = secondsLeft === undefined ? null : Math.max(0, secondsLeft - Math.floor((nowMs - toldAtMs) / 1000))
  // In its last hour it is counted by the second.
  const everyMs = left !== null && left <= hourSeconds ? 1000 : 20_000
  const isOver = left === null || left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNowMs(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isOver])
  if (left === null) return null
  if (left === 0) return <Trans>time is up</Trans>
  return <TimeLeft seconds={left} />
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
