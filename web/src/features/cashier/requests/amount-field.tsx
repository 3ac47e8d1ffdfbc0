import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { formatRupees } from '../../../lib/money.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { type AmountRange, quickAmounts } from './amount-rules.ts'
import './amount-field.css'

export type AmountFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'before'> & {
  range: AmountRange
  /** A tap on a ready amount; rupees as text. */
  onPick: (amount: string) => void
  /** Everything there is to take, in rupees: a button of its own. */
  all?: number | undefined
}

/** An amount in rupees with its limits, and ready amounts below it. */
export function AmountField({ range, onPick, all, ...field }: AmountFieldProps) {
  return (
    <div className="amount-field">
      <TextField
        {...field}
        label={<Trans>Amount</Trans>}
        hint={
          <Trans>
            {formatRupees(range.min)} to {formatRupees(range.max)}
          </Trans>
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        before={<span className="field-sign">₹</span>}
      />
      <div className="amount-field-picks">
        {quickAmounts(range).map((amount) => (
          <button key={amount} type="button" onClick={() => onPick(String(amount))}>
            {new Intl.NumberFormat('en-IN').format(amount)}
          </button>
        ))}
        {all === undefined ? null : (
          <button type="button" onClick={() => onPick(String(all))}>
            <Trans>All cash</Trans>
          </button>
        )}
      </div>
    </div>
  )
}
