import { expect, test } from 'vitest'
import { codeOf } from './code.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['१२३४५६', '123456'],
  ['OTP: 123456', '123456'],
  ['123456 is your OTP, valid for 10 minutes', '123456'],
  ['Chaupar: on 23-11-2026 at 10:15 your code is 482913.', '482913'],
  ['Your code is 482-913. It is valid for 10 minutes.', '482913'],
  ['12x34', '1234'],
  ['12345678', '12345678'],
  ['1234567890', '12345678'],
  ['no code', ''],
])('in %j the code is %j', (entered, code) => {
  expect(codeOf(entered)).toBe(code)
})
