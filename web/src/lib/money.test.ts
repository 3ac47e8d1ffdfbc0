import { expect, test } from 'vitest'
import { formatRupees, formatSigned, fromPaise, toPaise } from './money.ts'

test('[9-13] rupees are shown with lakh and crore grouping and two places', () => {
  expect(formatRupees(12345678.9)).toBe('₹1,23,45,678.90')
  expect(formatRupees(0)).toBe('₹0.00')
  expect(formatRupees(-500)).toBe('−\u2060₹500.00')
})

test('[1-1] a signed amount shows plus, minus, or nothing for zero', () => {
  expect(formatSigned(2050)).toBe('+\u2060₹2,050.00')
  expect(formatSigned(-1000)).toBe('−\u2060₹1,000.00')
  expect(formatSigned(-0)).toBe('₹0.00')
})

test('what is no number is a dash and not NaN', () => {
  expect(formatRupees(Number.NaN)).toBe('₹–')
  expect(formatSigned(Number.POSITIVE_INFINITY)).toBe('₹–')
})

test('paise count the decimal that a number is written as, half away from zero', () => {
  expect(toPaise(0.29)).toBe(29)
  expect(toPaise(1.005)).toBe(101)
  expect(toPaise(-1.005)).toBe(-101)
  expect(toPaise(333.335)).toBe(33334)
  expect(toPaise(999999999.99)).toBe(99999999999)
  expect(toPaise(1e-9)).toBe(0)
})

test('every amount of two places survives the way to paise and back', () => {
  for (let paise = -2_000; paise <= 2_000; paise += 1) expect(toPaise(fromPaise(paise))).toBe(paise)
  expect(fromPaise(123450)).toBe(1234.5)
})
