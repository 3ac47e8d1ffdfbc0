import { expect, test } from 'vitest'
import { countryCode, readableMobile } from '../../../lib/mobile-number.ts'
import { internationalNumber, isIndianNumber, nationalDigits } from './phone.ts'
import { limits, loginRules, otpRules, passwordTicks, phoneRules, registerRules, resetRules } from './rules.ts'
import { messagesOf } from './valibot-resolver.ts'

const good = {
  name: 'Asha Rao',
  username: 'asha77',
  password: 'monsoon77',
  confirmPassword: 'monsoon77',
  agentCode: '',
}
const registerErrors = (change: Partial<typeof good>) => messagesOf(registerRules, { ...good, ...change })

test('[5-1] an empty username is refused; only spaces are empty', () => {
  for (const username of ['', '   '])
    expect(messagesOf(loginRules, { username, password: 'x' })).toEqual({ username: 'Username cannot be empty' })
})

test('[5-2] an empty password is refused', () => {
  expect(messagesOf(loginRules, { username: 'a', password: '' })).toEqual({ password: 'Password cannot be empty' })
  expect(messagesOf(loginRules, { username: '', password: '' })).toEqual({
    username: 'Username cannot be empty',
    password: 'Password cannot be empty',
  })
})

test('a whole registration has no error', () => {
  expect(registerErrors({})).toEqual({})
})

test('[5-4] the name is not empty', () => {
  expect(registerErrors({ name: ' ' })).toEqual({ name: 'Name cannot be empty' })
})

test('[5-5] [9-1] the username is not empty and has 4 to 15 characters', () => {
  expect(registerErrors({ username: '' })).toEqual({ username: 'User name cannot be empty' })
  expect(registerErrors({ username: '    ' })).toEqual({ username: 'User name cannot be empty' })
  for (const username of ['abc', 'a'.repeat(16)])
    expect(registerErrors({ username })).toEqual({ username: 'Username must be 4 to 15 characters.' })
  for (const username of ['abcd', 'a'.repeat(15)]) expect(registerErrors({ username })).toEqual({})
})

test('[5-6] the username has only letters, digits and spaces', () => {
  for (const username of ['asha_rao', 'आशा राव', 'asha.rao', 'ashaé']) {
    expect(registerErrors({ username })).toEqual({ username: 'Special characters are not allowed in username.' })
  }
  expect(registerErrors({ username: 'Asha Rao 77' })).toEqual({})
})

test('[5-6] one message at a time, in the order empty, length, characters', () => {
  expect(registerErrors({ username: '_' })).toEqual({ username: 'Username must be 4 to 15 characters.' })
})

test('[5-7] [9-2] the password is not empty and has 8 to 20 characters', () => {
  expect(registerErrors({ password: '', confirmPassword: '' }).password).toBe('Password cannot be empty')
  for (const password of ['a'.repeat(7), 'a'.repeat(21)]) {
    expect(registerErrors({ password, confirmPassword: password })).toEqual({
      password: 'Password must be 8 to 20 characters.',
    })
  }
  for (const password of ['a'.repeat(8), 'a'.repeat(20)])
    expect(registerErrors({ password, confirmPassword: password })).toEqual({})
})

test('[5-8] the confirmation is not empty and equal', () => {
  expect(registerErrors({ confirmPassword: '' })).toEqual({ confirmPassword: 'Confirm password cannot be empty' })
  expect(registerErrors({ confirmPassword: 'monsoon7' })).toEqual({
    confirmPassword: 'Password and Confirm password must be same',
  })
})

test('[5-8] the confirmation is compared even while another field has an error', () => {
  expect(registerErrors({ name: '', confirmPassword: 'x' })).toEqual({
    name: 'Name cannot be empty',
    confirmPassword: 'Password and Confirm password must be same',
  })
})

test('[5-9] [5-10] the checklist ticks four things and enforces none', () => {
  expect(passwordTicks('')).toEqual({ length: false, digit: false, lowercase: false, uppercase: false })
  expect(passwordTicks('Monsoon7')).toEqual({ length: true, digit: true, lowercase: true, uppercase: true })
  expect(passwordTicks('MONSOON')).toEqual({ length: false, digit: false, lowercase: false, uppercase: true })
  expect(registerErrors({ password: '--------', confirmPassword: '--------' })).toEqual({})
})

test('[5-13] [8-8] a phone that does not parse is Please enter mobile number', () => {
  for (const phone of ['', '+91', '+919820', '98200', '+9198200411777', '+14155552671', 'abc']) {
    expect(messagesOf(phoneRules, { phone })).toEqual({ phone: 'Please enter mobile number' })
  }
  expect(messagesOf(phoneRules, { phone: '+919820041177' })).toEqual({})
})

test('[5-14] [9-4] only numbers of India are valid', () => {
  expect(countryCode).toBe('91')
  expect(isIndianNumber('+919820041177')).toBe(true)
  expect(isIndianNumber('+447911123456')).toBe(false)
})

test('[3-18] the calls get national digits, the box the whole number', () => {
  expect(nationalDigits('+919820041177')).toBe('9820041177')
  expect(internationalNumber('9820041177')).toBe('+919820041177')
  expect(internationalNumber('')).toBe('')
  expect(readableMobile('9820041177')).toBe('+91 98200 41177')
})

test('an empty code is never sent', () => {
  expect(messagesOf(otpRules, { otp: ' ' })).toEqual({ otp: 'Please enter OTP' })
  expect(messagesOf(otpRules, { otp: '1' })).toEqual({})
})

test('[5-16] [8-9] a reset needs both fields, and the client checks no more than that', () => {
  for (const values of [
    { otp: '', password: '' },
    { otp: ' ', password: 'x' },
    { otp: '1', password: '' },
  ]) {
    expect(messagesOf(resetRules, values)).toEqual({ root: 'All fields are mandatory' })
  }
  expect(messagesOf(resetRules, { otp: '1', password: 'x' })).toEqual({})
})

test('the limits are those of the specification', () => {
  expect(limits).toMatchObject({ username: { min: 4, max: 15 }, password: { min: 8, max: 20 } })
})
