import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isRecord } from '../../lib/storage.ts'
import type { ToastKind } from '../../ui/toasts/toast.ts'

/** The text of a notification: the server's, or our own if it sent none. */
export type ToastContent = { kind: ToastKind; text: string | MessageDescriptor }

const kinds: readonly ToastKind[] = ['error', 'success', 'info', 'warning']

/**
 * The rules of spec 8 for a notification_toast, whatever the server put into it: both parts are 'title : message', one
 * part stands alone, none is 'Something went wrong' and an error; so is a status that is not one of the four kinds, or none.
 */
export function toastOf(payload: unknown): ToastContent {
  const { title, message, status } = isRecord(payload) ? payload : {}
  const text = [title, message]
    .map(textOf)
    .filter((part) => part !== '')
    .join(' : ')
  if (text === '') return { kind: 'error', text: msg`Something went wrong` }
  return { kind: kinds.find((kind) => kind === status) ?? 'error', text }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
