import { expect, test } from 'vitest'
import { formatCountdown, formatDate, formatDateTime, formatDay, formatTime, istDay } from './dates.ts'

test('times are shown in India, whatever the zone of the machine', () => {
  expect(formatDateTime('2026-11-21T14:00:00.000Z')).toBe('21 Nov 2026, 7:30\u00a0pm')
  expect(formatTime('2026-11-21T18:45:00.000Z')).toBe('12:15\u00a0am')
})

test('a day ends at midnight in India', () => {
  expect(formatDate('2026-11-21T18:45:00.000Z')).toBe('22 Nov 2026')
  expect(formatDay('2026-11-21T18:45:00.000Z')).toBe('22 Nov')
  expect(istDay(new Date('2026-11-21T18:29:59.000Z'))).toBe('2026-11-21')
  expect(istDay(new Date('2026-11-21T18:30:00.000Z'))).toBe('2026-11-22')
})

test('what is no date is a dash', () => {
  expect(formatDateTime('soon')).toBe('–')
})

test('a countdown has minutes and two digits of seconds and never goes below zero', () => {
  expect(formatCountdown(24)).toBe('0:24')
  expect(formatCountdown(61.2)).toBe('1:02')
  expect(formatCountdown(-3)).toBe('0:00')
})
