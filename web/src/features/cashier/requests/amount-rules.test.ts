import { expect, test } from 'vitest'
import { amountProblem, quickAmounts, rupeesOf } from './amount-rules.ts'

const range = { min: 200, max: 50_000 }

test.each([
  ['', 'Amount is required'],
  ['abc', 'Enter an amount in rupees, such as 500 or 99.50'],
  ['-500', 'Enter an amount in rupees, such as 500 or 99.50'],
  ['1e309', 'Enter an amount in rupees, such as 500 or 99.50'],
  ['500.001', 'Enter an amount in rupees, such as 500 or 99.50'],
  ['0', 'Enter an amount in rupees, such as 500 or 99.50'],
  ['199.99', 'Minimum ₹200.00'],
  ['50,000.01', 'Maximum ₹50,000.00'],
])('the amount %j: %s', (entered, problem) => expect(amountProblem(entered, range)).toBe(problem))

test.each([
  ['200', 200],
  ['50,000', 50_000],
  ['299.95', 299.95],
])('the amount %j is taken as %d', (entered, rupees) => {
  expect(amountProblem(entered, range)).toBeUndefined()
  expect(rupeesOf(entered)).toBe(rupees)
})

test('quick amounts lie within the range', () => {
  expect(quickAmounts(range)).toEqual([200, 500, 1000, 2000, 5000])
  expect(quickAmounts({ min: 500, max: 900 })).toEqual([500])
})
