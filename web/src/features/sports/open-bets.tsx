import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { formatRupees, toPaise } from '../../lib/money.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { betEnds, betSelection, isOpen, SideWord } from './bet-words.tsx'
import { CashOutButton } from './cash-out-button.tsx'
import { CashOutPanel } from './cash-out-panel.tsx'
import { useCashOut } from './cash-out-store.ts'
import { useHeldBets } from './held-bets.ts'
import { useMarkets } from './market-store.ts'
import { priceText, signedAmount } from './price-text.ts'
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
  return (
    <>
      <Leaving open={open} />
      {open.length > 0 ? (
        <ul className="open-bets">
          {open.map((bet) => (
            <OpenBet key={bet.id} bet={bet} named={matchId === null} />
          ))}
        </ul>
      ) : (
        <NoBets ofMatch={matchId !== null} brief={brief} />
      )}
    </>
  )
}

function NoBets({ ofMatch, brief }: { ofMatch: boolean; brief: boolean }) {
  if (brief) {
    return (
      <p className="px-3 pb-4 text-muted">
        {ofMatch ? (
          <Trans>None on this match. Bets you place are listed here until they are settled.</Trans>
        ) : (
          <Trans>None. Bets you place are listed here until they are settled.</Trans>
        )}
      </p>
    )
  }
  return (
    <EmptyState
      title={ofMatch ? <Trans>No open bets on this match</Trans> : <Trans>No open bets</Trans>}
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

/** `named` names the match, where bets of several stand together. */
function OpenBet({ bet, named }: { bet: Bet; named: boolean }) {
  const known = useMarkets((state) => state.markets[bet.marketId]?.priceKind)
  const cashingOut = useCashOut((state) => state.bet?.id === bet.id)
  const { selectionType: side, odds } = bet
  const { profit, risk } = betEnds(bet, known)
  return (
    <li>
      <div className="open-bet">
        <div className="min-w-0">
          <p className="truncate">
            <span className={side === 'back' ? 'side-back' : 'side-lay'}>
              <SideWord side={side} line={bet.line} />
            </span>{' '}
            <b>{betSelection(bet)}</b> <Trans>at {priceText(odds)}</Trans>
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
            {side === 'back' ? signedAmount(toPaise(profit)) : <Trans>{formatRupees(risk)} liability</Trans>}
          </small>
        </div>
      </div>
      {cashingOut ? (
        <CashOutPanel bet={bet} />
      ) : (
        <div className="open-bet-end">
          <CashOutButton bet={bet} />
        </div>
      )}
    </li>
  )
}

/** The cash-out of a bet that is in the list no more: what became of it stays in sight until it is closed. */
function Leaving({ open }: { open: readonly Bet[] }) {
  const bet = useCashOut((state) => state.bet)
  return bet && !open.some(({ id }) => id === bet.id) ? <CashOutPanel key={bet.id} bet={bet} /> : null
}
