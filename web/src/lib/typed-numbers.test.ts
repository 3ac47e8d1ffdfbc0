import { expect, test } from 'vitest'
import { digitsOf, paiseOf, readableMobile } from './typed-numbers.ts'

test.each([
  ['500', 50_000],
  ['1,00,000', 10_000_000],
  ['100,000', 10_000_000],
  ['₹ 99.5', 9_950],
  ['.07', 7],
  [' 12. ', 1_200],
  ['0', 0],
])('%j is an amount', (entered, paise) => expect(paiseOf(entered)).toBe(paise))

test.each(['', ' ', '-5', '+5', '1e3', '1e309', '5.005', '1,5', '12,34.5', 'NaN', '0x10', '५००', '99999999999'])(
  '%j is no amount',
  (entered) => expect(paiseOf(entered)).toBeNull(),
)

test.each([
  ['98200 41177', '9820041177'],
  ['९८२००४११७७', '9820041177'],
  ['१२３４५6', '123456'],
  ['+91 (0) x', '910'],
  ['', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})

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
