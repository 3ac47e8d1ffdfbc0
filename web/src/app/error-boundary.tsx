import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { ChunkError } from '../lib/load-chunk.ts'
import { ErrorState } from '../ui/states/error-state.tsx'
import { forgetLostPages } from './lazy-page.ts'

type State = { failure: unknown; failed: boolean }

/**
 * Keeps a broken page from taking the rest along; give it a key that changes with the page. A chunk that did not load
 * has its own words (spec 8), and is asked for again when the network is back. Retry renders again; after a chunk error it
 * reloads the page, since the browser remembers a failed import, but not without a network: then nothing would be left
 * of the page.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null, failed: false }

  static getDerivedStateFromError(failure: unknown): State {
    return { failure, failed: true }
  }

  override componentDidMount() {
    window.addEventListener('online', this.networkIsBack)
  }

  override componentDidCatch(failure: unknown) {
    if (failure instanceof ChunkError) forgetLostPages()
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.networkIsBack)
  }

  private readonly networkIsBack = () => {
    if (this.state.failure instanceof ChunkError) this.again()
  }

  private readonly again = () => this.setState({ failed: false, failure: null })

  override render() {
    const { failed, failure } = this.state
    if (!failed) return this.props.children
    const chunk = failure instanceof ChunkError
    return (
      <div className="wrap error-boundary">
        <ErrorState
          title={chunk ? <Trans>This page could not be loaded</Trans> : <Trans>Something went wrong</Trans>}
          message={
            chunk ? <Trans>Check your connection and try again.</Trans> : <Trans>This page could not be shown.</Trans>
          }
          onRetry={() => (chunk && navigator.onLine ? location.reload() : this.again())}
        />
      </div>
    )
  }
}
