import { expect, test } from 'vitest'
import { maskedInput } from './masked-input.ts'

function field(html: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  const { firstElementChild } = box
  if (!(firstElementChild instanceof HTMLElement)) throw new Error('no element')
  return firstElementChild
}

test.each([
  '<input type="password" name="password">',
  '<input name="username">',
  '<input inputmode="numeric" autocomplete="one-time-code">',
  '<input inputmode="decimal" name="accountNumber">',
  '<input inputmode="decimal" aria-label="Card number">',
  '<input type="tel">',
  '<textarea></textarea>',
])('the value of %s is masked, and so is its length', (html) => {
  expect(maskedInput('4111111111111111', field(html))).toBe('********')
  expect(maskedInput('12', field(html))).toBe('********')
  expect(maskedInput('', field(html))).toBe('')
})

test.each([
  '<input inputmode="decimal" aria-label="Stake">',
  '<input type="search">',
  '<input type="radio" name="otp">',
  '<select></select>',
])('the value of %s is shown', (html) => {
  expect(maskedInput('250.50', field(html))).toBe('250.50')
})
