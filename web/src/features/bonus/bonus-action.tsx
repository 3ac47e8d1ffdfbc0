import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { formatRupees, fromPaise, toPaise } from '../../lib/money.ts'
import type { IntentState } from '../../money/intent.ts'
import { Refusal, showOutcome } from '../../money/intent-outcome.tsx'
import { useIntent } from '../../money/intent-store.ts'
import { Button } from '../../ui/basics/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { BonusClaim } from './bonus-claim.tsx'
import { LostBonusAnswer } from './lost-bonus-answer.tsx'
import { type Bonus, bonuses, cancelBonus } from './queries.ts'
import './bonus-action.css'

/** Claims a bonus or gives an active one up. `blocked`: another one is active, and there is one at a time. */
export function BonusAction({ bonus, shownAtMs, blocked }: { bonus: Bonus; shownAtMs: number; blocked: boolean }) {
  if (bonus.status === 'available') return <BonusClaim bonus={bonus} shownAtMs={shownAtMs} blocked={blocked} />
  return bonus.status === 'active' ? <GiveUp bonus={bonus} /> : null
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
    const end = await cancel.send(body, (idempotencyKey) => call('cancelBonus', { body, idempotencyKey }))
    setAsked(false)
    showEnd(end)
  }
  // While a lost response is looked up, a message stands in place of the button.
  if (asked && state.at === 'unknown') setAsked(false)
  if (state.at === 'unknown') {
    return (
      <LostBonusAnswer asking={state.asking} onCheckAgain={() => void cancel.checkAgain().then(showEnd)}>
        <Trans>
          We still do not know whether the bonus was given up. That is not sent again by itself: this page shows where
          the bonus stands.
        </Trans>
      </LostBonusAnswer>
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

function sum(paise: readonly number[]): number {
  return paise.reduce((total, one) => total + one, 0)
}
