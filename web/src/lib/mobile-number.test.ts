import { expect, test } from 'vitest'
import { readableMobile } from './mobile-number.ts'

test.each(['9820041177', '919820041177', '+919820041177', '+91 98200-41177', '00919820041177'])(
  'the number %j is read with its country code once',
  (number) => expect(readableMobile(number)).toBe('+91 98200 41177'),
)

test('a national number that begins with 91 keeps its digits', () => {
  expect(readableMobile('9123456789')).toBe('+91 91234 56789')
})

test.each(['', '98200', 'demo'])('what is no whole number stays as it came: %j', (number) => {
  expect(readableMobile(number)).toBe(number)
})
