import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { updatePassword } from '../../web/src/features/account/queries.ts'
import { call, failure, given, heard, pactOf, playerToken, press, session, success, tokenHeader } from './exchange.ts'

const { boolean, integer, like, regex, string } = MatchersV3
const exchange = pactOf('auth')
const newSession = like({
  token: string('7f3c0a9b'),
  user: {
    mstruserid: integer(81230),
    mobileno: string('9820041177'),
    username: string('player'),
    name: string('Asha Player'),
  },
})

test('[7.1-1] [3-15] [3-24] login sends the credentials and reads token and user', () =>
  exchange(
    {
      description: 'login: the right credentials',
      states: [['default']],
      request: { line: 'POST /login', body: { username: 'player', password: 'Chaupar123' } },
      answer: { status: 200, body: success(newSession) },
    },
    async () => {
      const data = await call('login', { body: { username: 'player', password: 'Chaupar123' } })
      expect(data).toMatchObject({ token: '7f3c0a9b', user: { mstruserid: 81230, username: 'player' } })
    },
  ))

test('[7.8-2] login reads why it failed, and is no sign-out', () =>
  exchange(
    {
      description: 'login: a wrong password',
      states: [['default']],
      request: { line: 'POST /login', body: { username: 'player', password: 'wrong' } },
      answer: { status: 401, body: failure('Invalid username or password', 'invalid_credentials') },
    },
    async () => {
      const calling = call('login', { body: { username: 'player', password: 'wrong' } })
      await expect(calling).rejects.toMatchObject({ status: 401, code: 'invalid_credentials' })
      expect(heard.unauthorized).toBe(0)
    },
  ))

test('a locked sign-in says how long to wait', () =>
  exchange(
    {
      description: 'login: too many wrong passwords',
      states: [['default', { lockedOut: 'player' }]],
      request: { line: 'POST /login', body: { username: 'player', password: 'Chaupar123' } },
      answer: {
        status: 429,
        headers: { 'retry-after': regex(/^\d{1,6}$/, '30') },
        body: {
          ...failure('Too many wrong passwords. Please wait 30 seconds and try again', 'sign_in_locked'),
          retryAfter: integer(30),
        },
      },
    },
    async () => {
      const calling = call('login', { body: { username: 'player', password: 'Chaupar123' } })
      await expect(calling).rejects.toMatchObject({ status: 429, code: 'sign_in_locked', retryAfter: 30 })
    },
  ))

test('[7.1-11] demo login sends nothing and reads token and user', () =>
  exchange(
    {
      description: 'loginDemo: a demo user exists',
      states: [['default']],
      request: { line: 'POST /login/demo' },
      answer: {
        status: 200,
        body: success(like({ token: string('d-1'), user: { mstruserid: integer(1), mobileno: string('9820040000') } })),
      },
    },
    async () => {
      expect(await call('loginDemo')).toMatchObject({ token: 'd-1', user: { mstruserid: 1 } })
    },
  ))

test('[7.1-12] [7.2-6] [3-22] the demo check reads hasDemoUsers', () =>
  exchange(
    {
      description: 'checkDemo: a demo user exists',
      states: [['default']],
      request: { line: 'GET /app/demo' },
      answer: { status: 200, body: success({ hasDemoUsers: boolean(true) }) },
    },
    async () => {
      expect(await call('checkDemo')).toEqual({ hasDemoUsers: true })
    },
  ))

test.each([
  ['[7.1-3] [3-18] sign-up', 'a number for sign-up', { mobile: '9811122233', country_code: '91' }],
  ['[7.1-3] [2.6-15] the login dialog', 'a number for recovery', { phone: '9820041177', countryCode: '91' }],
] as const)('%s asks for a code by its own names of the number', (_, situation, body) =>
  exchange(
    {
      description: `sendOtp: ${situation}`,
      states: [['default']],
      request: { line: 'POST /sendOtpToMobile', body },
      answer: { status: 200, body: success() },
    },
    async () => {
      await call('sendOtp', { body })
    },
  ),
)

test('[7.8-3] a number that is none is refused with a text', () =>
  exchange(
    {
      description: 'sendOtp: a number that is none',
      states: [['default']],
      request: { line: 'POST /sendOtpToMobile', body: { mobile: '1234567890', country_code: '91' } },
      answer: { status: 400, body: failure('Please enter mobile number') },
    },
    async () => {
      const calling = call('sendOtp', { body: { mobile: '1234567890', country_code: '91' } })
      await expect(calling).rejects.toMatchObject({ status: 400, message: 'Please enter mobile number' })
    },
  ))

test('[7.1-4] verification sends the code with the mobile details', () =>
  exchange(
    {
      description: 'verifyMobile: the code that was sent',
      states: [['default', { codeFor: '9811122233', codePurpose: 'sign_up' }]],
      request: {
        line: 'POST /mobileVerification',
        body: { otp: given('otp', '482913'), mobile: '9811122233', country_code: '91' },
      },
      answer: { status: 200, body: success() },
    },
    async () => {
      await call('verifyMobile', { body: { otp: '482913', mobile: '9811122233', country_code: '91' } })
    },
  ))

test('[7.8-3] a wrong code is refused with a text', () =>
  exchange(
    {
      description: 'verifyMobile: a wrong code',
      states: [['default']],
      request: { line: 'POST /mobileVerification', body: { otp: '000000', mobile: '9811122233', country_code: '91' } },
      answer: { status: 400, body: failure('Invalid OTP', 'otp_wrong') },
    },
    async () => {
      const calling = call('verifyMobile', { body: { otp: '000000', mobile: '9811122233', country_code: '91' } })
      await expect(calling).rejects.toMatchObject({ status: 400, code: 'otp_wrong' })
    },
  ))

