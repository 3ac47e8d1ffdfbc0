import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import type { AcceptPolicy } from '../selection/slip-rules.ts'
import { changeSlipSettings, useSlip } from '../selection/slip-store.ts'
import './policy-picker.css'

/** What to do when the price moves before the bet is matched: never, better only, any, within some ticks. */
export const PolicyPicker = memo(function PolicyPicker() {
  const { t } = useLingui()
  const policy = useSlip((state) => state.policy)
  const ticks = useSlip((state) => state.ticks)
  const choices: readonly { id: AcceptPolicy; label: ReactNode }[] = [
    { id: 'never', label: <Trans>Never</Trans> },
    { id: 'better', label: <Trans>Better only</Trans> },
    { id: 'any', label: <Trans>Any</Trans> },
    { id: 'ticks', label: <Trans>Within {ticks} ticks</Trans> },
  ]
  return (
    <fieldset className="policy">
      <legend>
        <Trans>Accept price changes</Trans>
      </legend>
      <div className="policy-choices">
        {choices.map(({ id, label }) => (
          <label key={id}>
            <input
              type="radio"
              name="accept-policy"
              checked={policy === id}
              onChange={() => changeSlipSettings({ policy: id })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {policy === 'ticks' ? (
        <label className="policy-ticks">
          <Trans>Ticks</Trans>
          <input
            type="range"
            min={1}
            max={10}
            value={ticks}
            aria-valuetext={t`${ticks} ticks`}
            onChange={(event) => changeSlipSettings({ ticks: Number(event.target.value) })}
          />
        </label>
      ) : null}
    </fieldset>
  )
})
