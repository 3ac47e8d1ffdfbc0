import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatRupees, formatSigned } from '../../../lib/money.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { NotLoaded } from '../../../ui/states/loaded.tsx'
import { Skeleton } from '../../../ui/states/loading.tsx'
import { useHeldBets, useUnmatchedBets } from '../held-bets.ts'
import { priceText } from '../prices/price-text.ts'
import type { Bet } from '../queries.ts'
import { betEnds, betSelection, isOpen, SideWord, StatusWord, WinsWhen } from './bet-words.tsx'
import { AutoCashOutLine } from './cash-out/auto-cash-out-line.tsx'
import { CashOutButton } from './cash-out/cash-out-button.tsx'
import { CashOutPanel } from './cash-out/cash-out-panel.tsx'
import {
  betCashOuts,
  type HeldMarket,
  type ListedBet,
  leaveReceipts,
  useListedBets,
} from './cash-out/cash-out-store.ts'
import { MarketCashOut } from './cash-out/market-cash-out.tsx'
import { useMarketPlaces } from './cash-out/market-places.ts'
import { UnmatchedBets } from './unmatched/unmatched-bets.tsx'
import './open-bets.css'

type OpenBetsProps = {
  /** null: of all matches. */
  matchId: string | null
  /** Leaves the drawing out where there is another. */
  brief?: boolean
}

/** The player's bets that are open or pending, newest first. */
export function OpenBets({ matchId, brief = false }: OpenBetsProps) {
  const held = useHeldBets(matchId)
  const offers = useUnmatchedBets(matchId)
  if (held.data === undefined || held.error) {
    return (
      <NotLoaded
        of={held}
        failed={<Trans>We could not load your bets</Trans>}
        waiting={
          <div className="open-bets-waiting">
            <Skeleton className="open-bets-waiting-bet" />
            <Skeleton className="open-bets-waiting-bet" />
          </div>
        }
      />
    )
  }
  const open = held.data.bets.filter(isOpen)
  return (
    <>
      <UnmatchedBets matchId={matchId} />
      <BetList open={open} named={matchId === null} />
      {open.length + offers.length > 0 ? null : <NoBets ofMatch={matchId !== null} brief={brief} />}
    </>
  )
}

/** A bet that is cashed out leaves its receipt where it stood, until the player closes it or goes. */
function BetList({ open, named }: { open: readonly Bet[]; named: boolean }) {
  const listed = useListedBets(open)
  const markets = useMarketPlaces(open, open)
  useEffect(() => leaveReceipts, [])
  return (
    <>
      {markets.gone.map((market) => (
        <MarketCashOut key={market.id} market={market} />
      ))}
      {listed.length === 0 ? null : (
        <ul className="open-bets">
          {listed.map((place) => (
            <BetPlace key={place.bet.id} place={place} named={named} market={markets.over.get(place.bet.id)} />
          ))}
        </ul>
      )}
    </>
  )
}

function NoBets({ ofMatch, brief }: { ofMatch: boolean; brief: boolean }) {
  if (brief) {
    return (
      <p className="open-bets-none text-muted">
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

type BetPlaceProps = { place: ListedBet; named: boolean; market: HeldMarket | undefined }

function BetPlace({ place: { bet, gone }, named, market }: BetPlaceProps) {
  const cashingOut = betCashOuts.useIsOpen(bet.id)
  return (
    <li>
      {market ? <MarketCashOut market={market} /> : null}
      {gone ? null : <OpenBet bet={bet} named={named} cashingOut={cashingOut} />}
      {cashingOut ? <CashOutPanel bet={bet} /> : null}
    </li>
  )
}

/** `named` names the match, where bets of several stand together. */
function OpenBet({ bet, named, cashingOut }: { bet: Bet; named: boolean; cashingOut: boolean }) {
  const { selectionType: side, odds } = bet
  const { profit, risk } = betEnds(bet)
  return (
    <>
      <div className="open-bet">
        <div className="open-bet-what">
          <p className="truncate">
            <span className="open-bet-side" data-side={side}>
              <SideWord side={side} line={bet.line} />
            </span>{' '}
            <b translate="no">{betSelection(bet)}</b> <Trans>at {priceText(odds)}</Trans>
          </p>
          <small>
            <Trans>
              Stake {formatRupees(bet.stack)}, at risk {formatRupees(risk)}
            </Trans>
          </small>
          <small>
            {bet.HeadName}
            {named ? `, ${bet.matchName}` : ''}, <StatusWord status={bet.status} />
          </small>
          {bet.status === 'open' && !cashingOut ? <AutoCashOutLine target="bet" targetId={bet.id} /> : null}
        </div>
        <div className="open-bet-stake">
          <b className="num-pos" translate="no">
            {formatSigned(profit)}
          </b>
          <small>
            <WinsWhen bet={bet} />
          </small>
        </div>
      </div>
      {cashingOut ? null : (
        <div className="open-bet-end">
          <CashOutButton bet={bet} />
        </div>
      )}
    </>
  )
}
