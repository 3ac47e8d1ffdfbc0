import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { formatRupees, fromPaise, toPaise } from '../../lib/money.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHeldBets } from './held-bets.ts'
import { useMarkets } from './market-store.ts'
import { priceText, signedAmount } from './price-text.ts'
import { outcomeOf, type PriceKind } from './profit-rules.ts'
import type { Bet } from './queries.ts'

export type OpenBetsProps = {
  /** null: of all matches. */
  matchId: string | null
  /** Leaves the drawing out where there is another. */
  brief?: boolean
}

/** The player's bets that are open or pending, newest first. */
export function OpenBets({ matchId, brief = false }: OpenBetsProps) {
  const { data, isPending, isError, error, refetch, isFetching } = useHeldBets(matchId)
  if (isPending) {
    return (
      <div role="status" className="grid gap-3 p-3">
        <span className="sr-only">
          <Trans>Loading</Trans>
        </span>
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-full" />
      </div>
    )
  }
  if (isError) {
    return (
      <ErrorState
        title={<Trans>We could not load your bets</Trans>}
        message={error.message || undefined}
        requestId={error.requestId}
        retrying={isFetching}
        onRetry={() => refetch()}
      />
    )
  }
  const open = data.bets.filter(isOpen)
  if (open.length === 0 && brief) {
    return (
      <p className="px-3 pb-4 text-muted">
        {matchId === null ? (
          <Trans>None. Bets you place are listed here until they are settled.</Trans>
        ) : (
          <Trans>None on this match. Bets you place are listed here until they are settled.</Trans>
        )}
      </p>
    )
  }
  if (open.length === 0) {
    return (
      <EmptyState
        title={matchId === null ? <Trans>No open bets</Trans> : <Trans>No open bets on this match</Trans>}
        action={
          <Link to={paths.myBets} className="link">
            <Trans>All my bets</Trans>
          </Link>
        }
      >
        <Trans>Bets you place here are listed until they are settled.</Trans>
      </EmptyState>
    )
  }
  return (
    <ul className="open-bets">
      {open.map((bet) => (
        <OpenBet key={bet.id} bet={bet} named={matchId === null} />
      ))}
    </ul>
  )
}

/** Open and pending bets still run (decisions: betstatus=open). */
export function isOpen({ status }: Pick<Bet, 'status'>): boolean {
  return status === 'open' || status === 'pending'
}

/** `named` names the match, where bets of several stand together. */
function OpenBet({ bet, named }: { bet: Bet; named: boolean }) {
  const known = useMarkets((state) => state.markets[bet.marketId]?.priceKind)
  const kind: PriceKind = known ?? (bet.line === undefined ? 'decimal' : 'line')
  const stakePaise = toPaise(bet.stack)
  const { selectionType: side, selectionId, odds: price } = bet
  const { profitPaise, lossPaise } = outcomeOf({ kind, side, selectionId, price, stakePaise })
  return (
    <li>
      <div className="min-w-0">
        <p className="truncate">
          <span className={side === 'back' ? 'side-back' : 'side-lay'}>
            <SideWord side={side} line={bet.line} />
          </span>{' '}
          <b>{bet.line === undefined ? bet.runnerName : priceText(bet.line)}</b> <Trans>at {priceText(price)}</Trans>
        </p>
        <small>
          {bet.HeadName}
          {named ? `, ${bet.matchName}` : ''},{' '}
          {bet.status === 'pending' ? <Trans>waiting</Trans> : <Trans>matched</Trans>}
        </small>
      </div>
      <div className="text-right">
        <b>{formatRupees(bet.stack)}</b>
        <small>
          {side === 'back' ? signedAmount(profitPaise) : <Trans>{formatRupees(fromPaise(-lossPaise))} liability</Trans>}
        </small>
      </div>
    </li>
  )
}

function SideWord({ side, line }: { side: Bet['selectionType']; line: number | undefined }) {
  if (line === undefined) return side === 'back' ? <Trans>Back</Trans> : <Trans>Lay</Trans>
  return side === 'back' ? <Trans>Yes</Trans> : <Trans>No</Trans>
}
