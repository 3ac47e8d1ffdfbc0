import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isNotOffered } from '../../../api/api-error.ts'
import type { IntentState } from '../../../money/intent.ts'
import { FormOrLost, Refusal, showOutcome } from '../../../money/intent-outcome.tsx'
import { startAgain, useIntent } from '../../../money/intent-store.ts'
import { RunningBreak } from '../../../player/running-break.tsx'
import { Button } from '../../../ui/basics/button.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { account, type Limits, selfExclude, startTimeOut, takeLimits } from '../queries.ts'
import './safer-play.css'

/** A break that can be taken, in the words of the contract: hours of a time-out, months of an exclusion. */
type Break = { kind: 'time-out'; hours: 24 | 48 | 168 | 720 } | { kind: 'exclusion'; months: 6 | 12 | 60 }

type Breaks = readonly [Break, ...Break[]]

const timeOuts: Breaks = [
  { kind: 'time-out', hours: 24 },
  { kind: 'time-out', hours: 48 },
  { kind: 'time-out', hours: 168 },
  { kind: 'time-out', hours: 720 },
]

const exclusions: Breaks = [
  { kind: 'exclusion', months: 6 },
  { kind: 'exclusion', months: 12 },
  { kind: 'exclusion', months: 60 },
]

/** Time-out and self-exclusion, /responsiblegame#take-break; left out where the server has none. */
export function BreaksBox() {
  const limits = useQuery(account.limits())
  const failure = useFailure(limits)
  const [asked, setAsked] = useState<Break | null>(null)
  if (isNotOffered(failure)) return null
  return (
    <Box id="take-break" title={<Trans>Take a break</Trans>}>
      <p className="safer-play-rule text-muted">
        <Trans>
          Until it ends you cannot bet, open games, deposit or claim a bonus. Open bets are settled, and you can
          withdraw.
        </Trans>
      </p>
      <Loaded of={limits} failed={<Trans>We could not load your limits</Trans>} waiting={<WaitingRows rows={4} />}>
        {(data) => (
          <>
            {data.timeOutUntil === null && data.selfExcludedUntil === null ? null : (
              <div className="safer-play-note">
                <Note tone="warn" role="status">
                  <RunningBreak limits={data} /> <Trans>Nobody can end it early. It can be made longer.</Trans>
                </Note>
              </div>
            )}
            <BreakChoice title={<Trans>Time-out</Trans>} breaks={timeOuts} onAsk={setAsked}>
              <Trans>Take a time-out</Trans>
            </BreakChoice>
            <BreakChoice title={<Trans>Self-exclusion</Trans>} breaks={exclusions} onAsk={setAsked}>
              <Trans>Exclude myself</Trans>
            </BreakChoice>
          </>
        )}
      </Loaded>
      {asked ? <BreakDialog wanted={asked} onClose={() => setAsked(null)} /> : null}
    </Box>
  )
}

type BreakChoiceProps = {
  title: ReactNode
  breaks: Breaks
  onAsk: (wanted: Break) => void
  /** The text of the button. */
  children: ReactNode
}

function BreakChoice({ title, breaks, onAsk, children }: BreakChoiceProps) {
  const [chosen, setChosen] = useState(breaks[0])
  const lengthOf = (one: Break) => String(one.kind === 'time-out' ? one.hours : one.months)
  return (
    <div className="safer-play-break">
      <h3>{title}</h3>
      <Segmented
        label={<Trans>How long</Trans>}
        options={breaks.map((one) => ({ value: lengthOf(one), label: <BreakLength of={one} /> }))}
        value={lengthOf(chosen)}
        onChange={(value) => setChosen(breaks.find((one) => lengthOf(one) === value) ?? chosen)}
      />
      <Button onClick={() => onAsk(chosen)}>{children}</Button>
    </div>
  )
}

