import { expect, test } from 'vitest'
import { digitsOf } from './digits.ts'

test.each([
  ['98200 41177', '9820041177'],
  ['९८२००४११७७', '9820041177'],
  ['१२３４५6', '123456'],
  ['+91 (0) x', '910'],
  ['', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})
