import { amountText, typedPaise } from '@chaupar/api/typed-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { toPaise } from '../../../../lib/money.ts'
import type { IntentForm } from '../../../../money/intent-store.ts'
import { Button } from '../../../../ui/basics/button.tsx'
import { IconButton } from '../../../../ui/basics/icon-button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useOnline } from '../../../../ui/states/online.ts'
import { isOnLadder, stepOdds } from '../../prices/odds-ladder.ts'
import { priceText } from '../../prices/price-text.ts'
import type { Bet } from '../../queries.ts'
import { OfferRefused } from './offer-refused.tsx'
import { editUnmatched, endOffer } from './unmatched-store.ts'

type EditOfferProps = { bet: Bet; form: IntentForm<{ bet: Bet }> }

/** Another price and another stake for what still waits; the server takes both in one step, or neither. */
export function EditOffer({ bet, form: { state, send } }: EditOfferProps) {
  const { t } = useLingui()
  const online = useOnline()
  const [odds, setOdds] = useState(priceText(bet.odds))
  const [stake, setStake] = useState(String(bet.stack))
  const price = Number(amountText(odds))
  const onLadder = isOnLadder(price)
  const paise = typedPaise(stake)
  const changed = price !== bet.odds || paise !== toPaise(bet.stack)
  const sound = onLadder && paise !== null && paise > 0
  const step = (ticks: number) => setOdds(priceText(stepOdds(Number.isNaN(price) ? bet.odds : price, ticks)))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!sound || !changed || !online || state.at === 'submitting') return
    const body = { betId: bet.id, odds: price, stake: paise / 100, unmatched: bet.stack }
    const ended = await send(body, (idempotencyKey) => call('editBet', { body, idempotencyKey }))
    if (ended.at !== 'done') return
    const { status, stack, runnerName } = ended.answer.bet
    endOffer(status === 'unmatched' ? null : { what: 'matched', runnerName, amount: stack })
  }
  return (
    <form
      className="edit-offer"
      aria-label={t`Change the offer on ${bet.runnerName}`}
      onSubmit={(event) => void save(event)}
    >
      <TextField
        label={<Trans>Odds</Trans>}
        value={odds}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        error={onLadder ? undefined : t`These odds are not on the ladder. Use − and +.`}
        before={
          <IconButton label={t`Lower odds`} icon={<Minus size={17} aria-hidden="true" />} onClick={() => step(-1)} />
        }
        after={
          <IconButton label={t`Raise odds`} icon={<Plus size={17} aria-hidden="true" />} onClick={() => step(1)} />
        }
        onChange={(event) => setOdds(event.target.value)}
      />
      <TextField
        label={<Trans>Stake that waits</Trans>}
        value={stake}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        error={paise !== null && paise > 0 ? undefined : t`A stake is a number with at most two decimals.`}
        before={<span className="field-sign">₹</span>}
        onChange={(event) => setStake(event.target.value)}
      />
      <div className="unmatched-ways">
        <Button onClick={() => editUnmatched(null)} disabled={state.at === 'submitting'}>
          <Trans>Back</Trans>
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={state.at === 'submitting'}
          disabled={!sound || !changed || !online}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
      {state.at === 'refused' ? <OfferRefused code={state.code} message={state.message} /> : null}
    </form>
  )
}
