import { Component, type ReactNode } from 'react'
import { GameFailed, postToSite } from './game-over.tsx'

/**
 * Holds a face that throws: the site is told, which offers another launch, and who plays without a site around it reads so. What was
 * staked is with the server, and the next launch takes it up.
 */
export class FailureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    postToSite({ type: 'game:failed' })
  }

  override render() {
    return this.state.hasFailed ? <GameFailed /> : this.props.children
  }
}
