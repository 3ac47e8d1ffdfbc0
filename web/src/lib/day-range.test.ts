import { expect, test } from 'vitest'
import { daysOf, isTurned, rangeOf, readDay } from './day-range.ts'

// 21 Nov, 00:30 in India, while it is still the 20th in UTC.
const now = new Date('2026-11-20T19:00:00.000Z')

test('ready-made ranges count days of India and include today', () => {
  expect(daysOf('today', now)).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  expect(daysOf('week', now)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(daysOf('month', now)).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  expect(rangeOf({ from: '2026-11-15', to: '2026-11-21' }, now)).toBe('week')
  expect(rangeOf({ from: '2026-11-14', to: '2026-11-21' }, now)).toBeNull()
})

test.each(['', '2026-02-30', '2026-13-01', '26-1-1', '2026-11-21T00:00', "2026-11-21'--"])('%j is no day', (text) =>
  expect(readDay(text)).toBe(''),
)

test('a range whose first day is after its last is turned; an open one never is', () => {
  expect(isTurned({ from: '2026-11-22', to: '2026-11-21' })).toBe(true)
  expect(isTurned({ from: '2026-11-21', to: '2026-11-21' })).toBe(false)
  expect(isTurned({ from: '2026-11-22', to: '' })).toBe(false)
})
