import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toast.ts'
import type { MoneyState } from './money-call-store.ts'

/** The toast of a money call's end (decisions): the server's words, else ours; an open end has none. */
export function tellOutcome(state: MoneyState<unknown>): void {
  if (state.at === 'done') toast('success', t`Request submitted`)
  if (state.at === 'refused') toast('error', refusalText(state))
}

/** Why a money call was refused, beside its button. */
export function Refusal({ state }: { state: MoneyState<unknown> }) {
  if (state.at !== 'refused') return null
  return (
    <Note tone="bad" role="alert">
      {state.code === 'not_arrived' ? (
        <Trans>Your request did not arrive, so nothing has happened. You can send it again.</Trans>
      ) : (
        refusalText(state)
      )}
    </Note>
  )
}

function refusalText({ message }: { message: string }): string {
  return message || t`Something went wrong`
}
