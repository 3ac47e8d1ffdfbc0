import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useId, useState } from 'react'
import { formatRupees } from '../../../lib/money.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { type AmountRange, quickAmounts } from './amount-rules.ts'
import './amount-field.css'

export type AmountFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'before'> & {
  range: AmountRange
  /** Why a typed amount does not fit; undefined where it does. */
  check: (typed: string) => string | undefined
  /** A tap on a ready amount; rupees as text. */
  onPick: (amount: string) => void
  /** Everything there is to take, in rupees: a button of its own. */
  all?: number | undefined
}

/**
 * An amount in rupees with its limits, and ready amounts below it. What does not fit is said in the place of the limits, once the
 * field is left and when the form is sent: nothing moves under the finger on its way to a ready amount.
 */
export function AmountField({ range, check, onPick, all, error, ...field }: AmountFieldProps) {
  const [left, setLeft] = useState<string>()
  const problem = error ?? (left ? check(left) : undefined)
  const problemId = useId()
  const pick = (amount: string) => {
    setLeft(undefined)
    onPick(amount)
  }
  return (
    <div className="amount-field">
      <TextField
        {...field}
        label={<Trans>Amount</Trans>}
        hint={
          problem === undefined ? (
            <Trans>
              {formatRupees(range.min)} to {formatRupees(range.max)}
            </Trans>
          ) : (
            <span id={problemId} role="alert" className="field-error amount-field-problem">
              {problem}
            </span>
          )
        }
        sharedErrorId={problem === undefined ? undefined : problemId}
        onBlur={(event) => {
          setLeft(event.target.value)
          field.onBlur?.(event)
        }}
        onChange={(event) => {
          if (left !== undefined) setLeft(event.target.value)
          field.onChange?.(event)
        }}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        before={<span className="field-sign">₹</span>}
      />
      <div className="amount-field-picks">
        {quickAmounts(range).map((amount) => (
          <button key={amount} type="button" onClick={() => pick(String(amount))}>
            {new Intl.NumberFormat('en-IN').format(amount)}
          </button>
        ))}
        {all === undefined ? null : (
          <button type="button" onClick={() => pick(String(all))}>
            <Trans>All cash</Trans>
          </button>
        )}
      </div>
    </div>
  )
}
