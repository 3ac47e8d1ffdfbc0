import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../basics/button.tsx'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './loading.tsx'
import { Note } from './note.tsx'
import { StateNote } from './state-note.tsx'
import '../records/figures.css'

/** The state of a query; react-query's results fit. */
export type Reading<Data> = {
  data: Data | undefined
  error: { message: string; requestId?: string | undefined } | null
  isFetching: boolean
  fetchStatus: 'fetching' | 'paused' | 'idle'
  isPlaceholderData?: boolean
  refetch: () => unknown
}

export type LoadedProps<Data> = {
  of: Reading<Data>
  /** The title of the error state: 'We could not load your statement'. */
  failed: ReactNode
  /** Skeleton of the final size; rows of text when it is left out. */
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Everything that is fetched, in each of its states: loading, offline, failed (Retry, request id), there, and there but
 * from before a failure.
 */
export function Loaded<Data>({ of, failed, waiting, children }: LoadedProps<Data>) {
  const { data, error, isFetching, fetchStatus, refetch } = of
  if (data !== undefined) {
    return (
      <>
        {error ? <Outdated onRetry={() => void refetch()} retrying={isFetching} /> : null}
        <div className={of.isPlaceholderData ? 'stale' : undefined} aria-busy={of.isPlaceholderData || undefined}>
          {children(data)}
        </div>
      </>
    )
  }
  if (fetchStatus === 'paused') {
    return (
      <StateNote role="status" title={<Trans>You are offline</Trans>}>
        <Trans>This appears by itself when the connection is back.</Trans>
      </StateNote>
    )
  }
  if (error && !isFetching) {
    return (
      <ErrorState
        title={failed}
        message={error.message || undefined}
        requestId={error.requestId}
        onRetry={() => void refetch()}
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

function Outdated({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <div className="loaded-stale">
      <Note tone="warn" role="status">
        <div className="loaded-stale-note">
          <Trans>This could not be refreshed and may be out of date.</Trans>
          <Button variant="quiet" onClick={onRetry} busy={retrying}>
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
  const failed = [one, other].filter(({ error }) => error !== null)
  return {
    data,
    error: failed[0]?.error ?? null,
    isFetching: one.isFetching || other.isFetching,
    fetchStatus: [one, other].some(({ fetchStatus }) => fetchStatus === 'paused') ? 'paused' : 'idle',
    refetch: () => {
      for (const reading of failed) void reading.refetch()
    },
  }
}
