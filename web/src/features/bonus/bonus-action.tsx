import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { formatRupees, fromPaise, toPaise } from '../../lib/money.ts'
import type { IntentState } from '../../money/intent.ts'
import { Refusal, showOutcome } from '../../money/intent-outcome.tsx'
import { useIntent } from '../../money/intent-store.ts'
import { StoppedByBreak, useBreak } from '../../player/running-break.tsx'
import { Button } from '../../ui/basics/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { LostAnswer } from '../../ui/states/lost-answer.tsx'
import { useSecondsLeft } from './bonus-clock.tsx'
import { type Bonus, bonuses, cancelBonus, claimBonus } from './queries.ts'
import './bonus-action.css'

type BonusActionProps = {
  bonus: Bonus
  shownAtMs: number
  /** Another bonus is active, and there is one at a time. */
  blocked: boolean
}

/** Claims a bonus or gives an active one up. */
export function BonusAction(props: BonusActionProps) {
  const { bonus } = props
  if (bonus.status === 'available') return <Claim {...props} />
  return bonus.status === 'active' ? <GiveUp bonus={bonus} /> : null
}

/** Claims a bonus by the terms that stand beside it, once the player has agreed to them; not during a break. */
function Claim({ bonus, shownAtMs, blocked }: BonusActionProps) {
  const { id, amount, termsId } = bonus
  const { t } = useLingui()
  // Consent to other terms does not count for these.
  const [agreedTo, setAgreedTo] = useState<string>()
  const terms = termsId ?? 'not-given'
  const [isReminded, setIsReminded] = useState(false)
  const reminder = useId()
  const box = useRef<HTMLInputElement>(null)
  const claim = useIntent(claimBonus, id)
  const { state } = claim
  const showEnd = (end: IntentState<unknown>) => showOutcome(end, { done: t`Bonus claimed` })
  const send = async () => {
    const hasAgreed = agreedTo === terms
    setIsReminded(!hasAgreed)
    if (!hasAgreed) return box.current?.focus()
    const body = termsId === undefined ? { id } : { id, termsId }
    const end = await claim.send(body)
    showEnd(end)
  }
  const ends = useBreak()
  const isOver = useSecondsLeft(bonus, shownAtMs) === 0
  if (state.at === 'unknown') {
    return (
      <Lost asking={state.asking} onCheckAgain={() => void claim.checkAgain().then(showEnd)}>
        <Trans>
          We still do not know whether the bonus was claimed. That is not sent again by itself: this page shows where
          the bonus stands.
        </Trans>
      </Lost>
    )
  }
  if (ends !== null && state.at !== 'submitting') {
    return (
      <StoppedByBreak ends={ends}>
        <Trans>No bonus can be claimed until then.</Trans>
      </StoppedByBreak>
    )
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
            <Trans>I have read the terms and accept them</Trans>
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

function GiveUp({ bonus }: { bonus: Bonus }) {
  const { t } = useLingui()
  const { id } = bonus
  const [asked, setAsked] = useState(false)
  const cancel = useIntent(cancelBonus, id)
  const { state } = cancel
  const showEnd = (end: IntentState<unknown>) => showOutcome(end, { done: t`Bonus given up` })
  const parts = useQuery(bonuses.parts(id)).data?.parts
  const locked = parts?.filter(({ status }) => status === 'locked').map(({ amount }) => toPaise(amount))
  const send = async () => {
    const body = { id }
    const end = await cancel.send(body)
    setAsked(false)
    showEnd(end)
  }
  // While a lost response is looked up, a message stands in place of the button.
  if (asked && state.at === 'unknown') setAsked(false)
  if (state.at === 'unknown') {
    return (
      <Lost asking={state.asking} onCheckAgain={() => void cancel.checkAgain().then(showEnd)}>
        <Trans>
          We still do not know whether the bonus was given up. That is not sent again by itself: this page shows where
          the bonus stands.
        </Trans>
      </Lost>
    )
  }
  return (
    <div className="form bonus-action">
      <Refusal state={state} />
      <Button onClick={() => setAsked(true)}>
        <Trans>Give this bonus up</Trans>
      </Button>
      <ConfirmDialog
        open={asked}
        title={t`Give this bonus up?`}
        confirmLabel={<Trans>Give up</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        busy={state.at === 'submitting'}
        onConfirm={() => void send()}
        onCancel={() => setAsked(false)}
      >
        <p>
          {locked ? (
            <Trans>{formatRupees(fromPaise(sum(locked)))} that is not released yet is lost.</Trans>
          ) : (
            <Trans>What is not released yet is lost.</Trans>
          )}{' '}
          <Trans>What was released stays yours.</Trans>
        </p>
      </ConfirmDialog>
    </div>
  )
}

type LostProps = {
  asking: boolean
  onCheckAgain: () => void
  /** Shown when its outcome cannot be found out. */
  children: ReactNode
}

/** In place of a button whose answer was lost: a claim, or a giving up. */
function Lost({ asking, onCheckAgain, children }: LostProps) {
  return (
    <div className="bonus-action">
      <LostAnswer asking={asking} onCheckAgain={onCheckAgain} unresolved={children} />
    </div>
  )
}

function sum(paise: readonly number[]): number {
  return paise.reduce((total, one) => total + one, 0)
}
