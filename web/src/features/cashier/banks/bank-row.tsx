import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { invalidate } from '../../../api/query.ts'
import { formatDate } from '../../../lib/dates.ts'
import { removal } from '../../../money/delete-once.ts'
import { finishFormRequest } from '../../../player/finish-form-request.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { useSubmit } from '../../../ui/forms/use-submit.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { useAccountTitle } from '../names.ts'
import { type Bank, isSavedAccount } from '../queries.ts'
import { RequestEnd } from '../requests/request-list.tsx'

/** One saved account; removing it asks first. */
export function BankRow({ bank }: { bank: Bank }) {
  const { holder, ifsc, createdAt } = bank
  const title = useAccountTitle()(bank)
  return (
    <li>
      <div>
        <b>{title}</b>
        <small>{ifsc === undefined ? null : <Trans>IFSC {ifsc}</Trans>}</small>
      </div>
      <div>{holder}</div>
      <div>
        <small>
          <Trans>Saved {formatDate(createdAt)}</Trans>
        </small>
      </div>
      <Remove id={bank.id} title={title} />
    </li>
  )
}

function Remove({ id, title }: { id: string; title: string }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [asked, setAsked] = useState(false)
  const remove = useSubmit((_: undefined, signal) => {
    const isListed = () => isSavedAccount(id, signal)
    const removed = removal(call('removeBank', { query: { id }, signal }), { unknown: 'bank_not_found', isListed })
    return finishFormRequest(removed, {
      signal,
      done: () => {
        setAsked(false)
        toast('success', t`Account removed`)
        invalidate(queries, 'listBanks')
      },
      otherwise: t`Something went wrong`,
      refused: () => setAsked(false),
    })
  })
  return (
    <RequestEnd>
      <Button onClick={() => setAsked(true)} aria-label={t`Remove ${title}`}>
        <Trans>Remove</Trans>
      </Button>
      <ConfirmDialog
        open={asked}
        title={t`Remove this account?`}
        confirmLabel={<Trans>Remove</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        busy={remove.busy}
        onConfirm={() => void remove.submit(undefined)}
        onCancel={() => setAsked(false)}
      >
        <p>
          <Trans>{title} is forgotten. You can save it again later.</Trans>
        </p>
      </ConfirmDialog>
    </RequestEnd>
  )
}
