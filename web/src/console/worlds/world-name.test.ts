import { expect, test } from 'vitest'
import { freeName, worldNameRules } from './world-name.ts'

test('keeps an unused name; a used one gets the next free number', () => {
  expect(freeName('mine', ['default'])).toBe('mine')
  expect(freeName('default', ['default'])).toBe('default-2')
  expect(freeName('default', ['default', 'default-2', 'default-3'])).toBe('default-4')
  expect(freeName('default-2', ['default', 'default-2'])).toBe('default-3')
})

test('the longest name still gets a number, and fits its field', () => {
  const longest = 'x'.repeat(worldNameRules.maxLength)
  const free = freeName(longest, [longest])
  expect(free).toBe(`${'x'.repeat(58)}-2`)
  expect(free).toMatch(new RegExp(`^${worldNameRules.pattern}$`))
})
