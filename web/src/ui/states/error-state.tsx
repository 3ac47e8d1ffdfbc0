import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../basics/button.tsx'
import { StateNote } from './state-note.tsx'

export type ErrorStateProps = {
  title: ReactNode
  /** What the server said, or a sentence of ours. Without it: what is true of an answer that came, or of none. */
  message?: ReactNode
  onRetry: () => void
  retrying?: boolean
  /** The request id of the failed answer, for support. */
  requestId?: string | undefined
}

/** A list that could not be loaded: Retry, and the request id to quote. */
export function ErrorState({ title, message, onRetry, retrying = false, requestId }: ErrorStateProps) {
  return (
    <StateNote
      role="alert"
      title={title}
      action={
        <Button onClick={onRetry} busy={retrying}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      {message ?? (requestId ? <Trans>Something went wrong</Trans> : <Trans>The server did not answer.</Trans>)}
      {requestId ? (
        <p className="error-state-request">
          <Trans>
            Request{' '}
            <code className="error-state-id" translate="no">
              {requestId}
            </code>
          </Trans>
        </p>
      ) : null}
    </StateNote>
  )
}
