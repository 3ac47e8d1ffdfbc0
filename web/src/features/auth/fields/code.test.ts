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
  ['Rs. 150000 will be debited. Your OTP is 482913.', '482913'],
  ['₹150000 to CHAUPAR: 482913 is your OTP', '482913'],
  ['INR 150000.00 at CHAUPAR. OTP: 482913', '482913'],
  ['For 150000/- at CHAUPAR use 482 913', '482913'],
  ['A/c 150000: your code is 482913', '482913'],
  ['150000 रुपये के लिए आपका ओटीपी 482913 है', '482913'],
  ['\u202a123456\u202c', '123456'],
  ['123\u00a0456', '123456'],
  ['123\u2011456\u200b', '123456'],
  ['12x34', '1234'],
  ['12345678', '12345678'],
  ['1234567890', '12345678'],
  ['no code', ''],
])('in %j the code is %j', (entered, code) => {
  expect(codeOf(entered)).toBe(code)
})
