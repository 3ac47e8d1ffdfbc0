import { expect, test } from 'vitest'
import { daysOf, isTurned, rangeOf, readDay } from './day-range.ts'

const today = '2026-11-21'

test('ready-made ranges include today and go over the ends of months and years', () => {
  expect(daysOf('today', today)).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  expect(daysOf('week', today)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(daysOf('month', today)).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  expect(rangeOf({ from: '2026-11-15', to: '2026-11-21' }, today)).toBe('week')
  expect(rangeOf({ from: '2026-11-14', to: '2026-11-21' }, today)).toBeNull()
  expect(daysOf('week', '2028-03-01')).toEqual({ from: '2028-02-24', to: '2028-03-01' })
  expect(daysOf('month', '2027-01-01')).toEqual({ from: '2026-12-03', to: '2027-01-01' })
})

test('a day that is not known leaves the ends open', () => expect(daysOf('month', '')).toEqual({ from: '', to: '' }))

test.each(['', '2026-02-30', '2026-13-01', '26-1-1', '2026-11-21T00:00', "2026-11-21'--"])('%j is no day', (text) =>
  expect(readDay(text)).toBe(''),
)

test('a range whose first day is after its last is turned; an open one never is', () => {
  expect(isTurned({ from: '2026-11-22', to: '2026-11-21' })).toBe(true)
  expect(isTurned({ from: '2026-11-21', to: '2026-11-21' })).toBe(false)
  expect(isTurned({ from: '2026-11-22', to: '' })).toBe(false)
})
