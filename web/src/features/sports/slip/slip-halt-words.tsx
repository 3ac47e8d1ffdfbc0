import { Trans } from '@lingui/react/macro'
import { Lock, Timer } from 'lucide-react'
import type { Halt } from './slip-halt.ts'

/** Why no bet is taken now, in the words of the board. */
function HaltWords({ halt }: { halt: Halt }) {
  switch (halt) {
    case 'suspended':
      return <Trans>Suspended</Trans>
    case 'ball_running':
      return <Trans>Ball running</Trans>
    case 'closed':
      return <Trans>Closed</Trans>
    case 'withdrawn':
      return <Trans>Withdrawn</Trans>
    case 'no_price':
      return <Trans>No price</Trans>
  }
}

/** The same with the board's sign before it. */
export function HaltMark({ halt }: { halt: Halt }) {
  return (
    <span className="slip-halt">
      {halt === 'ball_running' ? <Timer size={13} aria-hidden="true" /> : <Lock size={12} aria-hidden="true" />}
      <HaltWords halt={halt} />
    </span>
  )
}
