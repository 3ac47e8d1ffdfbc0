import { Trans } from '@lingui/react/macro'

/** Why a market or a selection takes no bet now, as the board, lists, cash-out and the slip say it. */
export type Halt = 'suspended' | 'ball_running' | 'closed' | 'withdrawn' | 'no_price'

/** The reason in words, the same ones everywhere. */
export function HaltWords({ halt }: { halt: Halt }) {
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
