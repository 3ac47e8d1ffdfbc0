import { typedPaise } from '@chaupar/api/typed-numbers'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Box } from '../../../ui/basics/page.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { changeSlipSettings, restoreSlipSettings, useSlip } from '../selection/slip-store.ts'
import { PolicyPicker } from './policy-picker.tsx'
import './bet-settings.css'

const most = 1_00_00_000

/** How the slip behaves, for the profile: price policy and the five quick stakes, kept on this device. */
export function BetSettings() {
  useEffect(restoreSlipSettings, [])
  const stakes = useSlip((state) => state.quickStakes)
  const change = (index: number, entered: string) => {
    const paise = typedPaise(entered)
    if (paise === null || paise < 100 || paise % 100 !== 0 || paise > most * 100) return
    changeSlipSettings({ quickStakes: stakes.map((stake, at) => (at === index ? paise / 100 : stake)) })
  }
  return (
    <Box title={<Trans>Betting</Trans>}>
      <PolicyPicker />
      <fieldset className="bet-settings-stakes">
        <legend className="field-label">
          <Trans>Quick stakes in whole rupees</Trans>
        </legend>
        <div className="bet-settings-stakes-row">
          {stakes.map((stake, index) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a quick stake is its place
              key={`${index} ${stake}`}
              label={<Trans>Quick stake {index + 1}</Trans>}
              defaultValue={stake}
              before={<span className="field-sign">₹</span>}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              onBlur={(event) => {
                change(index, event.target.value)
                // An invalid stake is replaced by the saved one.
                event.target.value = String(stake)
              }}
            />
          ))}
        </div>
      </fieldset>
    </Box>
  )
}
