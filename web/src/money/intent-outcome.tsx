import { t } from '@lingui/core/macro'
import { Note } from '../ui/states/note.tsx'
import { toast } from '../ui/toasts/toast.ts'
import type { IntentState } from './intent.ts'

/** The toast of a money call's end (spec 7.8): the server's words, else ours; an open end has none. */
export function tellOutcome(state: IntentState<unknown>): void {
  if (state.at === 'done') toast('success', t`Request submitted`)
  if (state.at === 'refused') toast('error', refusalText(state))
}

/** Why it was refused, beside its button. */
export function Refusal({ state }: { state: IntentState<unknown> }) {
  if (state.at !== 'refused') return null
  return (
    <Note tone="bad" role="alert">
      {refusalText(state)}
    </Note>
  )
}

function refusalText({ code, message }: { code: string; message: string }): string {
  if (code === 'not_arrived') return t`Your request did not arrive, so nothing has happened. You can send it again.`
  return message || t`Something went wrong`
}