/** Two steps to a break: its effects, then a confirmation that it cannot be ended early. Only the second one sends. */
function BreakDialog({ wanted, onClose }: { wanted: Break; onClose: () => void }) {
  const { t } = useLingui()
  const [step, setStep] = useState<'effects' | 'sure'>('effects')
  const askWhetherSure = () => {
    // The refusal of another length does not apply to this one.
    if (wanted.kind === 'time-out') startAgain(startTimeOut, 'own')
    else startAgain(selfExclude, 'own')
    setStep('sure')
  }
  const title = wanted.kind === 'time-out' ? t`Take a time-out?` : t`Exclude yourself?`
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="safer-play-dialog">
        <p>
          <Trans>How long</Trans>:{' '}
          <b>
            <BreakLength of={wanted} />
          </b>
        </p>
        {step === 'effects' ? (
          <Effects onCancel={onClose} onSure={askWhetherSure} />
        ) : (
          <Sure wanted={wanted} onBack={() => setStep('effects')} onDone={onClose} />
        )}
      </div>
    </Dialog>
  )
}

function Effects({ onCancel, onSure }: { onCancel: () => void; onSure: () => void }) {
  return (
    <>
      <div>
        <p className="text-muted">
          <Trans>Until it ends:</Trans>
        </p>
        <ul className="safer-play-list">
          <li>
            <Trans>You cannot bet, and open games take no stake.</Trans>
          </li>
          <li>
            <Trans>Offers of yours that still wait in the book lapse.</Trans>
          </li>
          <li>
            <Trans>You cannot open games.</Trans>
          </li>
          <li>
            <Trans>You cannot deposit.</Trans>
          </li>
          <li>
            <Trans>You cannot claim a bonus.</Trans>
          </li>
        </ul>
      </div>
      <div>
        <p className="text-muted">
          <Trans>What goes on:</Trans>
        </p>
        <ul className="safer-play-list">
          <li>
            <Trans>Your open bets are settled, and what they win is yours.</Trans>
          </li>
          <li>
            <Trans>You can log in, read your statement and withdraw.</Trans>
          </li>
        </ul>
      </div>
      <div className="safer-play-answers">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={onSure}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </>
  )
}

function Sure(props: { wanted: Break; onBack: () => void; onDone: () => void }) {
  const { wanted, onBack, onDone } = props
  const { t } = useLingui()
  const queries = useQueryClient()
  const timeOut = useIntent(startTimeOut, 'own')
  const exclusion = useIntent(selfExclude, 'own')
  const intent = wanted.kind === 'time-out' ? timeOut : exclusion
  const finish = (end: IntentState<Limits>) => {
    if (end.at !== 'done') return
    showOutcome(end, { done: wanted.kind === 'time-out' ? t`Your time-out has begun` : t`You have excluded yourself` })
    intent.startAgain()
    takeLimits(queries, end.answer)
    onDone()
  }
  const begin = async () => {
    const answered =
      wanted.kind === 'time-out' ? timeOut.send({ hours: wanted.hours }) : exclusion.send({ months: wanted.months })
    finish(await answered)
  }
  return (
    <FormOrLost intent={intent} onEnd={finish}>
      <div className="form">
        <Note tone="warn" role="alert">
          <Trans>This cannot be taken back: neither you nor we can end it early, whatever happens.</Trans>
        </Note>
        <Refusal state={intent.state} />
        <div className="safer-play-answers">
          <Button onClick={onBack} disabled={intent.state.at === 'submitting'}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" busy={intent.state.at === 'submitting'} onClick={() => void begin()}>
            {wanted.kind === 'time-out' ? <Trans>Begin the time-out</Trans> : <Trans>Exclude me now</Trans>}
          </Button>
        </div>
      </div>
    </FormOrLost>
  )
}

/** 'A day', 'Six months'. */
function BreakLength({ of }: { of: Break }) {
  if (of.kind === 'time-out') {
    if (of.hours === 24) return <Trans>A day</Trans>
    if (of.hours === 48) return <Trans>Two days</Trans>
    return of.hours === 168 ? <Trans>A week</Trans> : <Trans>30 days</Trans>
  }
  if (of.months === 6) return <Trans>Six months</Trans>
  return of.months === 12 ? <Trans>A year</Trans> : <Trans>Five years</Trans>
}
