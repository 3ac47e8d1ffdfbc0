import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { StoppedByBreak, useBreak } from '../../../player/running-break.tsx'

export type UnlessOnBreakProps = {
  /** A request is on its way: its outcome is shown here, and it stays. */
  isSent?: boolean
  children: ReactNode
}

/** A way to pay in; during a break of the player's, that nothing can be paid in and until when. */
export function UnlessOnBreak({ isSent = false, children }: UnlessOnBreakProps) {
  const ends = useBreak()
  if (ends === null || isSent) return children
  return (
    <StoppedByBreak ends={ends}>
      <Trans>Nothing can be paid in until then.</Trans>
    </StoppedByBreak>
  )
}
