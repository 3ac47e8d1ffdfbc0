import { Plural, Trans } from '@lingui/react/macro'
import { Timer } from 'lucide-react'
import { formatRupees, formatSigned, toPaise } from '../../../lib/money.ts'
import { useExposureAmount } from '../../../money/exposure.ts'
import { RunningBreak } from '../../../player/running-break.tsx'
import { Button } from '../../../ui/basics/button.tsx'
import { useSlip } from '../selection/slip-store.ts'
import { PolicyPicker } from './policy-picker.tsx'
import type { EntryCheck, SlipCheck } from './slip-check.ts'
import { useFocusBack } from './slip-focus.ts'
import { HaltMark, ProblemWords, SelectionWords, useSideWords } from './slip-words.tsx'
import './slip-foot.css'

type SlipFootProps = {
  check: SlipCheck
  /** It stands at the foot of the phone's sheet. */
  sheet: boolean
  onPlace: () => void
}

/** Under the entries: what to do when a price moves, totals, and the one button; on the phone always in sight. */
export function SlipFoot({ check, sheet, onPlace }: SlipFootProps) {
  const busy = useSlip((state) => state.betSlipContent.some((entry) => entry.state.at === 'submitting'))
  const focusBack = useFocusBack(busy || !check.ready)
  const count = check.checks.length
  return (
    <div className="slip-foot">
      <PolicyPicker />
      <dl className="slip-totals">
        <div>
          <dt>
            <Trans>Total at risk</Trans>
          </dt>
          <dd translate="no">{formatRupees(check.riskPaise / 100)}</dd>
        </div>
        <ExposureAfter check={check} />
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
        className="slip-foot-place"
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

/** A term and its figure: the player's exposure once these bets are placed. */
export function ExposureAfter({ check }: { check: SlipCheck }) {
  const exposure = useExposureAmount()
  return (
    <div>
      <dt>
        <Trans>Exposure after</Trans>
      </dt>
      <dd translate="no">{formatSigned(-Math.max(0, toPaise(exposure ?? 0) + check.changePaise) / 100)}</dd>
    </div>
  )
}

type SlipNoteProps = {
  check: SlipCheck
  /** The entries stand in a sheet that scrolls: what an entry says of itself may be under the foot. */
  sheet: boolean
}

/** Under the button: why it waits, and for which entry, else how long a bet is held. One line, so that nothing moves. */
export function SlipNote({ check: { checks, blocked, onBreak }, sheet }: SlipNoteProps) {
  const several = checks.length > 1
  const first = checks.find((one) => one.halt !== null || (one.problem !== null && (several || isShown(one, sheet))))
  const delay = Math.max(0, ...checks.map(({ entry }) => entry.delayMs)) / 1000
  return (
    <p className="slip-note">
      {onBreak ? (
        <RunningBreak limits={onBreak} />
      ) : blocked ? (
        <Trans>Prices are paused. No bet can be placed now.</Trans>
      ) : first ? (
        <Obstacle check={first} named={several} />
      ) : delay > 0 ? (
        <>
          <Timer size={14} aria-hidden="true" />
          <Plural
            value={delay}
            one="In play: held # second before it is matched"
            other="In play: held # seconds before it is matched"
          />
        </>
      ) : null}
    </p>
  )
}

/** A single entry shows its own problem, and a missing stake needs no message. */
function isShown({ problem }: EntryCheck, sheet: boolean): boolean {
  return sheet && problem?.kind !== 'no-stake'
}

function Obstacle({ check: { entry, halt, problem }, named }: { check: EntryCheck; named: boolean }) {
  const words = useSideWords(entry)
  return (
    <span className="slip-obstacle">
      {named ? (
        <>
          {words} <SelectionWords entry={entry} />:{' '}
        </>
      ) : null}
      {halt ? <HaltMark halt={halt} /> : problem ? <ProblemWords problem={problem} /> : null}
    </span>
  )
}
