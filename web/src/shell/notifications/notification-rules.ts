import type { Schema } from '@chaupar/api/api'
import { isRecord } from '../../lib/storage.ts'
import type { LoggedToast } from '../../ui/toasts/toast-log-store.ts'
import { toastOf } from './notification-text.ts'

export type Notification = Schema<'Notification'>

/** The notifications of an answer; anything else is left out, since the header must work whatever was sent. */
export function notificationsOf(answer: unknown): Notification[] {
  return Array.isArray(answer) ? answer.filter(isNotification) : []
}

function isNotification(item: unknown): item is Notification {
  const { id, title, message, createdAt } = isRecord(item) ? item : {}
  return [id, title, message, createdAt].every((field) => typeof field === 'string')
}

/** How many the player has not seen: unread by the server's word, and newer than the newest that this device has shown. */
export function unseenCount(notifications: readonly Notification[], seenUntil: string | null): number {
  return notifications.filter(({ read, createdAt }) => !read && (seenUntil === null || createdAt > seenUntil)).length
}

/** The time of the newest one, '' when there is none; times of the server compare as texts. */
export function newestTime(notifications: readonly Notification[]): string {
  return (
    notifications
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1) ?? ''
  )
}

/** The toasts of this visit without those that the server's list has too. */
export function ownToasts(toasts: readonly LoggedToast[], notifications: readonly Notification[]): LoggedToast[] {
  const listed = new Set(notifications.map((notification) => toastOf(notification).text))
  return toasts.filter(({ text }) => !listed.has(text))
}
