import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDateTime } from '../../../lib/dates.ts'
import { formatRupees } from '../../../lib/money.ts'
import type { IntentState } from '../../../money/intent.ts'
import { Refusal, showOutcome } from '../../../money/intent-outcome.tsx'
import { useIntent } from '../../../money/intent-store.ts'
import { RequestMark } from '../../../player/request-mark.tsx'
import { Button } from '../../../ui/basics/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { LostAnswer } from '../../../ui/states/lost-answer.tsx'
import { MethodName } from '../gateways/gateway-text.tsx'
import { cancelWithdrawal, type Withdrawal } from '../queries.ts'
import { RequestEnd, RequestList, RequestNote } from '../requests/request-list.tsx'

/** Withdrawal requests; one that is pending can be taken back. */
export function WithdrawalRows({ rows }: { rows: readonly Withdrawal[] }) {
  const { t } = useLingui()
  return (
    <RequestList label={t`Your withdrawals`}>
      {rows.map((withdrawal) => (
        <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
      ))}
    </RequestList>
  )
}

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, amount, method, account, status, cancelledByPlayer, createdAt, reason } = withdrawal
  return (
    <li>
      <div>
        <b translate="no">{formatRupees(amount)}</b>
        <small>{formatDateTime(createdAt)}</small>
      </div>
      <div>
        {account ?? <MethodName method={method} />}
        <small>
          <Trans>Request {id}</Trans>
        </small>
      </div>
      <div>
        <RequestMark status={status} cancelled={cancelledByPlayer} />
        {reason ? <small>{reason}</small> : null}
      </div>
      {status === 'pending' ? <Cancel withdrawal={withdrawal} /> : <RequestEnd />}
    </li>
  )
}

function Cancel({ withdrawal: { id, amount } }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(false)
  const cancel = useIntent(cancelWithdrawal, id)
  const { state } = cancel
  const showEnd = (end: IntentState<unknown>) => showOutcome(end, { done: t`Withdrawal cancelled` })
  // While a lost response is looked up, a message stands beside the request.
  if (asked && state.at === 'unknown') setAsked(false)
  const confirm = async () => {
    const body = { id }
    const end = await cancel.send(body)
    setAsked(false)
    showEnd(end)
  }
  return (
    <>
      <RequestEnd>
        <Button onClick={() => setAsked(true)} disabled={state.at !== 'ready' && state.at !== 'refused'}>
          <Trans>Cancel</Trans>
        </Button>
      </RequestEnd>
      {state.at === 'unknown' ? (
        <RequestNote>
          <LostAnswer
            asking={state.asking}
            onCheckAgain={() => void cancel.checkAgain().then(showEnd)}
            unresolved={
              <Trans>
                We still do not know whether your withdrawal was cancelled. That is not sent again by itself: this list
                shows where the request stands.
              </Trans>
            }
          />
        </RequestNote>
      ) : null}
      {state.at === 'refused' && !asked ? (
        <RequestNote>
          <Refusal state={state} />
        </RequestNote>
      ) : null}
      <ConfirmDialog
        open={asked}
        title={t`Cancel this withdrawal?`}
        confirmLabel={<Trans>Cancel withdrawal</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        busy={state.at === 'submitting'}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        <p>
          <Trans>The hold of {formatRupees(amount)} comes back to your balance.</Trans>
        </p>
      </ConfirmDialog>
    </>
  )
}
