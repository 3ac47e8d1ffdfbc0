import { Trans, useLingui } from '@lingui/react/macro'
import { Zap } from 'lucide-react'
import { memo, useState } from 'react'
import { formatRupees } from '../../../lib/money.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { plainAmount } from '../prices/price-text.ts'
import { setOneClick, useSlip } from '../selection/slip-store.ts'
import { ChosenPolicy } from './policy-picker.tsx'
import './one-click.css'

/** Switches one-click betting on, after a question that names its stake, or off at once. */
export const OneClickSwitch = memo(function OneClickSwitch() {
  const { t } = useLingui()
  const stakes = useSlip((state) => state.quickStakes)
  const on = useSlip((state) => state.oneClickStake !== null)
  const [asked, setAsked] = useState(false)
  const [stake, setStake] = useState<number | null>(null)
  const chosen = stake ?? stakes[0] ?? 0
  return (
    <>
      <IconButton
        label={on ? t`One-click betting is on` : t`One-click betting`}
        aria-pressed={on}
        className="one-click-switch"
        icon={
          <>
            <Zap size={18} aria-hidden="true" />
            <span className="one-click-word">
              <Trans>One-click</Trans>
            </span>
          </>
        }
        onClick={() => (on ? setOneClick(null) : setAsked(true))}
      />
      <ConfirmDialog
        open={asked}
        title={t`Switch on one-click betting?`}
        confirmLabel={<Trans>Switch on</Trans>}
        cancelLabel={<Trans>Keep it off</Trans>}
        onConfirm={() => {
          setOneClick(chosen)
          setAsked(false)
        }}
        onCancel={() => setAsked(false)}
      >
        <p>
          <Trans>
            Every tap on a price then places a bet at once, without the slip. It stays on until you switch it off, sign
            out or reload.
          </Trans>
        </p>
        <p>
          <Trans>
            Price changes: <ChosenPolicy />.
          </Trans>
        </p>
        <fieldset className="one-click-stakes">
          <legend>
            <Trans>Stake of each tap</Trans>
          </legend>
          {[...new Set(stakes)].map((rupees) => (
            <label key={rupees} data-chosen={rupees === chosen || undefined}>
              <input
                type="radio"
                name="one-click-stake"
                checked={rupees === chosen}
                onChange={() => setStake(rupees)}
              />
              <span translate="no">{plainAmount(rupees)}</span>
            </label>
          ))}
        </fieldset>
      </ConfirmDialog>
    </>
  )
})

/** Stands over the slip while one-click betting is on. */
export function OneClickNote() {
  const stake = useSlip((state) => state.oneClickStake)
  if (stake === null) return null
  return (
    <div className="one-click-note" role="status">
      <Zap size={16} aria-hidden="true" />
      <span>
        <Trans>One-click is on: {formatRupees(stake)} a tap</Trans>
      </span>
      <Button variant="quiet" onClick={() => setOneClick(null)}>
        <Trans>Switch off</Trans>
      </Button>
    </div>
  )
}
