import { Trans } from '@lingui/react/macro'
import { formatRupees, toPaise } from '../../../lib/money.ts'
import { useMoney } from '../../../money/money-store.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { useSlip } from '../selection/slip-store.ts'
import { PolicyPicker } from './policy-picker.tsx'
import type { SlipCheck } from './slip-check.ts'
import { useFocusBack } from './slip-focus.ts'
import { SlipNote } from './slip-note.tsx'

type SlipFootProps = {
  check: SlipCheck
  /** It stands at the foot of the phone's sheet. */
  sheet: boolean
  onPlace: () => void
}

/** Under the lines: what to do when a price moves, totals, and the one button; on the phone always in sight. */
export function SlipFoot({ check, sheet, onPlace }: SlipFootProps) {
  const busy = useSlip((state) => state.betSlipContent.some((line) => line.state.at === 'submitting'))
  const exposure = useMoney((money) => money.exposureAmount)
  const focusBack = useFocusBack(busy || !check.ready)
  const count = check.checks.length
  return (
    <div className="slip-foot">
      <PolicyPicker />
      <dl className="slip-totals">
        <div>
          <dt>
            <Trans>Total stake and liability</Trans>
          </dt>
          <dd>{formatRupees(check.riskPaise / 100)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Exposure after</Trans>
          </dt>
          <dd>{formatRupees(Math.max(0, toPaise(exposure ?? 0) + check.changePaise) / 100)}</dd>
        </div>
      </dl>
      {check.tooMuch ? (
        <p className="field-error" role="alert">
          <Trans>Together these bets need more than your balance.</Trans>
        </p>
      ) : null}
      <Button
        {...focusBack}
        variant="primary"
        large
        className="w-full"
        busy={busy}
        disabled={!check.ready}
        onClick={onPlace}
      >
        {count > 1 ? <Trans>Place {count} bets</Trans> : <Trans>Place bet</Trans>}
      </Button>
      <SlipNote check={check} sheet={sheet} />
    </div>
  )
}
