import { expect, test } from 'vitest'
import { reset, signIn } from '../../../test/support/accounts.ts'
import { testWorld } from '../../../test/support/worlds.ts'
import type { WorldContext } from '../base/context.ts'
import { otpInbox } from './otp-inbox.ts'
import { forgotPassword, sendOtp, verifyMobile } from './recovery.ts'

const mobile = '9876543210'
const signUpPhone = { mobile, country_code: '91' }
const known = { phone: '9820041177', countryCode: '91' }
const tenMinutes = 10 * 60 * 1000
const day = 24 * 60 * 60 * 1000
const password = 'NewSecret1'
const wrongCode = expect.objectContaining({ code: 'otp_wrong', status: 400, message: 'Invalid OTP' })
const dead = expect.objectContaining({
  code: 'otp_locked',
  status: 429,
  message: 'Too many wrong codes: this one no longer works. Please ask for a new code',
})
const waits = (time: string) =>
  expect.objectContaining({ code: 'otp_locked', message: `Too many wrong codes, please try again in ${time}` })

function newestCode(world: WorldContext, number?: string): string {
  return otpInbox(world, number)[0]?.code ?? ''
}

/** A code that was never sent, another one for each number. */
function wrongOne(world: WorldContext, number = 0): string {
  const sent = otpInbox(world).map(({ code }) => code)
  const codes = Array.from({ length: 300 }, (_, at) => String(at).padStart(6, '0'))
  return codes.filter((code) => !sent.includes(code))[number] ?? ''
}

function verify(world: WorldContext, otp: string, source = 'here') {
  verifyMobile(world, { ...signUpPhone, otp }, source)
}

test('[3-18] a sign-up code has six digits and verifies its number, more than once', () => {
  const world = testWorld()
  sendOtp(world, signUpPhone, 'here')
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
  sendOtp(world, signUpPhone, 'here')
  world.clock.advance(tenMinutes)
  expect(otpInbox(world)[0]?.state).toBe('expired')
  expect(() => verify(world, newestCode(world))).toThrow(expect.objectContaining({ code: 'otp_expired', status: 400 }))
})

test('a code belongs to its number', () => {
  const world = testWorld()
  sendOtp(world, signUpPhone, 'here')
  const other = { mobile: '9876543211', country_code: '91', otp: newestCode(world) }
  expect(() => verifyMobile(world, other, 'here')).toThrow(wrongCode)
})

test('a code is bound to its purpose', async () => {
  const world = testWorld()
  sendOtp(world, signUpPhone, 'here')
  await expect(reset(world, { otp: newestCode(world), password })).rejects.toThrow(wrongCode)
})

test('a new code burns the earlier one', () => {
  const world = testWorld()
  sendOtp(world, signUpPhone, 'here')
  const first = newestCode(world)
  sendOtp(world, signUpPhone, 'here')
  expect(() => verify(world, first)).toThrow(wrongCode)
  verify(world, newestCode(world))
})

test('a code is dead after five wrong tries, whatever addresses they come from', () => {
  const world = testWorld()
  sendOtp(world, signUpPhone, 'owner')
  const code = newestCode(world)
  for (let tries = 0; tries < 4; tries += 1) {
    expect(() => verify(world, wrongOne(world, tries), `address ${tries}`)).toThrow(wrongCode)
  }
  expect(() => verify(world, wrongOne(world, 4), 'address 4')).toThrow(dead)
  expect(() => verify(world, code, 'owner')).toThrow(dead)
  expect(otpInbox(world)[0]?.state).toBe('burnt')
  sendOtp(world, signUpPhone, 'owner')
  verify(world, newestCode(world), 'owner')
})

test('wrong tries at an address’s own code do not kill the code of another address', () => {
  const world = testWorld()
  sendOtp(world, signUpPhone, 'owner')
  const code = newestCode(world)
  sendOtp(world, signUpPhone, 'thief')
  for (let tries = 0; tries < 5; tries += 1) expect(() => verify(world, wrongOne(world), 'thief')).toThrow()
  expect(() => verify(world, newestCode(world), 'thief')).toThrow(dead)
  verify(world, code, 'owner')
})

test('an address that entered ten wrong codes waits until its ten minutes are over, for whatever number', () => {
  const world = testWorld()
  for (let tries = 0; tries < 10; tries += 1) {
    const other = { mobile: `987654322${tries}`, country_code: '91' }
    expect(() => verifyMobile(world, { ...other, otp: '000000' }, 'here')).toThrow(wrongCode)
  }
  sendOtp(world, signUpPhone, 'here')
  world.clock.advance(tenMinutes - 90_000)
  sendOtp(world, signUpPhone, 'here')
  expect(() => verify(world, newestCode(world))).toThrow(waits('2 minutes'))
  world.clock.advance(90_000)
  verify(world, newestCode(world))
})

test('a right code in between gives no further tries', () => {
  const world = testWorld()
  for (let tries = 0; tries < 10; tries += 1) {
    sendOtp(world, signUpPhone, `phone ${tries}`)
    verifyMobile(world, { ...signUpPhone, otp: newestCode(world) }, 'here')
    const other = { mobile: `987654322${tries}`, country_code: '91' }
    expect(() => verifyMobile(world, { ...other, otp: '000000' }, 'here')).toThrow(wrongCode)
  }
  expect(() => verify(world, newestCode(world))).toThrow(waits('10 minutes'))
})

