import type { Schema } from '@chaupar/api/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatRupees, formatSigned, toPaise } from '../../../../lib/money.ts'
import { type IntentForm, useIntent } from '../../../../money/intent-store.ts'
import { Button } from '../../../../ui/basics/button.tsx'
import { useFailure } from '../../../../ui/states/failure.ts'
import { FocusOnMount } from '../../../../ui/states/focus-on-mount.tsx'
import { LostAnswer } from '../../../../ui/states/lost-answer.tsx'
import { Note } from '../../../../ui/states/note.tsx'
import { useOnline } from '../../../../ui/states/online.ts'
import { priceText } from '../../prices/price-text.ts'
import type { Bet } from '../../queries.ts'
import { AutoCashOut } from './auto-cash-out.tsx'
import { CashOutForm } from './cash-out-form.tsx'
import { betCashOuts, cashOutBet, cashOutOffer } from './cash-out-store.ts'
import { backOf, useResultText } from './cash-out-words.tsx'
import './cash-out-panel.css'

/** Takes the present worth of a bet, or of a part of its stake, in place; then what became of it. */
export function CashOutPanel({ bet }: { bet: Bet }) {
  const { t } = useLingui()
  const form = useIntent(cashOutBet, bet.id)
  const { state } = form
  return (
    <CashOutPlace
      label={t`Cash out ${bet.runnerName}`}
      done={state.at === 'done' ? <Ended bet={state.answer.bet} /> : null}
      onClose={() => betCashOuts.close(bet.id)}
    >
      {state.at === 'unknown' ? (
        <LostAnswer asking={state.asking} onCheckAgain={() => void form.checkAgain()} />
      ) : (
        <>
          <Offer bet={bet} form={form} />
          <AutoCashOut subject={{ target: 'bet', targetId: bet.id, name: bet.runnerName }} />
        </>
      )}
    </CashOutPlace>
  )
}

type CashOutPlaceProps = { label: string; done: ReactNode; onClose: () => void; children: ReactNode }

/** Where something is cashed out: its offer, then what was done, which stays until it is closed. */
export function CashOutPlace({ label, done, onClose, children }: CashOutPlaceProps) {
  return (
    <section className="cash-out" aria-label={label}>
      <div role="status" className="cash-out-done">
        {done ? (
          <FocusOnMount>
            <CircleCheck size={20} aria-hidden="true" />
            <div className="cash-out-paid">{done}</div>
          </FocusOnMount>
        ) : null}
      </div>
      {done ? (
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      ) : (
        children
      )}
    </section>
  )
}

function Offer({ bet, form: { state, send } }: { bet: Bet; form: IntentForm<'cashOutBet'> }) {
  const [share, setShare] = useState(100)
  const asked = useQuery(cashOutOffer(bet.id, share))
  const failure = useFailure(asked)
  const online = useOnline()
  const offer = failure || !online ? undefined : asked.data
  const take = async () => {
    if (!offer) return
    const body = { betId: bet.id, amount: offer.amount, ...(share === 100 ? {} : { share }) }
    await send(body)
  }
  return (
    <CashOutForm
      title={<Trans>Cash out {bet.runnerName}</Trans>}
      about={
        <Trans>
          Stake {formatRupees(bet.stack)} at {priceText(bet.odds)}.
        </Trans>
      }
      offer={offer ?? null}
      error={failure}
      online={online}
      share={share}
      onShare={setShare}
      state={state}
      onTake={() => void take()}
      onClose={() => betCashOuts.close(bet.id)}
    >
      {offer && coversOthers(offer) ? (
        <Note>
          <Trans>
            This bet covers others of its market, which stay open: money is held for them. Your balance changes by{' '}
            <b translate="no">{formatSigned(backOf(offer))}</b>.
          </Trans>
        </Note>
      ) : null}
    </CashOutForm>
  )
}

/** Less comes free than was at risk: the rest is held for other bets of the market. */
function coversOthers({ amount, profitLoss, released }: Schema<'CashOutQuote'>): boolean {
  return toPaise(released) < toPaise(amount) - toPaise(profitLoss)
}

/** The result of a cash-out. It takes the focus, since the button that had it is gone. */
function Ended({ bet }: { bet: Bet }) {
  const resultText = useResultText()
  const result = resultText(bet.profitLoss ?? 0)
  return (
    <>
      <b>
        <Trans>
          {bet.runnerName}: cashed out, {result}
        </Trans>
      </b>
      <small>
        <Trans>Cashed out {formatRupees(bet.stack)} of stake</Trans>
      </small>
      <small className="cash-out-reference">{bet.id}</small>
    </>
  )
}
