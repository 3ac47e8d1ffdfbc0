import { Trans, useLingui } from '@lingui/react/macro'
import { ReceiptIndianRupee } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { formatDateTime } from '../../../lib/dates.ts'
import { formatRupees, formatSigned } from '../../../lib/money.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { Tag } from '../../../ui/basics/tag.tsx'
import { StatusMark, type StatusTone } from '../../../ui/records/status-mark.tsx'
import { priceText } from '../prices/price-text.ts'
import type { Bet } from '../queries.ts'
import { BetReceipt } from './bet-receipt.tsx'
import { betEnds, isNamedByMarket, isUndecided, SideWord, StatusWord, WinsWhen } from './bet-words.tsx'
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
import './bet-rows.css'

/**
 * Bets as a list, a row each on the desktop and a card each on the phone; an open one can be cashed out in place. One that
 * leaves the list by that leaves its receipt where it stood, until the player closes it or goes. `held` are the bets that
 * run, of all pages: several on one market can be cashed out together, over the newest of them.
 */
export function BetRows({ bets, held = [] }: { bets: readonly Bet[]; held?: readonly Bet[] }) {
  const { t } = useLingui()
  const [shown, setShown] = useState<Bet | null>(null)
  const listed = useListedBets(bets)
  const markets = useMarketPlaces(bets, held)
  useEffect(() => leaveReceipts, [])
  if (listed.length === 0 && markets.gone.length === 0) return null
  return (
    <>
      {markets.gone.map((market) => (
        <MarketCashOut key={market.id} market={market} />
      ))}
      <div className="bet-row bet-head" aria-hidden="true" hidden={bets.length === 0}>
        <span>
          <Trans>Match, bet placed</Trans>
        </span>
        <span>
          <Trans>Selection</Trans>
        </span>
        <span>
          <Trans>Odds</Trans>
        </span>
        <span>
          <Trans>Stake</Trans>
        </span>
        <span>
          <Trans>At risk</Trans>
        </span>
        <span>
          <Trans>Profit or result</Trans>
        </span>
        <span className="bet-status">
          <Trans>Status</Trans>
        </span>
        <span className="bet-offer">{bets.some(isUndecided) ? <Trans>Now</Trans> : null}</span>
        <span>
          <Trans>Receipt</Trans>
        </span>
      </div>
      <ul className="bet-rows" aria-label={t`Bets`}>
        {listed.map((place) => (
          <BetPlace
            key={place.bet.id}
            place={place}
            market={markets.over.get(place.bet.id)}
            onReceipt={() => setShown(place.bet)}
          />
        ))}
      </ul>
      <BetReceipt bet={shown} onClose={() => setShown(null)} />
    </>
  )
}

const tones: Readonly<Record<Bet['status'], StatusTone>> = {
  pending: 'waiting',
  unmatched: 'waiting',
  open: 'running',
  won: 'good',
  lost: 'bad',
  void: 'undone',
  cashed_out: 'taken',
}

type BetPlaceProps = { place: ListedBet; market: HeldMarket | undefined; onReceipt: () => void }

function BetPlace({ place: { bet, gone }, market, onReceipt }: BetPlaceProps) {
  const cashingOut = betCashOuts.useIsOpen(bet.id)
  return (
    <li>
      {market ? <MarketCashOut market={market} /> : null}
      {gone ? null : <BetRow bet={bet} cashingOut={cashingOut} onReceipt={onReceipt} />}
      {cashingOut ? <CashOutPanel bet={bet} /> : null}
    </li>
  )
}

function BetRow({ bet, cashingOut, onReceipt }: { bet: Bet; cashingOut: boolean; onReceipt: () => void }) {
  const { t } = useLingui()
  const { profit, risk } = betEnds(bet)
  const open = isUndecided(bet)
  const runs = bet.line === undefined ? null : priceText(bet.line)
  const result = open ? profit : (bet.profitLoss ?? 0)
  return (
    <div className="bet-row">
      <div className="bet-match">
        <b translate="no">{bet.matchName}</b>
        <small>{formatDateTime(bet.createdAt)}</small>
      </div>
      <div className="bet-selection">
        <p>
          <Tag tone={bet.selectionType}>
            <SideWord side={bet.selectionType} line={bet.line} />
          </Tag>{' '}
          <b translate="no">{bet.runnerName}</b>
        </p>
        <small>
          {runs === null ? bet.HeadName : isNamedByMarket(bet) ? t`${runs} runs` : t`${bet.HeadName}, ${runs} runs`}
        </small>
        {bet.status === 'open' && !cashingOut ? <AutoCashOutLine target="bet" targetId={bet.id} /> : null}
      </div>
      <Amount term={bet.priceKind === 'decimal' ? t`Odds` : t`Rate`}>{priceText(bet.odds)}</Amount>
      <Amount term={t`Stake`}>{formatRupees(bet.stack)}</Amount>
      <Amount term={t`At risk`} dim={!open}>
        {formatRupees(risk)}
      </Amount>
      <Amount term={open ? t`Profit` : t`Result`} sign={result} under={open ? <WinsWhen bet={bet} /> : null}>
        {formatSigned(result)}
      </Amount>
      <div className="bet-status">
        <StatusMark tone={tones[bet.status]}>
          <StatusWord status={bet.status} />
        </StatusMark>
      </div>
      <div className="bet-offer">
        <CashOutButton bet={bet} />
      </div>
      <Button variant="quiet" className="bet-receipt-open" aria-label={t`Receipt ${bet.id}`} onClick={onReceipt}>
        <ReceiptIndianRupee size={18} aria-hidden="true" />
        <span className="bet-receipt-word">
          <Trans>Receipt</Trans>
        </span>
      </Button>
    </div>
  )
}

type AmountProps = { term: string; dim?: boolean; sign?: number; under?: ReactNode; children: string }

/** A figure of a row; its name is only seen where there is no head above it. */
function Amount({ term, dim = false, sign = 0, under = null, children }: AmountProps) {
  const colour = sign > 0 ? 'num-pos' : sign < 0 ? 'num-neg' : undefined
  return (
    <div className="bet-amount" data-dim={dim || undefined}>
      <small className="bet-term">{term}</small>
      <span className={colour} translate="no">
        {children}
      </span>
      {under ? <small>{under}</small> : null}
    </div>
  )
}
