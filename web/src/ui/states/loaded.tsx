import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../basics/button.tsx'
import { ErrorState } from './error-state.tsx'
import { useFailure, useRetry } from './failure.ts'
import { Skeleton } from './loading.tsx'
import { Note } from './note.tsx'
import { StateNote } from './state-note.tsx'
import '../records/figures.css'

/** The state of a query; react-query's results fit. */
export type Reading<Data> = {
  data: Data | undefined
  error: { message: string; requestId?: string | undefined } | null
  /** When it last failed, in ms; 0 before the first failure. */
  errorUpdatedAt: number
  isFetching: boolean
  fetchStatus: 'fetching' | 'paused' | 'idle'
  isPlaceholderData?: boolean
  refetch: () => unknown
}

export type NotLoadedProps = {
  of: Reading<unknown>
  /** The title of the error state: 'We could not load your statement'. */
  failed: ReactNode
  /** Skeleton of the final size; rows of text when it is left out. */
  waiting?: ReactNode
}

export type LoadedProps<Data> = NotLoadedProps & {
  of: Reading<Data>
  children: (data: Data) => ReactNode
}

/** Everything that is fetched, in each of its states: not there (see NotLoaded), there, and there but from before a failure. */
export function Loaded<Data>({ of, failed, waiting, children }: LoadedProps<Data>) {
  const { data } = of
  const failure = useFailure(of)
  // Rows of another page are not shown for one that failed.
  if (data === undefined || (failure && of.isPlaceholderData)) {
    return <NotLoaded of={of} failed={failed} waiting={waiting} />
  }
  return (
    <>
      {failure ? <Outdated of={of} /> : null}
      <div className={of.isPlaceholderData ? 'stale' : undefined} aria-busy={of.isPlaceholderData || undefined}>
        {children(data)}
      </div>
    </>
  )
}

/** In the place of data that is not there: loading, offline, or failed (Retry, request id), which stays while it is asked again. */
export function NotLoaded({ of, failed, waiting }: NotLoadedProps) {
  const failure = useFailure(of)
  const { retry, isRetrying } = useRetry(of)
  if (of.fetchStatus === 'paused') {
    return (
      <StateNote role="status" title={<Trans>You are offline</Trans>}>
        <Trans>This appears by itself when the connection is back.</Trans>
      </StateNote>
    )
  }
  if (failure) {
    return (
      <ErrorState
        title={failed}
        message={failure.message || undefined}
        requestId={failure.requestId}
        retrying={isRetrying}
        onRetry={retry}
      />
    )
  }
  return (
    <div role="status">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      {waiting ?? <WaitingRows />}
    </div>
  )
}

/** Rows of two lines each: the size of most lists here. */
export function WaitingRows({ rows = 4 }: { rows?: number }) {
  return (
    <div className="loaded-rows">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have no other name
        <div key={row} className="loaded-row">
          <Skeleton className="loaded-row-title" />
          <Skeleton className="loaded-row-text" />
        </div>
      ))}
    </div>
  )
}

function Outdated({ of }: { of: Reading<unknown> }) {
  const { retry, isRetrying } = useRetry(of)
  return (
    <div className="loaded-stale">
      <Note tone="warn" role="status">
        <div className="loaded-stale-note">
          <Trans>This could not be refreshed and may be out of date.</Trans>
          <Button variant="quiet" onClick={retry} busy={isRetrying}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      </Note>
    </div>
  )
}

/** Two readings that are shown together: there when both are, failed when one has. */
export function readBoth<One, Other>(one: Reading<One>, other: Reading<Other>): Reading<readonly [One, Other]> {
  const data = one.data === undefined || other.data === undefined ? undefined : ([one.data, other.data] as const)
  const failed = [one, other].find(({ error }) => error !== null)
  const missing = [one, other].filter((reading) => reading.data === undefined)
  return {
    data,
    error: failed?.error ?? null,
    errorUpdatedAt: Math.max(0, ...missing.map(({ errorUpdatedAt }) => errorUpdatedAt)),
    isFetching: one.isFetching || other.isFetching,
    fetchStatus: [one, other].some(({ fetchStatus }) => fetchStatus === 'paused') ? 'paused' : 'idle',
    refetch: () =>
      Promise.all([one, other].flatMap((read) => (read.data === undefined || read.error ? read.refetch() : []))),
  }
}
