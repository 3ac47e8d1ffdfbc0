import { useState } from 'react'

/** What `useFailure` needs of a query; react-query's results fit. */
export type FailingQuery<Failure> = {
  error: Failure | null
  /** When it last failed, in ms; 0 before the first failure. It stays while the query is asked again. */
  errorUpdatedAt: number
  data: unknown
  isPlaceholderData?: boolean
}

/**
 * The error of a query, also while it is asked again: react-query clears the error of a query without data at each new
 * attempt, and an error state would give way to a skeleton every few seconds. Null once there is data, and for another
 * page or filter, whose own query has not failed.
 */
export function useFailure<Failure>(query: FailingQuery<Failure>): Failure | null {
  const { error, errorUpdatedAt, data, isPlaceholderData = false } = query
  const [last, setLast] = useState({ error, errorUpdatedAt })
  const isNew = error !== last.error || errorUpdatedAt !== last.errorUpdatedAt
  if (error !== null && isNew) setLast({ error, errorUpdatedAt })
  const isLoaded = data !== undefined && !isPlaceholderData
  return error ?? (!isLoaded && last.errorUpdatedAt === errorUpdatedAt ? last.error : null)
}

/**
 * A Retry button of a query: `isRetrying` from its press to the response. Attempts that the page makes by itself do not show
 * at the button.
 */
export function useRetry(query: { isFetching: boolean; refetch: () => unknown }) {
  const [isPressed, setIsPressed] = useState(false)
  const retry = async () => {
    setIsPressed(true)
    await query.refetch()
    setIsPressed(false)
  }
  // Offline the request is paused; the button must not wait for it.
  return { retry: () => void retry(), isRetrying: isPressed && query.isFetching }
}
