import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isNotOffered } from '../../../api/api-error.ts'
import { now as clockNow } from '../../../lib/clock-store.ts'
import { account, type PlaySession } from '../queries.ts'

const minuteMs = 60_000

/**
 * Time and money of this play session, which the server keeps: one for all tabs and devices. Asked each minute while the page is
 * seen and when a menu that shows it opens, sooner when a reality check is due before; the server also pushes when one is.
 */
export function usePlaySession() {
  return useQuery({
    ...account.playSession(),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isNotOffered(state.error) ? false : askAgainMs(state.data)),
  })
}

function askAgainMs(playSession: PlaySession | undefined): number {
  const leftMs = playSession?.checkDueAt ? Date.parse(playSession.checkDueAt) - Date.parse(playSession.now) : 0
  return leftMs > 0 ? Math.min(leftMs + 500, minuteMs) : minuteMs
}

/** Whether a reality check waits for its answer, by the server's own clock. */
export function isCheckDue({ checkDueAt, now }: PlaySession): boolean {
  return checkDueAt !== null && Date.parse(checkDueAt) <= Date.parse(now)
}

/** Whole minutes since the play session began; goes on by this machine's clock between two answers. */
export function useSignedInMinutes({ startedAt, now }: PlaySession): number {
  const [sinceMs, setSinceMs] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server begins the count again
  useEffect(() => {
    const from = clockNow()
    setSinceMs(0)
    const timer = setInterval(() => setSinceMs(clockNow() - from), minuteMs / 2)
    return () => clearInterval(timer)
  }, [now])
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(startedAt) + sinceMs) / minuteMs))
}
