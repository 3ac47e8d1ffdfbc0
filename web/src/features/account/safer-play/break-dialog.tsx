import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import type { IntentState } from '../../../money/intent.ts'
import { FormOrLost, Refusal, showOutcome } from '../../../money/intent-outcome.tsx'
import { startAgain, useIntent } from '../../../money/intent-store.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { type Limits, selfExclude, startTimeOut, takeLimits } from '../queries.ts'
import { type Break, BreakLength, GoingOn, Stopped } from './break-names.tsx'
import './safer-play.css'
import '../../../ui/overlays/dialog.css'

/** Two steps to a break: its effects, then a confirmation that it cannot be ended early. Only the second one sends. */
export function BreakDialog({ wanted, onClose }: { wanted: Break; onClose: () => void }) {
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
        <Stopped />
      </div>
      <div>
        <p className="text-muted">
          <Trans>What goes on:</Trans>
        </p>
        <GoingOn />
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
      wanted.kind === 'time-out'
        ? timeOut.send({ hours: wanted.hours }, (idempotencyKey) =>
            call('startTimeOut', { body: { hours: wanted.hours }, idempotencyKey }),
          )
        : exclusion.send({ months: wanted.months }, (idempotencyKey) =>
            call('selfExclude', { body: { months: wanted.months }, idempotencyKey }),
          )
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
