import { expect, test } from 'vitest'
import { testWorld } from '../../../test/support/worlds.ts'
import type { WorldContext } from '../base/context.ts'
import { otpInbox } from './otp-inbox.ts'
import { forgotPassword, resetPassword, sendOtp, updatePassword, verifyMobile } from './recovery.ts'
import { login, playerByToken } from './sessions.ts'

const mobile = '9876543210'
const signUp = { mobile, country_code: '91' }
const known = { phone: '9820041177', countryCode: '91' }
const tenMinutes = 10 * 60 * 1000

function newestCode(world: WorldContext): string {
  return otpInbox(world)[0]?.code ?? ''
}

function verify(world: WorldContext, otp: string, source = 'here') {
  verifyMobile(world, { ...signUp, otp }, source)
}

test('[3-18] a sign-up code has six digits and verifies its number, more than once', () => {
  const world = testWorld()
  sendOtp(world, signUp, 'here')
  expect(newestCode(world)).toMatch(/^\d{6}$/)
  verify(world, newestCode(world))
  verify(world, newestCode(world))
  expect(otpInbox(world)[0]).toMatchObject({
    purpose: 'sign_up',
    state: 'verified',
    phone: { countryCode: '91', mobile },
  })
})

test('a code is over after ten minutes of world time', () => {
  const world = testWorld()
  sendOtp(world, signUp, 'here')
  world.clock.advance(tenMinutes)
  expect(otpInbox(world)[0]?.state).toBe('expired')
  expect(() => verify(world, newestCode(world))).toThrow(expect.objectContaining({ code: 'otp_expired', status: 400 }))
})

test('a code belongs to its number', () => {
  const world = testWorld()
  sendOtp(world, signUp, 'here')
  const other = { mobile: '9876543211', country_code: '91', otp: newestCode(world) }
  expect(() => verifyMobile(world, other, 'here')).toThrow(expect.objectContaining({ code: 'otp_wrong' }))
})

test('a code is bound to its purpose', () => {
  const world = testWorld()
  sendOtp(world, signUp, 'here')
  const code = newestCode(world)
  expect(() => resetPassword(world, { otp: code, password: 'NewSecret1' }, 'here')).toThrow('Invalid OTP')
})

test('a new code burns the earlier one', () => {
  const world = testWorld()
  sendOtp(world, signUp, 'here')
  const first = newestCode(world)
  sendOtp(world, signUp, 'here')
  expect(() => verify(world, first)).toThrow('Invalid OTP')
  verify(world, newestCode(world))
})

test('the fifth wrong code burns the open ones and locks the source for ten minutes', () => {
  const world = testWorld()
  sendOtp(world, signUp, 'guesser')
  const code = newestCode(world)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 4; tries += 1) expect(() => verify(world, wrong, 'guesser')).toThrow('Invalid OTP')
  const locked = expect.objectContaining({ code: 'otp_locked', status: 429 })
  expect(() => verify(world, wrong, 'guesser')).toThrow(locked)
  expect(() => verify(world, code, 'guesser')).toThrow(locked)
  expect(otpInbox(world)[0]?.state).toBe('burnt')
  world.clock.advance(tenMinutes)
  sendOtp(world, signUp, 'guesser')
  verify(world, newestCode(world), 'guesser')
})

test('wrong codes of one source do not lock another', () => {
  const world = testWorld()
  sendOtp(world, signUp, 'player')
  for (let tries = 0; tries < 5; tries += 1) expect(() => verify(world, 'x', 'guesser')).toThrow()
  verify(world, newestCode(world), 'player')
})

test('a number may ask for five codes in ten minutes', () => {
  const world = testWorld()
  for (let asked = 0; asked < 5; asked += 1) sendOtp(world, signUp, 'here')
  expect(() => sendOtp(world, signUp, 'here')).toThrow(
    expect.objectContaining({ code: 'too_many_requests', status: 429 }),
  )
  world.clock.advance(tenMinutes)
  sendOtp(world, signUp, 'here')
})

test('open codes are unique in a world', () => {
  const world = testWorld()
  for (let number = 0; number < 300; number += 1) {
    sendOtp(world, { mobile: `98765${String(number).padStart(5, '0')}`, country_code: '+91' }, 'here')
  }
  const codes = otpInbox(world).map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
})

test('[3-19] a known and an unknown number are answered alike, and only the known one gets a code', () => {
  const world = testWorld()
  const unknown = { phone: '9000099999', countryCode: '91' }
  for (let asked = 0; asked < 5; asked += 1) {
    forgotPassword(world, known, 'here')
    sendOtp(world, unknown, 'here')
  }
  for (const body of [known, unknown]) {
    expect(() => forgotPassword(world, body, 'here')).toThrow(expect.objectContaining({ code: 'too_many_requests' }))
  }
  expect(new Set(otpInbox(world).map((message) => message.phone.mobile))).toEqual(new Set(['9820041177']))
})

test('[7.1-7] the recovery code sets a new password and ends all tokens, once', () => {
  const world = testWorld()
  const { token } = login(world, { username: 'player', password: 'Chaupar123' })
  forgotPassword(world, known, 'here')
  const otp = newestCode(world)
  resetPassword(world, { otp, password: 'NewSecret1' }, 'here')
  expect(playerByToken(world, token)).toBeNull()
  expect(() => login(world, { username: 'player', password: 'Chaupar123' })).toThrow('Invalid username or password')
  expect(login(world, { username: 'player', password: 'NewSecret1' }).player.username).toBe('player')
  expect(() => resetPassword(world, { otp, password: 'Another12' }, 'here')).toThrow('Invalid OTP')
})

test('[5-16] an empty field is refused, and a bad password does not cost the code', () => {
  const world = testWorld()
  forgotPassword(world, known, 'here')
  const otp = newestCode(world)
  expect(() => resetPassword(world, { otp: '', password: 'NewSecret1' }, 'here')).toThrow('All fields are mandatory')
  expect(() => resetPassword(world, { otp, password: '' }, 'here')).toThrow('All fields are mandatory')
  expect(() => resetPassword(world, { otp, password: 'short' }, 'here')).toThrow('Password must be 8 to 20 characters.')
  resetPassword(world, { otp, password: 'NewSecret1' }, 'here')
})

test('[7.1-8] changing the password needs the current one and keeps this login alone', () => {
  const world = testWorld()
  const here = login(world, { username: 'player', password: 'Chaupar123' })
  const elsewhere = login(world, { username: 'player', password: 'Chaupar123' })
  const change = (currentPassword: string) =>
    updatePassword(world, here.player.id, { currentPassword, newPassword: 'NewSecret1' }, here.token)
  expect(() => change('wrong')).toThrow(expect.objectContaining({ code: 'password_wrong' }))
  change('Chaupar123')
  expect(playerByToken(world, here.token)?.id).toBe(here.player.id)
  expect(playerByToken(world, elsewhere.token)).toBeNull()
})
