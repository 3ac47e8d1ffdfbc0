import { expect, test } from 'vitest'
import { digitsOf, paiseOf } from './typed-numbers.ts'

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
