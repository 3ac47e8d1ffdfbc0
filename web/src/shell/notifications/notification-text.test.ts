import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { toastOf } from './notification-text.ts'

function shown(payload: unknown) {
  const { kind, text } = toastOf(payload)
  return { kind, text: typeof text === 'string' ? text : i18n._(text) }
}

test('[8-14] both parts are shown as title : message', () => {
  expect(shown({ title: 'Deposit', message: 'Approved', status: 'success' })).toEqual({
    kind: 'success',
    text: 'Deposit : Approved',
  })
})

test('one part stands alone', () => {
  expect(shown({ title: 'Deposit', status: 'info' }).text).toBe('Deposit')
  expect(shown({ message: 'Approved', title: ' ', status: 'info' }).text).toBe('Approved')
})

test.each(['success', 'info', 'warning', 'error'])(
  '[8-13] without title and message %s is the error Something went wrong',
  (status) => {
    expect(shown({ status })).toEqual({ kind: 'error', text: 'Something went wrong' })
  },
)

test.each(['panic', '', undefined, 7, 'SUCCESS'])('[8-12] the unknown status %s is shown as error', (status) => {
  expect(shown({ title: 'a', status }).kind).toBe('error')
})

test.each(['error', 'success', 'info', 'warning'])('[8-17] the kind %s is kept', (status) => {
  expect(shown({ title: 'a', status }).kind).toBe(status)
})

test.each([null, undefined, 'text', 7, { title: {}, message: [] }])(
  'a payload that is none (%s) is an error toast',
  (payload) => {
    expect(shown(payload)).toEqual({ kind: 'error', text: 'Something went wrong' })
  },
)
