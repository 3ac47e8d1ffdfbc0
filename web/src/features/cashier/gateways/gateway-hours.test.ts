import { expect, test } from 'vitest'
import { readHours } from './gateway-hours.ts'

// 21 Nov, 7:30 in the evening in India.
const now = Date.parse('2026-11-21T14:00:00.000Z')

test('hours are read with the time of India', () => {
  expect(readHours('00:00-24:00', now)).toEqual({ from: '12:00 am', to: '12:00 am', allDay: true, isOpen: true })
  expect(readHours('08:00-24:00', now)).toEqual({ from: '8:00 am', to: '12:00 am', allDay: false, isOpen: true })
  expect(readHours('06:00-18:00', now)).toEqual({ from: '6:00 am', to: '6:00 pm', allDay: false, isOpen: false })
  expect(readHours('22:00-06:30', now)).toEqual({ from: '10:00 pm', to: '6:30 am', allDay: false, isOpen: false })
})

test.each(['', 'Mon to Fri', '25:00-26:00', '10-18'])('%j is no range of hours', (hours) =>
  expect(readHours(hours, now)).toBeNull(),
)
