import { Component, type ReactNode } from 'react'
import { GameFailed, postToSite } from './game-over.tsx'

/**
 * Catches a face that throws: the site gets a message and offers another launch; a player without a site around the game reads so. What was
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
