import { Trans } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { call } from '../../../api/call.ts'
import { paths } from '../../../config/paths.ts'
import { Refusal, tellOutcome } from '../../../money/intent-outcome.tsx'
import { useIntent } from '../../../money/intent-store.ts'
import { Button, buttonClass } from '../../../ui/basics/button.tsx'
import { FocusOnMount } from '../../../ui/states/focus-on-mount.tsx'
import { LostAnswer } from '../../../ui/states/lost-answer.tsx'
import { createDeposit, type Gateway } from '../queries.ts'
import { rupeesOf } from '../requests/amount-rules.ts'
import { DepositFields, type DepositValues } from './deposit-fields.tsx'
import { DepositReceipt } from './deposit-receipt.tsx'
import './deposit-form.css'

/** Amount, whom to pay, and the word that it was paid; the request waits for the operator then (spec 2.4). */
export function DepositForm({ gateway }: { gateway: Gateway }) {
  const { state, send, checkAgain, startAnew } = useIntent(createDeposit, gateway.key)
  const form = useForm<DepositValues>({ defaultValues: { amount: '', bankId: '', utr: '', proof: undefined } })
  const begin = () => {
    form.reset()
    startAnew()
  }
  const submit = form.handleSubmit(async (values) => {
    const { data, proof } = requestOf(gateway, values)
    const body = proof === undefined ? { data } : { data, proof }
    const asked = { ...data, proof: proof && [proof.name, proof.size, proof.lastModified] }
    tellOutcome(await send(asked, (idempotencyKey) => call('createDeposit', { body, idempotencyKey })))
  })
  if (state.at === 'done') {
    return (
      <FocusOnMount>
        <DepositReceipt request={state.answer.request} onNew={begin} />
      </FocusOnMount>
    )
  }
  return (
    <>
      {state.at === 'unknown' ? (
        <LostAnswer asking={state.asking} onCheckAgain={() => void checkAgain()} look={<ToRequests />} />
      ) : null}
      {/* Kept while the answer is looked up: a file box that is drawn anew has lost its file. */}
      <form noValidate onSubmit={submit} className="deposit-form" hidden={state.at === 'unknown'}>
        <DepositFields gateway={gateway} form={form}>
          <Refusal state={state} />
          <Button type="submit" variant="primary" large busy={state.at === 'submitting'}>
            <Trans>Submit request</Trans>
          </Button>
        </DepositFields>
      </form>
    </>
  )
}

/** The JSON part and the file of the request. */
function requestOf({ key, fields }: Gateway, { amount, utr, bankId, proof }: DepositValues) {
  const data = {
    // A deposit has no card gateway; the document's two enums differ in that word only.
    gateway: key === 'card' ? ('bank' as const) : key,
    amount: rupeesOf(amount),
    ...(fields.some(({ name }) => name === 'utr') ? { utr: utr.trim() } : {}),
    // An untouched group of radio buttons has no value at all.
    ...(bankId ? { bankId } : {}),
  }
  return { data, proof: proof?.[0] }
}

function ToRequests() {
  return (
    <Link to={paths.gatewayList} className={buttonClass('quiet')}>
      <Trans>Your requests</Trans>
    </Link>
  )
}
