import { Trans } from '@lingui/react/macro'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isNotOffered } from '../api/api-error.ts'
import { query } from '../api/query.ts'
import { paths } from '../config/paths.ts'
import { formatDateTime } from '../lib/dates.ts'
import { buttonClass } from '../ui/basics/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { useFailure } from '../ui/states/failure.ts'
import { Note } from '../ui/states/note.tsx'
import { type Limits, useLimits } from './limits.ts'
import { useIsAuthenticated } from './session-store.ts'

/** The ends of the breaks that run, null where none does: a part of the player's limits. */
export type BreakEnds = Pick<Limits, 'timeOutUntil' | 'selfExcludedUntil'>

const limits = () => query('getLimits')

/** The break that runs, or null: for guests, before the server has sent it, and where it knows no breaks. */
export function useBreak(): BreakEnds | null {
  return breakOf(useLimits())
}

/** The break that runs by these limits, or null. */
export function breakOf(ends: BreakEnds | undefined): BreakEnds | null {
  return ends && (ends.timeOutUntil !== null || ends.selfExcludedUntil !== null) ? ends : null
}

/** Whether the server has not yet said if a break runs; false when it failed to, and for guests. */
export function useIsBreakUnknown(): boolean {
  const player = useIsAuthenticated()
  const asked = useQuery({ ...limits(), enabled: player })
  const failure = useFailure(asked)
  return player && asked.isPending && failure === null
}

/** Whether this server keeps limits and breaks: they are offered until it has said that it has none. */
export function useKeepsLimits(): boolean {
  const player = useIsAuthenticated()
  return !isNotOffered(useFailure(useQuery({ ...limits(), enabled: player })))
}

/** Whether one runs, outside of a component: from the last response. */
export function isOnBreak(queries: QueryClient): boolean {
  return breakOf(queries.getQueryData(limits().queryKey)) !== null
}

/** The break that runs, in words; nothing when none does. An exclusion stands before a time-out. */
export function RunningBreak({ limits: { timeOutUntil, selfExcludedUntil } }: { limits: BreakEnds }) {
  if (selfExcludedUntil !== null) {
    return <Trans>You have excluded yourself from play until {formatDateTime(selfExcludedUntil)}.</Trans>
  }
  return timeOutUntil === null ? null : (
    <Trans>You are taking a break from play until {formatDateTime(timeOutUntil)}.</Trans>
  )
}

/** In place of what a break stops. `children` say what that is; the ways that go on are offered. */
export function StoppedByBreak({ ends, children }: { ends: BreakEnds; children: ReactNode }) {
  return (
    <EmptyState
      title={<RunningBreak limits={ends} />}
      action={
        <>
          <Link to={paths.withdraw} className={buttonClass('secondary')}>
            <Trans>Withdraw</Trans>
          </Link>
          <Link to={paths.takeBreak} className={buttonClass('quiet')}>
            <Trans>About your break</Trans>
          </Link>
        </>
      }
    >
      {children}
    </EmptyState>
  )
}

/** Above what may be looked at during a break, and not used. */
export function BreakNote({ children }: { children: ReactNode }) {
  const ends = useBreak()
  return ends === null ? null : (
    <Note tone="warn">
      <RunningBreak limits={ends} /> {children}
    </Note>
  )
}
