import type { Schema } from '@chaupar/contracts/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { formatRupees, formatSigned, fromPaise, toPaise } from '../../../lib/money.ts'
import { type IntentForm, useIntent } from '../../../money/intent-store.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { FocusOnMount } from '../../../ui/states/focus-on-mount.tsx'
import { LostAnswer } from '../../../ui/states/lost-answer.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { useOnline } from '../../../ui/states/online.ts'
import { priceText } from '../prices/price-text.ts'
import type { Bet } from '../queries.ts'
import { betEnds } from './bet-words.tsx'
import { cashOutBet, cashOutOffer, closeCashOut } from './cash-out-store.ts'
import './cash-out-panel.css'

/** Takes the present worth of a bet, or of a part of its stake, in place; then what became of it. */
export function CashOutPanel({ bet }: { bet: Bet }) {
  const { t } = useLingui()
  const form = useIntent(cashOutBet, bet.id)
  const { state } = form
  return (
    <section className="cash-out" aria-label={t`Cash out ${bet.runnerName}`}>
      <div role="status" className="cash-out-done">
        {state.at === 'done' ? <Paid bet={state.answer.bet} /> : null}
      </div>
      {state.at === 'done' ? (
        <Button onClick={() => closeCashOut(bet.id)}>
          <Trans>Done</Trans>
        </Button>
      ) : state.at === 'unknown' ? (
        <LostAnswer asking={state.asking} onCheckAgain={() => void form.checkAgain()} />
      ) : (
        <Offer bet={bet} form={form} />
      )}
    </section>
  )
}

function Offer({ bet, form: { state, send } }: { bet: Bet; form: IntentForm<{ bet: Bet }> }) {
  const { t } = useLingui()
  const [share, setShare] = useState(100)
  const { data, error, isPending } = useQuery(cashOutOffer(bet.id, share))
  const online = useOnline()
  const offer = error || !online ? undefined : data
  const busy = state.at === 'submitting'
  const take = async () => {
    if (!offer) return
    const body = { betId: bet.id, amount: offer.amount, ...(share === 100 ? {} : { share }) }
    await send(body, (idempotencyKey) => call('cashOutBet', { body, idempotencyKey }))
  }
  return (
    <>
      <div className="cash-out-what">
        <b>
          <Trans>Cash out {bet.runnerName}</Trans>
        </b>
        <small>
          <Trans>
            Stake {formatRupees(bet.stack)} at {priceText(bet.odds)}.
          </Trans>{' '}
          {offer ? <Trans>Settles {formatSigned(offer.profitLoss)} on this part, whatever happens.</Trans> : null}
        </small>
      </div>
      <label className="cash-out-part">
        <span>
          <Trans>Part of the stake</Trans> <b>{t`${share} %`}</b>
        </span>
        <input
          type="range"
          min={10}
          max={100}
          step={10}
          value={share}
          disabled={busy}
          aria-valuetext={t`${share} per cent`}
          onChange={(event) => setShare(Number(event.target.value))}
        />
      </label>
      <div className="cash-out-actions">
        <Button onClick={() => closeCashOut(bet.id)} disabled={busy}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="primary" busy={busy} disabled={!offer} onClick={() => void take()}>
          {offer ? <Trans>Cash out {formatRupees(offer.amount)}</Trans> : <Trans>Cash out</Trans>}
        </Button>
      </div>
      {offer && coversOthers(offer) ? (
        <Note>
          <Trans>
            This bet covers others of its market, which stay open: money is held for them. Your balance changes by{' '}
            <b>{formatSigned(fromPaise(toPaise(offer.released) + toPaise(offer.profitLoss)))}</b>.
          </Trans>
        </Note>
      ) : null}
      {state.at === 'refused' ? (
        <Note tone="bad" role="alert">
          <CashOutReason code={state.code} message={state.message} />
        </Note>
      ) : !online ? (
        <Note role="status">
          <Trans>You are offline. Prices are paused, your bets are safe.</Trans>
        </Note>
      ) : error && !isPending ? (
        <Note role="status">
          <CashOutReason code={error.code} message={error.message} />
        </Note>
      ) : null}
    </>
  )
}

/** Less comes free than was at risk: the rest is held for other bets of the market. */
function coversOthers({ amount, profitLoss, released }: Schema<'CashOutQuote'>): boolean {
  return toPaise(released) < toPaise(amount) - toPaise(profitLoss)
}

/** What was paid for a bet or a part of it. The focus comes here, since the button that had it is gone. */
function Paid({ bet }: { bet: Bet }) {
  const result = bet.profitLoss ?? 0
  const paid = fromPaise(toPaise(betEnds(bet).risk) + toPaise(result))
  return (
    <FocusOnMount>
      <CircleCheck size={20} aria-hidden="true" />
      <div className="cash-out-paid">
        <b>
          <Trans>
            {bet.runnerName}: cashed out for {formatRupees(paid)}
          </Trans>
        </b>
        <small>
          <Trans>Cashed out {formatRupees(bet.stack)} of stake</Trans>
        </small>
        <small>
          {result > 0 ? (
            <Trans>Profit {formatSigned(result)}</Trans>
          ) : result < 0 ? (
            <Trans>Loss {formatSigned(result)}</Trans>
          ) : (
            <Trans>No profit, no loss</Trans>
          )}
        </small>
        <small className="cash-out-reference">{bet.id}</small>
      </div>
    </FocusOnMount>
  )
}

/** Why a cash-out is not offered or was refused, in words; a code without words of ours shows the server's. */
function CashOutReason({ code, message }: { code: string; message: string }) {
  switch (code) {
    case 'cash_out_changed':
      return <Trans>The offer went down meanwhile. Nothing was cashed out; look at the new amount.</Trans>
    case 'cash_out_unavailable':
      return <Trans>There is no cash-out for this bet now.</Trans>
    case 'market_suspended':
      return <Trans>The market is suspended. The offer comes back when it opens.</Trans>
    case 'ball_running':
      return <Trans>The ball is running. The offer comes back when the market opens.</Trans>
    case 'market_closed':
      return <Trans>The market is closed. The bet is settled by its result.</Trans>
    case 'insufficient_funds':
      return <Trans>This bet covers others: without it your balance is too low for them.</Trans>
    case 'not_arrived':
    case 'intent_closed':
      return <Trans>Your request did not arrive, so nothing was cashed out. You can send it again.</Trans>
    default:
      return message || <Trans>Something went wrong</Trans>
  }
}
