import { expect, test } from 'vitest'
import { dayOf, dayText, isNoSuchDay } from './typed-days.ts'

test.each([
  ['05/11/2026', '2026-11-05'],
  [' 5/11/2026 ', '2026-11-05'],
  ['05-11-2026', '2026-11-05'],
  ['05.11.2026', '2026-11-05'],
  ['05112026', '2026-11-05'],
  ['०५/११/२०२६', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['29/02/2028', '2028-02-29'],
  ['', ''],
])('"%s" is the day "%s"', (typed, day) => {
  expect(dayOf(typed)).toBe(day)
})

test.each([
  '31/02/2026',
  '29/02/2027',
  '11/25/2026',
  '5/11',
  '5/11/2',
  'soon',
  '2026-13-01',
  '5 Nov 2026',
  '1/1/20266',
])('"%s" is no day', (typed) => {
  expect(dayOf(typed)).toBeNull()
})

test.each(['31/02/2026', '29/02/2027', '31 04 2026', '00/01/2026', '३१/०२/२०२६', '2026-02-31'])(
  '"%s" is written as a day that there is not',
  (typed) => expect(isNoSuchDay(typed)).toBe(true),
)

test.each(['', '05/11/2026', '11/25/2026', '5/11', '31/02/26', 'soon'])(
  '"%s" is a day, or written in another way',
  (typed) => expect(isNoSuchDay(typed)).toBe(false),
)

test('a day is written with the day first, and what is none stays', () => {
  expect([dayText('2026-11-05'), dayText('5/11'), dayText('')]).toEqual(['05/11/2026', '5/11', ''])
})
