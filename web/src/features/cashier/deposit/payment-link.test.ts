import { expect, test } from 'vitest'
import { dueText, isUpiLink, linkText, upiOf } from './payment-link.ts'

const upi = {
  name: 'Chaupar Play',
  address: 'chaupar.demo@pay',
  note: 'Player 1 & more',
  link: 'upi://pay?pa=chaupar.demo@pay&am={amount}&cu=INR&tn={note}',
}

test('a payment link carries the amount with its paise and the note', () => {
  expect(dueText(upi, 1500_50)).toBe('1500.50')
  expect(linkText(upi, '1500.50')).toBe('upi://pay?pa=chaupar.demo@pay&am=1500.50&cu=INR&tn=Player%201%20%26%20more')
})

test('without an amount there is no link that needs one; a bare address is there at once', () => {
  expect(linkText(upi, null)).toBeNull()
  expect(linkText({ name: 'Chaupar Play', address: 'T1', link: 'T1' }, null)).toBe('T1')
  expect(linkText({ name: 'Chaupar Play', address: 'T1' }, '5.00')).toBeNull()
})

test.each([
  [1000_00, 88.5, '11.30'],
  [885_00, 88.5, '10.00'],
  [1, 88.5, '0.01'],
  [100_00, 3, '33.34'],
])('%i paise at %f rupees for one are %s, never too little', (paise, rate, due) => {
  expect(dueText({ ...upi, rate }, paise)).toBe(due)
})

test('an account with a UPI id takes UPI payments', () => {
  const bank = { id: 'ob-1', bankName: 'Sahyadri Bank', accountName: 'Chaupar Play', accountNumber: '000011112222' }
  expect(upiOf(bank)).toBeNull()
  const link = upiOf({ ...bank, upiId: 'chaupar@play' })
  expect(link && linkText(link, '500.00')).toBe('upi://pay?pa=chaupar@play&pn=Chaupar%20Play&am=500.00&cu=INR')
})

test('nothing but a UPI payment is opened by a tap', () => {
  expect(isUpiLink('upi://pay?pa=a@b')).toBe(true)
  expect(['javascript:alert(1)', 'https://a.example', 'upi:x'].map(isUpiLink)).toEqual([false, false, false])
})
