import { expect, test } from 'vitest'
import { signIn, signUp } from '../../../test/support/accounts.ts'
import { testWorld } from '../../../test/support/worlds.ts'
import { otpInbox } from '../accounts/otp-inbox.ts'
import { playerById } from '../accounts/player-records.ts'
import { sendOtp, verifyMobile } from '../accounts/recovery.ts'
import { playerByToken } from '../accounts/sessions.ts'
import { changeSettings } from '../base/change-settings.ts'
import type { WorldContext } from '../base/context.ts'
import { balanceOf } from '../money/wallet.ts'
import type { RegisterBody } from './registration.ts'

const phone = { mobile: '9876543210', country_code: '91' }
const body: RegisterBody = {
  name: 'Ravi Kumar',
  username: 'ravi kumar',
  password: 'Secret123',
  typeId: 3,
  parentId: 81026,
  ...phone,
}

function openWorld() {
  const world = testWorld()
  changeSettings(world, { appDetails: { OTP: 1 } })
  return world
}

function verifiedCode(world: WorldContext): string {
  sendOtp(world, phone, 'here')
  const otp = otpInbox(world, phone.mobile)[0]?.code ?? ''
  verifyMobile(world, { ...phone, otp }, 'here')
  return otp
}

test('[4-9] [7.1-2] registration logs in and credits 10,000.00 that is no cash', () => {
  const world = openWorld()
  const { token, player } = signUp(world, body)
  expect(playerByToken(world, token)?.id).toBe(player.id)
  expect(player).toMatchObject({ username: 'ravi kumar', mobile: '9876543210', countryCode: '91', isDemo: false })
  expect(balanceOf(world, player.id)).toEqual({
    balancePaise: 10_000_00,
    coinsPaise: 0,
    cashPaise: 0,
    debtPaise: 0,
    version: 1,
  })
})

test('the opening credit is a parameter of the world', () => {
  const world = testWorld({ scenario: 'otp-not-required', params: { openingCredit: 25.5 } })
  const { player } = signUp(world, body)
  expect(balanceOf(world, player.id).balancePaise).toBe(25_50)
})

test.each([
  ['5-4', { name: '  ' }, 'Name cannot be empty'],
  ['5-5', { username: '    ' }, 'User name cannot be empty'],
  ['5-5', { username: 'abc' }, 'Username must be 4 to 15 characters.'],
  ['9-1', { username: 'abcdefghijklmnop' }, 'Username must be 4 to 15 characters.'],
  ['5-6', { username: 'ravi_k' }, 'Special characters are not allowed in username.'],
  ['5-6', { username: 'रविकुमार' }, 'Special characters are not allowed in username.'],
  ['5-7', { password: '' }, 'Password cannot be empty'],
  ['5-7', { password: 'Short1x' }, 'Password must be 8 to 20 characters.'],
  ['9-2', { password: 'x'.repeat(21) }, 'Password must be 8 to 20 characters.'],
  ['9-3', { typeId: 4 }, 'Registration is not allowed'],
  ['9-3', { parentId: 81027 }, 'Registration is not allowed'],
  ['5-14', { country_code: '44' }, 'Please enter mobile number'],
  ['5-13', { mobile: '5876543210' }, 'Please enter mobile number'],
])('[%s] %j is refused: %s', (_clause, change, message) => {
  const world = openWorld()
  expect(() => signUp(world, { ...body, ...change })).toThrow(message)
  expect(() => signUp(world, body)).not.toThrow()
})

test.each(['x'.repeat(8), 'x'.repeat(20)])(
  '[5-10] [9-2] %s is a password: the checklist is not enforced',
  async (password) => {
    const world = openWorld()
    signUp(world, { ...body, password })
    expect((await signIn(world, { username: 'ravi kumar', password })).player.username).toBe('ravi kumar')
  },
)

test.each(['abcd', 'fifteen letters'])('[9-1] %s is a username', (username) => {
  expect(signUp(openWorld(), { ...body, username }).player.username).toBe(username)
})

test('a username is taken whatever its case and spaces', () => {
  const world = openWorld()
  signUp(world, body)
  const again = { ...body, username: ' RAVI  Kumar ', mobile: '9876543211' }
  expect(() => signUp(world, again)).toThrow(expect.objectContaining({ code: 'username_taken', status: 409 }))
})

test('a mobile number is registered once', () => {
  const world = openWorld()
  signUp(world, body)
  const again = { ...body, username: 'somebody', country_code: '+91' }
  expect(() => signUp(world, again)).toThrow(expect.objectContaining({ code: 'mobile_taken', status: 409 }))
})

test('[3-16] the agent code is kept', () => {
  const world = openWorld()
  const { player } = signUp(world, { ...body, agent_code: 'AG42' })
  expect(playerById(world, player.id)?.agentCode).toBe('AG42')
})

test('[4-4] with OTP = 0 registration needs the verified code, and takes it once', () => {
  const world = testWorld()
  expect(() => signUp(world, body)).toThrow(expect.objectContaining({ code: 'otp_required', status: 400 }))
  const otp = verifiedCode(world)
  expect(() => signUp(world, { ...body, otp: '000000' })).toThrow(expect.objectContaining({ code: 'otp_required' }))
  signUp(world, { ...body, otp })
  expect(otpInbox(world, phone.mobile)[0]?.state).toBe('used')
  const second = { ...body, username: 'another', mobile: '9876543211', otp }
  expect(() => signUp(world, second)).toThrow(expect.objectContaining({ code: 'otp_required' }))
})

test('a code that was sent but not verified does not register', () => {
  const world = testWorld()
  sendOtp(world, phone, 'here')
  const otp = otpInbox(world)[0]?.code ?? ''
  expect(() => signUp(world, { ...body, otp })).toThrow(expect.objectContaining({ code: 'otp_required' }))
})

test('a refused registration does not cost the code', () => {
  const world = testWorld()
  const otp = verifiedCode(world)
  expect(() => signUp(world, { ...body, otp, username: 'player' })).toThrow('Username is already taken')
  expect(() => signUp(world, { ...body, otp })).not.toThrow()
})

test('a verified code is good for ten minutes of world time', () => {
  const world = testWorld()
  const otp = verifiedCode(world)
  world.clock.advance(10 * 60 * 1000)
  expect(() => signUp(world, { ...body, otp })).toThrow(expect.objectContaining({ code: 'otp_expired' }))
})
