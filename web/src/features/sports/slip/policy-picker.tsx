import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { AcceptPolicy } from '../selection/slip-rules.ts'
import { changeSlipSettings, useSlip } from '../selection/slip-store.ts'
import './policy-picker.css'

const policies: readonly AcceptPolicy[] = ['never', 'better', 'any', 'ticks']

/** The name of a policy for price changes. */
function PolicyName({ of, ticks }: { of: AcceptPolicy; ticks: number }) {
  switch (of) {
    case 'never':
      return <Trans>Never</Trans>
    case 'better':
      return <Trans>Better only</Trans>
    case 'any':
      return <Trans>Any</Trans>
    case 'ticks':
      return <Trans>Within {ticks} ticks</Trans>
  }
}

/** The name of the policy that holds for the next bet. */
export function ChosenPolicy() {
  const policy = useSlip((state) => state.policy)
  const ticks = useSlip((state) => state.ticks)
  return <PolicyName of={policy} ticks={ticks} />
}

/** What to do when the price moves before the bet is matched: never, better only, any, within some ticks. */
export const PolicyPicker = memo(function PolicyPicker() {
  const { t } = useLingui()
  const policy = useSlip((state) => state.policy)
  const ticks = useSlip((state) => state.ticks)
  return (
    <fieldset className="policy">
      <legend>
        <Trans>Accept price changes</Trans>
      </legend>
      <div className="policy-choices">
        {policies.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name="accept-policy"
              checked={policy === id}
              onChange={() => changeSlipSettings({ policy: id })}
            />
            <span>
              <PolicyName of={id} ticks={ticks} />
            </span>
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
