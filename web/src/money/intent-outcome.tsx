import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { LostAnswer, type RequestList } from '../ui/states/lost-answer.tsx'
import { Note } from '../ui/states/note.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { type IntentState, isUnheard } from './intent.ts'

/** The toast of an intent's end (spec 7.8): the server's words, else ours; an open end has none. */
export function showOutcome(state: IntentState<unknown>, words: { done?: string; otherwise?: string } = {}): void {
  if (state.at === 'done') toast('success', words.done ?? t`Request submitted`)
  if (state.at === 'refused') toast('error', refusalText(state, words.otherwise))
}

/** Why it was refused, beside its button. */
export function Refusal({ state, otherwise }: { state: IntentState<unknown>; otherwise?: string }) {
  if (state.at !== 'refused') return null
  return (
    <Note tone="bad" role="alert">
      {refusalText(state, otherwise)}
    </Note>
  )
}

/** A form that steps back while its lost answer is looked up: it is kept, so that nothing that was entered is lost. */
export function FormOrLost<Answer>(props: {
  intent: { state: IntentState<Answer>; checkAgain: () => Promise<IntentState<Answer>> }
  /** After a look-up that the player asked for. */
  onEnd: (end: IntentState<Answer>) => void
  /** Where the player can see for himself. */
  list?: RequestList
  children: ReactNode
}) {
  const { intent, onEnd, list, children } = props
  const { state } = intent
  const checkAgain = () => void intent.checkAgain().then(onEnd)
  return (
    <>
      {state.at === 'unknown' ? <LostAnswer asking={state.asking} onCheckAgain={checkAgain} list={list} /> : null}
      <div hidden={state.at === 'unknown'}>{children}</div>
    </>
  )
}

function refusalText(
  { code, message }: { code: string; message: string },
  otherwise = t`Something went wrong`,
): string {
  if (isUnheard(code)) return t`Your request did not arrive, so nothing has happened. You can send it again.`
  if (code === 'unresolved')
    return t`We do not know whether your request arrived. You can send it again: it counts once.`
  return message || otherwise
}