test('no more than 25 wrong codes a day are taken for one number, but from where its owner signed in', async () => {
  const world = testWorld()
  await signIn(world, { username: 'player', password: 'Chaupar123' }, 'home')
  for (let address = 0; address < 500; address += 1) {
    const source = `address ${address}`
    try {
      forgotPassword(world, known, source)
    } catch {
      // No more codes go to this number.
    }
    await reset(world, { ...known, otp: wrongOne(world), password }, source).catch(() => null)
  }
  const chances = 'SELECT sum(wrong_tries) AS made FROM otp_codes'
  const made = world.store.one(chances, [], (row) => row.integer('made')) ?? 0
  // The last call is a try of each of the ten codes that are out.
  expect(made).toBeGreaterThanOrEqual(25)
  expect(made).toBeLessThan(25 + 10)
  await expect(reset(world, { ...known, otp: wrongOne(world), password }, 'far away')).rejects.toThrow(
    waits('24 hours'),
  )
  expect(() => forgotPassword(world, known, 'far away')).toThrow(
    'Too many codes requested, please try again in 24 hours',
  )
  forgotPassword(world, known, 'home')
  await reset(world, { ...known, otp: newestCode(world), password }, 'home')
  forgotPassword(world, known, 'far away')
  expect(otpInbox(world)[0]?.state).toBe('open')
})

test('one address asks five times in ten minutes for one number', () => {
  const world = testWorld()
  for (let asked = 0; asked < 5; asked += 1) sendOtp(world, signUpPhone, 'here')
  expect(() => sendOtp(world, signUpPhone, 'here')).toThrow(
    expect.objectContaining({
      code: 'too_many_requests',
      status: 429,
      message: 'Too many codes requested, please try again in 10 minutes',
    }),
  )
  world.clock.advance(tenMinutes)
  sendOtp(world, signUpPhone, 'here')
})

test('ten codes a day go to one number, from any address', () => {
  const world = testWorld()
  for (let asked = 0; asked < 10; asked += 1) sendOtp(world, signUpPhone, `address ${asked}`)
  expect(() => sendOtp(world, signUpPhone, 'address 10')).toThrow('Too many codes requested')
  expect(otpInbox(world)).toHaveLength(10)
  world.clock.advance(day)
  sendOtp(world, signUpPhone, 'address 10')
})

test('one address sends twenty codes in ten minutes and fifty a day, to whatever numbers', () => {
  const world = testWorld()
  let sent = 0
  for (let number = 0; number < 300; number += 1) {
    if (number % 50 === 49) world.clock.advance(tenMinutes)
    try {
      sendOtp(world, { mobile: `98765${String(number).padStart(5, '0')}`, country_code: '91' }, 'here')
      sent += 1
    } catch (error) {
      expect(error).toMatchObject({ code: 'too_many_requests' })
    }
    if (number === 48) expect(sent).toBe(20)
  }
  expect(sent).toBe(50)
  sendOtp(world, signUpPhone, 'there')
})

test('[3-19] a known and an unknown number are answered alike, and only the known one gets a code', async () => {
  const world = testWorld()
  const unknown = { phone: '9000099999', countryCode: '91' }
  for (let asked = 0; asked < 5; asked += 1) {
    forgotPassword(world, known, 'here')
    sendOtp(world, unknown, 'here')
  }
  const answers = async (body: typeof known) => {
    const messages: string[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      await reset(world, { ...body, otp: wrongOne(world), password }).catch((error: Error) =>
        messages.push(error.message),
      )
    }
    expect(() => forgotPassword(world, body, 'here')).toThrow(expect.objectContaining({ code: 'too_many_requests' }))
    return messages
  }
  expect(await answers(known)).toEqual(await answers(unknown))
  expect(new Set(otpInbox(world).map((message) => message.phone.mobile))).toEqual(new Set(['9820041177']))
})

test('a reset that names no number takes a code from the address that asked for it alone', async () => {
  const world = testWorld()
  forgotPassword(world, known, 'here')
  const otp = newestCode(world)
  await expect(reset(world, { otp, password }, 'elsewhere')).rejects.toThrow(wrongCode)
  await expect(reset(world, { otp, password, phone: '9000099999' }, 'here')).rejects.toThrow(wrongCode)
  await reset(world, { otp, password, ...known }, 'elsewhere')
})

test('a reset that names no number counts as a try of every code that its address asked for', async () => {
  const world = testWorld()
  forgotPassword(world, known, 'here')
  const otp = newestCode(world)
  forgotPassword(world, { phone: '9000099999', countryCode: '91' }, 'here')
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(reset(world, { otp: wrongOne(world, tries), password })).rejects.toThrow()
  }
  await expect(reset(world, { otp, password })).rejects.toThrow(waits('10 minutes'))
  await expect(reset(world, { otp, password, ...known }, 'elsewhere')).rejects.toThrow(dead)
})

test('[5-16] an empty field is refused, and a bad password does not cost the code', async () => {
  const world = testWorld()
  forgotPassword(world, known, 'here')
  const otp = newestCode(world)
  const refused = (body: { otp: string; password: string }) => expect(reset(world, body)).rejects
  await refused({ otp: '', password }).toThrow('All fields are mandatory')
  await refused({ otp, password: '' }).toThrow('All fields are mandatory')
  await refused({ otp, password: 'short' }).toThrow('Password must be 8 to 20 characters.')
  await reset(world, { otp, password })
})
