import { expect, test } from 'vitest'
import { newestTime, notificationsOf, ownToasts, unseenCount } from './notification-rules.ts'

const notification = (id: string, createdAt: string, read = false) => ({
  id,
  title: 'Deposit',
  message: id,
  status: 'success',
  createdAt,
  read,
})
const list = [
  notification('c', '2026-11-21T14:02:00.000Z'),
  notification('b', '2026-11-21T14:01:00.000Z', true),
  notification('a', '2026-11-21T14:00:00.000Z'),
]

test('new is what the server calls unread and this device has not shown', () => {
  expect(unseenCount(list, null)).toBe(2)
  expect(unseenCount(list, '2026-11-21T14:00:00.000Z')).toBe(1)
  expect(unseenCount(list, newestTime(list))).toBe(0)
  expect(newestTime([])).toBe('')
})

test('a toast that the list of the server has is not said twice', () => {
  const toast = (id: number, text: string) => ({ id, kind: 'success' as const, text, at: 0 })
  const toasts = [toast(2, 'Deposit : c'), toast(1, 'Login Success')]
  expect(ownToasts(toasts, list)).toEqual([toast(1, 'Login Success')])
})

test('what is no notification is left out', () => {
  expect(notificationsOf([list[0], null, 'text', { id: 7 }, { ...list[1], title: {} }])).toEqual([list[0]])
  for (const answer of [null, {}, 'text']) expect(notificationsOf(answer)).toEqual([])
})
