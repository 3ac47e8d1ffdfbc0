import type { OperationId } from '@chaupar/api/api'
import { create } from 'zustand'
import { type IntentOperation, intentState, startAgain } from '../../../../money/intent-store.ts'
import { onSessionEnd } from '../../../../player/session-store.ts'

/** What is cashed out, as it was when its offer was opened: it may leave its list by that, and its receipt stays. */
export type CashOutPlaces<Subject extends { id: string }> = {
  /** Opens an offer. Another that is only looked at gives way; one that was sent stays. */
  open: (subject: Subject) => void
  close: (id: string) => void
  /** Closes what is done and was in sight: the player leaves the list. */
  leave: () => void
  useIsOpen: (id: string) => boolean
  /** Those that were sent and are not in a list any more. */
  useGone: (listed: readonly { id: string }[]) => Subject[]
}

/** The places where offers of one operation are open. Made once, outside of components. */
export function cashOutPlaces<Subject extends { id: string }, Op extends OperationId>(
  operation: IntentOperation<Op>,
): CashOutPlaces<Subject> {
  const useOpen = create<{ open: readonly Subject[] }>()(() => ({ open: [] }))
  const stateOf = (id: string) => intentState(operation, id).at
  const isSent = (id: string) => stateOf(id) !== 'ready'
  const keep = (wanted: (subject: Subject) => boolean) =>
    useOpen.setState(({ open }) => ({ open: open.filter(wanted) }))
  onSessionEnd(() => keep(() => false))
  return {
    open: (subject) => {
      // A finished one is not shown again when it is opened.
      startAgain(operation, subject.id)
      keep(({ id }) => id !== subject.id && isSent(id))
      useOpen.setState(({ open }) => ({ open: [...open, subject] }))
    },
    close: (closed) => keep(({ id }) => id !== closed),
    leave: () => keep(({ id }) => stateOf(id) !== 'done'),
    useIsOpen: (wanted) => useOpen(({ open }) => open.some(({ id }) => id === wanted)),
    useGone: (listed) => {
      const open = useOpen((state) => state.open)
      // Subscribes to every change: the state of an intent decides whether its entry is kept.
      operation.useIntents()
      return open.filter(({ id }) => isSent(id) && !listed.some((item) => item.id === id))
    },
  }
}
