import { typedPaise } from '@chaupar/api/typed-numbers'
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatRupees, formatSigned, fromPaise, toPaise } from '../../../lib/money.ts'
import { FormOrLost, Refusal, showOutcome } from '../../../money/intent-outcome.tsx'
import { useIntent } from '../../../money/intent-store.ts'
import { useMoney } from '../../../money/money-store.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { DescribedFields } from '../../../ui/forms/described/described-fields.tsx'
import { type DescribedForm, describedParts, nothingDescribed } from '../../../ui/forms/described/described-rules.ts'
import { type AskedText, boxOf, enteredText, fieldProblem } from '../../../ui/forms/field-problem.ts'
import { FieldError, TextField } from '../../../ui/forms/text-field.tsx'
import { Definition, Definitions } from '../../../ui/records/definitions.tsx'
import { RadioTile, TileGrid } from '../../../ui/records/tile.tsx'
import { FocusOnMount } from '../../../ui/states/focus-on-mount.tsx'
import { GatewayMark } from '../gateways/gateway-mark.tsx'
import { needsSavedAccount } from '../gateways/gateway-uses.ts'
import { useAccountTitle } from '../names.ts'
import { type Bank, createWithdrawal, type Gateway } from '../queries.ts'
import { AmountField } from '../requests/amount-field.tsx'
import { amountProblem, rupeesOf } from '../requests/amount-rules.ts'
import { useKeptReceipt } from '../requests/kept-receipt.ts'
import { CutNote } from './cash-box.tsx'
import { WithdrawReceipt } from './withdraw-receipt.tsx'
import './withdraw-form.css'

/** `account`: id of a saved one, or the number at the gateway; `amount` as typed. */
type WithdrawValues = { account: string; amount: string } & DescribedForm

type WithdrawFormProps = {
  gateway: Gateway
  /** Saved banks or cards to choose from; one alone is chosen. */
  accounts: readonly Bank[]
  /** Rupees that may be withdrawn. */
  cash: number
}

/** Where to, how much, and what the request does to the money; the amount is held at once (spec 7.3). */
export function WithdrawForm({ gateway, accounts, cash }: WithdrawFormProps) {
  const only = accounts.length === 1 ? accounts[0] : undefined
  const form = useForm<WithdrawValues>({ defaultValues: { account: only?.id ?? '', amount: '', ...nothingDescribed } })
  const { register, formState, setValue, handleSubmit, watch } = form
  const range = { min: gateway.min, max: Math.min(gateway.max, cash) }
  const problemOf = (text: string) => amountProblem(text, range)
  const withdrawal = useIntent(createWithdrawal, gateway.key)
  const { state } = withdrawal
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
    showOutcome(await withdrawal.send(body))
  })
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
  const amount = watch('amount')
  const fits = problemOf(amount) === undefined
  return (
    <FormOrLost
      intent={withdrawal}
      onEnd={showOutcome}
      list={{ path: paths.withdrawList, name: <Trans>Your withdrawals</Trans> }}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={send} className="page-columns">
          <div>
            <Box title={<Trans>To which account</Trans>}>
              <div className="form">
                {needsSavedAccount(gateway.key) ? (
                  <SavedAccounts accounts={accounts} />
                ) : (
                  <AccountNumber gateway={gateway} />
                )}
                <DescribedFields fields={describedBy(gateway)} />
              </div>
            </Box>
            <Box title={<Trans>How much</Trans>}>
              <AmountField
                {...register('amount', { validate: problemOf })}
                range={range}
                check={problemOf}
                all={range.max}
                error={formState.errors.amount?.message}
                onPick={(picked) => setValue('amount', picked, { shouldValidate: true })}
              />
            </Box>
          </div>
          <div>
            <Box title={<Trans>What happens to your money</Trans>}>
              <CutNote />
              <Hold amountPaise={fits ? (typedPaise(amount) ?? 0) : null} />
              <div className="form withdraw-form-send">
                <Refusal state={state} />
                <Button type="submit" variant="primary" large busy={state.at === 'submitting'}>
                  {fits ? <Trans>Request {formatRupees(rupeesOf(amount))}</Trans> : <Trans>Request withdrawal</Trans>}
                </Button>
              </div>
              <p className="withdraw-form-note text-sm text-muted">
                <Trans>You can cancel while it is pending; the hold comes back in full.</Trans>
              </p>
            </Box>
          </div>
        </form>
      </FormProvider>
    </FormOrLost>
  )
}

/** A saved bank or card to choose. */
function SavedAccounts({ accounts }: { accounts: readonly Bank[] }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<WithdrawValues>()
  const accountTitle = useAccountTitle()
  return (
    <fieldset>
      <legend className="sr-only">
        <Trans>Saved account</Trans>
      </legend>
      <TileGrid>
        {accounts.map((account) => (
          <RadioTile
            key={account.id}
            {...register('account', { validate: (id) => (id ? undefined : t`Please choose an account`) })}
            value={account.id}
            picture={<GatewayMark method={account.type} name={accountTitle(account)} />}
            title={accountTitle(account)}
            text={account.holder}
          />
        ))}
      </TileGrid>
      <FieldError text={formState.errors.account?.message} />
      <Link to={paths.bankDetails} className="link-quiet withdraw-form-add">
        <Trans>Add an account</Trans>
      </Link>
    </fieldset>
  )
}

/** The number at the gateway to type. */
function AccountNumber({ gateway }: { gateway: Gateway }) {
  const { register, formState } = useFormContext<WithdrawValues>()
  const asked = askedAccount(gateway)
  return (
    <TextField
      {...register('account', { validate: (text) => fieldProblem(asked, text) })}
      {...boxOf(asked.pattern)}
      label={asked.label}
      error={formState.errors.account?.message}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
    />
  )
}

/** Balance and cash before and after a withdrawal of so much; null while no amount that fits was entered. */
function Hold({ amountPaise }: { amountPaise: number | null }) {
  const wallet = useMoney((money) => money.wallet)
  if (!wallet) return null
  const after = (rupees: number) =>
    amountPaise === null ? '₹–' : formatRupees(fromPaise(toPaise(rupees) - amountPaise))
  return (
    <Definitions sums>
      <Definition term={<Trans>Balance now</Trans>}>{formatRupees(wallet.balance)}</Definition>
      <Definition term={<Trans>Held until it is decided</Trans>}>
        {amountPaise === null ? (
          '₹–'
        ) : (
          <span className="num-neg" translate="no">
            {formatSigned(fromPaise(-amountPaise))}
          </span>
        )}
      </Definition>
      <Definition term={<Trans>Balance after</Trans>}>{after(wallet.balance)}</Definition>
      <Definition term={<Trans>May still be withdrawn</Trans>}>{after(wallet.cash)}</Definition>
    </Definitions>
  )
}

/** What the gateway asks of the number that is paid to. */
function askedAccount({ fields }: Gateway): AskedText {
  return fields.find(({ name }) => name === 'account') ?? { label: t`Account`, required: true }
}

/**
 * Fields that have no part of their own in the request. It is JSON: an optional file is not asked, one that is
 * required makes the method unusable (withdraw-conditions.ts).
 */
function describedBy({ fields }: Gateway): Gateway['fields'] {
  return fields.filter(({ name, kind }) => name !== 'account' && name !== 'bankId' && kind !== 'file')
}