const registration = {
  name: 'Asha Rao',
  username: 'asha rao',
  password: 'Chaupar123',
  typeId: 3,
  parentId: 81026,
  mobile: '9811122233',
  country_code: '91',
} as const

test('[7.1-2] [3-16] [9-3] registration sends the fixed ids and the mobile details, and reads the token', () =>
  exchange(
    {
      description: 'register: a verified number',
      states: [['default', { verifiedCodeFor: '9811122233' }]],
      request: { line: 'POST /register', body: { ...registration, otp: given('otp', '482913') } },
      answer: { status: 200, body: success(like({ token: string('r-1') })) },
    },
    async () => {
      expect(await call('register', { body: { ...registration, otp: '482913' } })).toMatchObject({ token: 'r-1' })
    },
  ))

test('[8-4] [5-5] a username that is too short is refused with a text', () =>
  exchange(
    {
      description: 'register: a username that is too short',
      states: [['default']],
      request: { line: 'POST /register', body: { ...registration, username: 'ash' } },
      answer: { status: 400, body: failure('Username must be 4 to 15 characters.') },
    },
    async () => {
      const calling = call('register', { body: { ...registration, username: 'ash' } })
      await expect(calling).rejects.toMatchObject({ status: 400, message: 'Username must be 4 to 15 characters.' })
    },
  ))

test('[8-4] a taken username is refused with a text', () =>
  exchange(
    {
      description: 'register: a taken username',
      states: [['default', { verifiedCodeFor: '9811122233' }]],
      request: { line: 'POST /register', body: { ...registration, username: 'player', otp: given('otp', '482913') } },
      answer: { status: 409, body: failure('Username is already taken', 'username_taken') },
    },
    async () => {
      const calling = call('register', { body: { ...registration, username: 'player', otp: '482913' } })
      await expect(calling).rejects.toMatchObject({
        status: 409,
        code: 'username_taken',
        message: 'Username is already taken',
      })
    },
  ))

test('[7.1-6] [3-19] recovery asks for a code by phone and countryCode', () =>
  exchange(
    {
      description: 'forgotPassword: a known number',
      states: [['default']],
      request: { line: 'POST /forgot-password', body: { phone: '9820041177', countryCode: '91' } },
      answer: { status: 200, body: success() },
    },
    async () => {
      await call('forgotPassword', { body: { phone: '9820041177', countryCode: '91' } })
    },
  ))

test('[7.1-7] [3-20] a reset sends the code and the new password', () =>
  exchange(
    {
      description: 'resetPassword: the code that was sent',
      states: [['default', { codeFor: '9820041177', codePurpose: 'recovery' }]],
      request: { line: 'POST /reset-password', body: { otp: given('otp', '482913'), password: 'Chaupar456' } },
      answer: { status: 200, body: success() },
    },
    async () => {
      await call('resetPassword', { body: { otp: '482913', password: 'Chaupar456' } })
    },
  ))

test('[9-2] a reset to a short password is refused with a text', () =>
  exchange(
    {
      description: 'resetPassword: a password that is too short',
      states: [['default', { codeFor: '9820041177', codePurpose: 'recovery' }]],
      request: { line: 'POST /reset-password', body: { otp: given('otp', '482913'), password: 'short' } },
      answer: { status: 400, body: failure('Password must be 8 to 20 characters.') },
    },
    async () => {
      const calling = call('resetPassword', { body: { otp: '482913', password: 'short' } })
      await expect(calling).rejects.toMatchObject({ message: 'Password must be 8 to 20 characters.' })
    },
  ))

test('[7.1-10] [7-3] sign-out carries the token', () =>
  exchange(
    {
      description: 'signOut: a player',
      states: [['default', { signedIn: 'player' }]],
      request: { line: 'GET /signout', headers: tokenHeader() },
      answer: { status: 200, body: success() },
    },
    async () => {
      session.token = playerToken
      await call('signOut')
    },
  ))

const changed = { currentPassword: 'Chaupar123', newPassword: 'Chaupar456' }
test('[7.1-8] the password is changed with the old one and the new one', () =>
  exchange(
    {
      description: 'updatePassword: a player',
      states: [['default', { signedIn: 'player' }]],
      request: { line: 'POST /update-password', headers: tokenHeader(), body: changed },
      answer: { status: 200, body: success() },
    },
    async () => {
      session.token = playerToken
      await press(updatePassword, changed)
    },
  ))

test('[7.1-8] a wrong old password is refused with its code, and the player stays signed in', () =>
  exchange(
    {
      description: 'updatePassword: a wrong old password',
      states: [['default', { signedIn: 'player' }]],
      request: {
        line: 'POST /update-password',
        headers: tokenHeader(),
        body: { ...changed, currentPassword: 'Wrong1234' },
      },
      answer: { status: 400, body: failure('Current password is not correct', 'password_wrong') },
    },
    async () => {
      session.token = playerToken
      const calling = press(updatePassword, { ...changed, currentPassword: 'Wrong1234' })
      await expect(calling).rejects.toMatchObject({ status: 400, code: 'password_wrong' })
      expect(heard.unauthorized).toBe(0)
    },
  ))
