import { typedPaise } from '@chaupar/api/typed-numbers'
import { Trans } from '@lingui/react/macro'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { call } from '../../../api/call.ts'
import { paths } from '../../../config/paths.ts'
import { formatRupees } from '../../../lib/money.ts'
import { FormOrLost, Refusal, showOutcome } from '../../../money/intent-outcome.tsx'
import { useIntent } from '../../../money/intent-store.ts'
import { Button, buttonClass } from '../../../ui/basics/button.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { describedParts, nothingDescribed } from '../../../ui/forms/described/described-rules.ts'
import { enteredText } from '../../../ui/forms/field-problem.ts'
import { FocusOnMount } from '../../../ui/states/focus-on-mount.tsx'
import { needsSavedAccount } from '../gateways/gateway-uses.ts'
import { type Bank, createWithdrawal, type Gateway } from '../queries.ts'
import { AmountField } from '../requests/amount-field.tsx'
import { amountProblem, rupeesOf } from '../requests/amount-rules.ts'
import { useKeptReceipt } from '../requests/kept-receipt.ts'
import { CutNote } from './cash-box.tsx'
import { WithdrawHold } from './withdraw-hold.tsx'
import { WithdrawReceipt } from './withdraw-receipt.tsx'
import { askedAccount, describedBy, WithdrawTarget, type WithdrawValues } from './withdraw-target.tsx'
import './withdraw-form.css'

export type WithdrawFormProps = {
  gateway: Gateway
  /** Saved banks or cards to choose from; one alone is chosen. */
  accounts: readonly Bank[]
  /** Rupees that may be withdrawn. */
  cash: number
}

/** Where to, how much, and what the request does to the money; the amount is held at once (spec 7.3). */
export function WithdrawForm({ gateway, accounts, cash }: WithdrawFormProps) {
  const withdrawal = useIntent(createWithdrawal, gateway.key)
  const { state } = withdrawal
  const only = accounts.length === 1 ? accounts[0] : undefined
  const form = useForm<WithdrawValues>({ defaultValues: { account: only?.id ?? '', amount: '', ...nothingDescribed } })
  const { register, formState, setValue, handleSubmit, watch } = form
  const range = { min: gateway.min, max: Math.min(gateway.max, cash) }
  const { forget } = useKeptReceipt(state.at === 'done' ? state.answer.request.id : undefined)
  const begin = () => {
    form.reset()
    withdrawal.startAgain()
    forget()
  }
  if (state.at === 'done') {
    return (
      <FocusOnMount>
        <WithdrawReceipt request={state.answer.request} onNew={begin} />
      </FocusOnMount>
    )
  }
  const send = handleSubmit(async ({ account, amount, ...values }) => {
    const to = needsSavedAccount(gateway.key)
      ? { bankId: account }
      : { account: enteredText(askedAccount(gateway), account) }
    const body = {
      amount: rupeesOf(amount),
      method: gateway.key,
      ...to,
      ...describedParts(describedBy(gateway), values).data,
    }
    showOutcome(await withdrawal.send(body, (idempotencyKey) => call('createWithdrawal', { body, idempotencyKey })))
  })
  const amount = watch('amount')
  const fits = amountProblem(amount, range) === undefined
  return (
    <FormOrLost intent={withdrawal} onEnd={showOutcome} look={<ToWithdrawals />}>
      <FormProvider {...form}>
        <form noValidate onSubmit={send} className="page-columns">
          <div>
            <Box title={<Trans>To which account</Trans>}>
              <WithdrawTarget gateway={gateway} accounts={accounts} form={form} />
            </Box>
            <Box title={<Trans>How much</Trans>}>
              <AmountField
                {...register('amount', { validate: (text) => amountProblem(text, range) })}
                range={range}
                all={range.max}
                error={formState.errors.amount?.message}
                onPick={(picked) => setValue('amount', picked, { shouldValidate: true })}
              />
            </Box>
          </div>
          <div>
            <Box title={<Trans>What happens to your money</Trans>}>
              <CutNote />
              <WithdrawHold amountPaise={fits ? (typedPaise(amount) ?? 0) : null} />
              <div className="form withdraw-form-send">
                <Refusal state={state} />
                <Button type="submit" variant="primary" large busy={state.at === 'submitting'}>
                  {fits ? <Trans>Request {formatRupees(rupeesOf(amount))}</Trans> : <Trans>Request withdrawal</Trans>}
                </Button>
              </div>
              <CancelNote />
            </Box>
          </div>
        </form>
      </FormProvider>
    </FormOrLost>
  )
}

function ToWithdrawals() {
  return (
    <Link to={paths.withdrawList} className={buttonClass('quiet')}>
      <Trans>Your withdrawals</Trans>
    </Link>
  )
}

function CancelNote() {
  return (
    <p className="withdraw-form-note text-sm text-muted">
      <Trans>You can cancel while it is pending; the hold comes back in full.</Trans>
    </p>
  )
}
