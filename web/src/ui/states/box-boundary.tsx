import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { ChunkError } from '../../lib/load-chunk.ts'
import { ErrorState } from './error-state.tsx'

type State = { failed: boolean; failure: unknown }

/**
 * Keeps an error inside a box from taking the page along, and with it what was typed in the other boxes. Retry draws the content
 * again. A chunk that did not load goes to the boundary of the page, which loads it again.
 */
export class BoxBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false, failure: null }

  static getDerivedStateFromError(failure: unknown): State {
    return { failed: true, failure }
  }

  private readonly again = () => this.setState({ failed: false, failure: null })

  override render() {
    const { failed, failure } = this.state
    if (!failed) return this.props.children
    if (failure instanceof ChunkError) throw failure
    return (
      <ErrorState
        title={<Trans>Something went wrong</Trans>}
        message={<Trans>This part could not be shown.</Trans>}
        onRetry={this.again}
      />
    )
  }
}
