import { createContext, useContext } from 'react'
import type { AuthPanel } from '../../player/auth-panel-store.ts'

/**
 * How the forms move: the same forms stand in side panels and on routes of their own (spec 2.6), and only what surrounds
 * them knows what a step, a close and an end are there.
 */
export type AuthFlow = {
  /** The automatic close of spec 4: the next dialog takes the place of this one. */
  step: (panel: AuthPanel) => void
  /** The manual close: the whole flow ends. */
  close: () => void
  /** On a route the form's title is the page's heading; in a panel the panel has a name already. */
  onRoute: boolean
}

export const AuthFlowContext = createContext<AuthFlow | null>(null)

export function useAuthFlow(): AuthFlow {
  const flow = useContext(AuthFlowContext)
  if (!flow) throw new Error('An auth form needs an AuthFlowContext around it')
  return flow
}
