import type { Schema } from '@chaupar/api/api'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRupees, formatSigned, fromPaise, toPaise } from '../../../../lib/money.ts'
import { type IntentForm, useIntent } from '../../../../money/intent-store.ts'
import { type Column, Table } from '../../../../ui/records/table.tsx'
import { useFailure } from '../../../../ui/states/failure.ts'
import { LostAnswer } from '../../../../ui/states/lost-answer.tsx'
import { useOnline } from '../../../../ui/states/online.ts'
import { AutoCashOut } from './auto-cash-out.tsx'
import { AutoCashOutLine } from './auto-cash-out-line.tsx'
import { CashOutForm } from './cash-out-form.tsx'
import { CashOutPlace } from './cash-out-panel.tsx'
import { cashOutMarket, type HeldMarket, marketCashOuts, marketOffer } from './cash-out-store.ts'
import { isNotOffered, NoOfferWord, resultClass, useBackText, useResultText } from './cash-out-words.tsx'
import './market-cash-out.css'

type Offered = Schema<'MarketCashOut'>
type Outcome = Offered['outcomes'][number]

/**
 * All bets of a market at once, with one result whatever happens: what they end with now, and the way to take it. Nothing
 * where no price can do that, or the server has no such call.
 */
export function MarketCashOut({ market }: { market: HeldMarket }) {
  const open = marketCashOuts.useIsOpen(market.id)
  return open ? <MarketPanel market={market} /> : <MarketButton market={market} />
}

function MarketButton({ market }: { market: HeldMarket }) {
  const { t } = useLingui()
  const resultText = useResultText()
  const backText = useBackText()
  const online = useOnline()
  const asked = useQuery(marketOffer(market.id, 100))
  const failure = useFailure(asked)
  if (isNotOffered(failure) || failure?.code === 'cash_out_unavailable' || (!asked.data && !failure)) return null
  const offer = failure || !online ? undefined : asked.data
  const ending = offer && endingOf(offer)
  const words = ending ? `${resultText(ending.profitLoss)}, ${backText(ending)}` : ''
  return (
    <div className="market-cash-out">
      <p>
        <b>{market.HeadName}</b>{' '}
        <small>
          <Plural value={market.bets} one="# bet" other="# bets" />, {market.matchName}
        </small>{' '}
        <small>
          <Trans>One offer for all; it can differ from the sum of each</Trans>
        </small>{' '}
        <AutoCashOutLine target="market" targetId={market.id} />
      </p>
      {ending ? (
        <div className="market-cash-out-offer">
          <button
            type="button"
            className="cash-out-button"
            aria-label={t`Cash out all ${words}: ${market.bets} bets on ${market.HeadName}`}
            onClick={() => marketCashOuts.open(market)}
          >
            <Trans>Cash out all</Trans>{' '}
            <b className={resultClass(ending.profitLoss)} translate="no">
              {formatSigned(ending.profitLoss)}
            </b>
          </button>
          <small className="cash-out-back">{backText(ending)}</small>
        </div>
      ) : (
        <span className="cash-out-none">
          <NoOfferWord code={online ? failure?.code : undefined} />
        </span>
      )}
    </div>
  )
}

function MarketPanel({ market }: { market: HeldMarket }) {
  const { t } = useLingui()
  const form = useIntent(cashOutMarket, market.id)
  const { state } = form
  return (
    <CashOutPlace
      label={t`Cash out all bets on ${market.HeadName}`}
      done={state.at === 'done' ? <Ended market={market} bets={state.answer.bets} /> : null}
      onClose={() => marketCashOuts.close(market.id)}
    >
      {state.at === 'unknown' ? (
        <LostAnswer asking={state.asking} onCheckAgain={() => void form.checkAgain()} />
      ) : (
        <>
          <MarketOffer market={market} form={form} />
          <AutoCashOut subject={{ target: 'market', targetId: market.id, name: market.HeadName }} />
        </>
      )}
    </CashOutPlace>
  )
}

type MarketOfferProps = { market: HeldMarket; form: IntentForm<'cashOutMarket'> }

function MarketOffer({ market, form: { state, send } }: MarketOfferProps) {
  const [share, setShare] = useState(100)
  const asked = useQuery(marketOffer(market.id, share))
  const failure = useFailure(asked)
  const online = useOnline()
  const offer = failure || !online ? undefined : asked.data
  const take = async () => {
    if (!offer) return
    const body = { marketId: market.id, profitLoss: offer.profitLoss, ...(share === 100 ? {} : { share }) }
    await send(body)
  }
  return (
    <CashOutForm
      title={<Trans>Cash out all on {market.HeadName}</Trans>}
      about={
        <>
          <Plural value={offer?.bets ?? market.bets} one="# bet" other="# bets" />, {market.matchName}
        </>
      }
      offer={offer ? endingOf(offer) : null}
      error={failure}
      online={online}
      share={share}
      onShare={setShare}
      state={state}
      onTake={() => void take()}
      onClose={() => marketCashOuts.close(market.id)}
    >
      {offer ? <Outcomes outcomes={offer.outcomes} market={market.HeadName} /> : null}
    </CashOutForm>
  )
}

/** The profit or loss of each outcome now, and once the offer is taken. */
function Outcomes({ outcomes, market }: { outcomes: readonly Outcome[]; market: string }) {
  const { t } = useLingui()
  const nameOf = ({ name, fromRuns, toRuns }: Outcome) => {
    if (fromRuns === undefined) return name
    if (toRuns === undefined) return t`${fromRuns} runs or more`
    return fromRuns === toRuns ? t`${fromRuns} runs` : t`${fromRuns} to ${toRuns} runs`
  }
  const result = (rupees: number) => (
    <span className={resultClass(rupees)} translate="no">
      {formatSigned(rupees)}
    </span>
  )
  const columns: Column<Outcome>[] = [
    { id: 'outcome', head: t`Outcome`, cell: nameOf },
    { id: 'now', head: t`Now`, figure: true, cell: ({ now }) => result(now) },
    { id: 'after', head: t`After`, figure: true, cell: ({ after }) => result(after) },
  ]
  return (
    <div className="market-cash-out-outcomes">
      <Table
        caption={t`What each outcome of ${market} brings`}
        columns={columns}
        rows={outcomes}
        keyOf={({ selectionId, fromRuns }) => selectionId ?? String(fromRuns)}
      />
    </div>
  )
}

function Ended({ market, bets }: { market: HeldMarket; bets: Schema<'MarketCashedOut'>['bets'] }) {
  const resultText = useResultText()
  const stakePaise = bets.reduce((sum, { stack }) => sum + toPaise(stack), 0)
  const result = resultText(fromPaise(bets.reduce((sum, { profitLoss = 0 }) => sum + toPaise(profitLoss), 0)))
  return (
    <>
      <b>
        <Trans>
          {market.HeadName}: all cashed out, {result}
        </Trans>
      </b>
      <small>
        <Plural value={bets.length} one="# bet" other="# bets" />, {market.matchName}
      </small>
      <small>
        <Trans>Cashed out {formatRupees(fromPaise(stakePaise))} of stake</Trans>
      </small>
    </>
  )
}

/** The offer's amount is what the balance changes by; the rest of it is what comes free. */
function endingOf({ amount, profitLoss }: Offered) {
  return { profitLoss, released: fromPaise(toPaise(amount) - toPaise(profitLoss)) }
}
