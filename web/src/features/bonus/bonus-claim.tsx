import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { formatRupees } from '../../lib/money.ts'
import type { IntentState } from '../../money/intent.ts'
import { Refusal, showOutcome } from '../../money/intent-outcome.tsx'
import { useIntent } from '../../money/intent-store.ts'
import { StoppedByBreak, useBreak } from '../../player/running-break.tsx'
import { Button } from '../../ui/basics/button.tsx'
import { useSecondsLeft } from './bonus-clock.tsx'
import { LostBonusAnswer } from './lost-bonus-answer.tsx'
import { type Bonus, claimBonus } from './queries.ts'
import './bonus-action.css'

/** Claims a bonus by the terms that stand beside it, once the player has agreed to them; not during a break. `blocked`: another one is active. */
export function BonusClaim({ bonus, shownAtMs, blocked }: { bonus: Bonus; shownAtMs: number; blocked: boolean }) {
  const { id, amount, termsId } = bonus
  const { t } = useLingui()
  const claim = useIntent(claimBonus, id)
  const ends = useBreak()
  const isOver = useSecondsLeft(bonus, shownAtMs) === 0
  // Consent to other terms is no consent to these.
  const [agreedTo, setAgreedTo] = useState<string>()
  const [isReminded, setIsReminded] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const reminder = useId()
  const terms = termsId ?? 'not-given'
  const { state } = claim
  const showEnd = (end: IntentState<unknown>) => showOutcome(end, { done: t`Bonus claimed` })
  if (state.at === 'unknown') {
    return (
      <LostBonusAnswer asking={state.asking} onCheckAgain={() => void claim.checkAgain().then(showEnd)}>
        <Trans>
          We still do not know whether the bonus was claimed. That is not sent again by itself: this page shows where
          the bonus stands.
        </Trans>
      </LostBonusAnswer>
    )
  }
  if (ends !== null && state.at !== 'submitting') {
    return (
      <StoppedByBreak ends={ends}>
        <Trans>No bonus can be claimed until then.</Trans>
      </StoppedByBreak>
    )
  }
  const send = async () => {
    const hasAgreed = agreedTo === terms
    setIsReminded(!hasAgreed)
    if (!hasAgreed) return box.current?.focus()
    const body = termsId === undefined ? { id } : { id, termsId }
    const end = await claim.send(body, (idempotencyKey) => call('claimBonus', { body, idempotencyKey }))
    showEnd(end)
  }
  return (
    <div className="form bonus-action">
      <Refusal state={state} />
      {blocked || isOver ? null : (
        <label className="bonus-action-agree">
          <input
            ref={box}
            type="checkbox"
            checked={agreedTo === terms}
            aria-invalid={isReminded}
            aria-describedby={isReminded ? reminder : undefined}
            onChange={(event) => {
              setAgreedTo(event.target.checked ? terms : undefined)
              setIsReminded(false)
            }}
          />
          <span>
            <Trans>I have read the terms and take the bonus by them</Trans>
          </span>
        </label>
      )}
      {isReminded ? (
        <p id={reminder} role="alert" className="bonus-action-reminder text-sm">
          <Trans>Please agree to the terms first</Trans>
        </p>
      ) : null}
      <Button
        variant="primary"
        large
        busy={state.at === 'submitting'}
        disabled={blocked || isOver}
        onClick={() => void send()}
      >
        <Trans>Claim {formatRupees(amount)}</Trans>
      </Button>
      {isOver ? (
        <p className="bonus-action-blocked text-sm text-muted">
          <Trans>The time to claim it is over.</Trans>
        </p>
      ) : null}
      {blocked ? (
        <p className="bonus-action-blocked text-sm text-muted">
          <Trans>Another bonus is active. One can be active at a time.</Trans>
        </p>
      ) : null}
    </div>
  )
}
