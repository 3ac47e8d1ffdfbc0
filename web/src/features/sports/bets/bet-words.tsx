import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fromPaise } from '../../../lib/money.ts'
import { priceText } from '../prices/price-text.ts'
import { outcomeOf, positionOf } from '../prices/profit-rules.ts'
import type { Bet } from '../queries.ts'

/** Open and pending bets still run (spec 7.4). */
export function isOpen({ status }: Pick<Bet, 'status'>): boolean {
  return status === 'open' || status === 'pending'
}

/** A bet that has no result yet: it runs, or waits in the book for its price. */
export function isUndecided(bet: Pick<Bet, 'status'>): boolean {
  return isOpen(bet) || bet.status === 'unmatched'
}

/** A bet that has no price of its own yet: the market's delay runs, or it waits in the book. */
export function isWaiting({ status }: Pick<Bet, 'status'>): boolean {
  return status === 'pending' || status === 'unmatched'
}

/** Back and Lay; Yes and No of a fancy or session bet. */
export function SideWord({ side, line }: { side: Bet['selectionType']; line: number | undefined }) {
  if (line === undefined) return side === 'back' ? <Trans>Back</Trans> : <Trans>Lay</Trans>
  return side === 'back' ? <Trans>Yes</Trans> : <Trans>No</Trans>
}

/** The selection of a bet: the runner; for a fancy or session bet its line. */
export function betSelection(bet: Pick<Bet, 'line' | 'runnerName'>): string {
  return bet.line === undefined ? bet.runnerName : priceText(bet.line)
}

/** The selection of a fancy bet bears the name of its market, which need not be read twice. */
export function isNamedByMarket({ runnerName, HeadName }: Pick<Bet, 'runnerName' | 'HeadName'>): boolean {
  return runnerName === HeadName
}

export function StatusWord({ status }: Pick<Bet, 'status'>): ReactNode {
  switch (status) {
    case 'pending':
      return <Trans>Waiting</Trans>
    case 'unmatched':
      return <Trans>Unmatched</Trans>
    case 'open':
      return <Trans>Matched</Trans>
    case 'won':
      return <Trans>Won</Trans>
    case 'lost':
      return <Trans>Lost</Trans>
    case 'void':
      return <Trans>Void</Trans>
    case 'cashed_out':
      return <Trans>Cashed out</Trans>
  }
}

/**
 * When a bet wins, as the end of 'Wins 500.00 ...': a lay wins when its runner does not, Yes at its line or above, No below
 * it.
 */
export function WinsWhen({ bet: { line, selectionType } }: { bet: Pick<Bet, 'line' | 'selectionType'> }): ReactNode {
  if (line === undefined)
    return selectionType === 'back' ? <Trans>if it wins</Trans> : <Trans>if it does not win</Trans>
  const runs = priceText(line)
  return selectionType === 'back' ? <Trans>at {runs} runs or more</Trans> : <Trans>below {runs} runs</Trans>
}

/** The possible win and loss of a bet, in rupees, both positive. */
export function betEnds(bet: Bet): { profit: number; risk: number } {
  const { profitPaise, lossPaise } = outcomeOf(positionOf(bet))
  return { profit: fromPaise(profitPaise), risk: fromPaise(-lossPaise) }
}
