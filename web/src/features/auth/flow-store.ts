import { create } from 'zustand'

/** What an auth flow remembers from step to step, in memory only; gone when the player closes the flow (spec 2.6). */
type FlowMemory = {
  /** National digits of the number that recovery was asked for. */
  recoveryPhone: string | null
  /** When the last code was sent, in ms; starts the resend timer. */
  codeSentAt: number | null
}

const empty: FlowMemory = { recoveryPhone: null, codeSentAt: null }

export const useFlowMemory = create<FlowMemory>()(() => empty)

export function rememberRecoveryPhone(recoveryPhone: string): void {
  useFlowMemory.setState({ recoveryPhone })
}

export function rememberCodeSent(): void {
  useFlowMemory.setState({ codeSentAt: Date.now() })
}

export function forgetFlow(): void {
  useFlowMemory.setState(empty)
}
