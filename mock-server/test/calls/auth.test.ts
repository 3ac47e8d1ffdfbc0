import { describe, expect, test } from 'vitest'
import type { App } from '../../src/app.ts'
import { there } from '../support/answers.ts'
import { call, logIn, startApp } from '../support/server.ts'

const details = { mobile: '9811122233', country_code: '91' }
const person = {
  name: 'Asha Rao',
  username: 'asha rao',
  password: 'Chaupar123',
  typeId: 3,
  parentId: 81026,
  ...details,
}

/** The newest code that a number received, from the inbox of the control surface. */
async function codeOf(app: App, mobile: string, world = 'default'): Promise<string> {
  const inbox = await call(app, `/__mock/worlds/${world}/otp?mobile=${mobile}`)
  return there(inbox.json.data[0]).code
}

describe('login', () => {
  test('[3-15] [7.1-1] username and password give a token and the user', async () => {
    const app = await startApp()
    const { status, json } = await call(app, '/api/login', { body: { username: 'player', password: 'Chaupar123' } })
    expect({ status, error: json.error, message: json.message }).toEqual({
      status: 200,
      error: false,
      message: 'Login Success',
    })
    expect(json.data.token).toMatch(/^[\w-]{20,}$/)
    expect(json.data.user).toMatchObject({ mobileno: '9820041177', username: 'player' })
    expect(Number.isInteger(json.data.user.mstruserid)).toBe(true)
  })

  test.each([
    ['player', 'Wrong12345'],
    ['unknown', 'Chaupar123'],
  ])('%s with %s: 401 with another text than the one that logs out', async (username, password) => {
    const answer = await call(await startApp(), '/api/login', { body: { username, password } })
    expect(answer).toMatchObject({
      status: 401,
      json: { message: 'Invalid username or password', code: 'invalid_credentials' },
    })
  })

  test('[6-2] [7.1-11] [3-22] the demo login works while demo users exist', async () => {
    const app = await startApp()
    expect((await call(app, '/api/app/demo')).json).toEqual({ error: false, message: '', data: { hasDemoUsers: true } })
    const { status, json } = await call(app, '/api/login/demo', { method: 'POST' })
    expect(status).toBe(200)
    expect(json.data.user).toMatchObject({ demo: true })
    expect((await call(app, '/api/bet/exposure/amount', { token: json.data.token })).status).toBe(200)
  })
})

describe('tokens', () => {
  const required = [
    '/api/bet/exposure/amount',
    '/api/bet/matches',
    '/api/bets',
    '/api/notifications',
    '/sports-data/user/bets',
  ]

  test.each(required)('[6-1] %s asks for a living token', async (path) => {
    const app = await startApp()
    const token = await logIn(app)
    const unauthorized = { status: 401, json: { error: true, message: 'Unauthorized action.', code: 'unauthorized' } }
    expect((await call(app, path, { token })).status).toBe(200)
    for (const bad of [undefined, '', 'x', `${token}x`, `Bearer ${token}`, 'x'.repeat(5000)]) {
      expect(await call(app, path, bad === undefined ? {} : { token: bad })).toMatchObject(unauthorized)
    }
  })

  test('[7-3] [7-4] each host reads its own header only', async () => {
    const app = await startApp()
    const token = await logIn(app)
    expect((await call(app, '/sports-data/user/bets', { headers: { authorization: token } })).status).toBe(401)
    expect((await call(app, '/sports-data/user/bets', { headers: { 'xu-auth': token } })).status).toBe(200)
    expect((await call(app, '/api/bet/matches', { headers: { 'xu-auth': token } })).status).toBe(401)
    expect((await call(app, '/api/bet/matches', { headers: { authorization: token } })).status).toBe(200)
  })

  test.each([
    '/api/getAppDetails',
    '/api/getBanners',
    '/api/announcement/display',
    '/api/app/demo',
    '/api/sports/matches',
  ])('%s ignores a stale token', async (path) => {
    expect((await call(await startApp(), path, { token: 'stale' })).status).toBe(200)
  })

  test('[7.1-10] sign-out kills the token at once, and only this one', async () => {
    const app = await startApp()
    const [gone, kept] = [await logIn(app), await logIn(app)]
    expect((await call(app, '/api/signout', { token: gone })).json).toEqual({ error: false, message: '', data: null })
    expect((await call(app, '/api/bets', { token: gone })).status).toBe(401)
    expect((await call(app, '/api/signout', { token: gone })).status).toBe(401)
    expect((await call(app, '/api/bets', { token: kept })).status).toBe(200)
  })

  test('a token lives for 24 hours of world time', async () => {
    const app = await startApp()
    const token = await logIn(app)
    const clock = '/__mock/worlds/default/clock/advance'
    await call(app, clock, { body: { ms: 24 * 3_600_000 - 60_000 } })
    expect((await call(app, '/api/bets', { token })).status).toBe(200)
    await call(app, clock, { body: { ms: 60_000 } })
    expect((await call(app, '/api/bets', { token })).status).toBe(401)
  })
})

describe('sign-up', () => {
  test('[3-16] [7.1-2] [7.1-3] [7.1-4] code, verification, account', async () => {
    const app = await startApp()
    const sent = await call(app, '/api/sendOtpToMobile', { body: details })
    expect(sent).toMatchObject({ status: 200, json: { message: 'OTP sent', data: null } })
    const otp = await codeOf(app, details.mobile)
    expect(otp).toMatch(/^\d{6}$/)
    expect((await call(app, '/api/mobileVerification', { body: { ...details, otp } })).status).toBe(200)
    const registered = await call(app, '/api/register', { body: { ...person, otp } })
    expect(registered).toMatchObject({ status: 200, json: { message: 'Player added' } })
    expect(registered.json.data.user).toMatchObject({
      mobileno: details.mobile,
      username: 'asha rao',
      name: 'Asha Rao',
    })
    const { token } = registered.json.data
    expect((await call(app, '/api/bet/exposure/amount', { token })).json.data.exposureAmount).toBe(0)
    expect((await call(app, '/api/login', { body: { username: 'Asha Rao', password: 'Chaupar123' } })).status).toBe(200)
  })
})

describe('recovery', () => {
  const phone = { phone: '9820041177', countryCode: '91' }

  test.each(['/api/forgot-password', '/api/sendOtpToMobile'])(
    '[3-19] [3-20] [7.1-6] [7.1-7] %s, then a new password ends the old one and every token',
    async (path) => {
      const app = await startApp()
      const token = await logIn(app)
      expect(await call(app, path, { body: phone })).toMatchObject({ status: 200, json: { message: 'OTP sent' } })
      const otp = await codeOf(app, phone.phone)
      const reset = await call(app, '/api/reset-password', { body: { otp, password: 'Newpass456' } })
      expect(reset).toMatchObject({ status: 200, json: { message: 'Password reset success', data: null } })
      expect((await call(app, '/api/bets', { token })).status).toBe(401)
      const login = (password: string) => call(app, '/api/login', { body: { username: 'player', password } })
      expect((await login('Chaupar123')).status).toBe(401)
      expect((await login('Newpass456')).status).toBe(200)
      expect((await call(app, '/api/reset-password', { body: { otp, password: 'Newpass789' } })).status).toBe(400)
    },
  )

  test('unknown and known numbers are answered alike, and only the known one gets a code', async () => {
    const app = await startApp()
    const known = await call(app, '/api/forgot-password', { body: phone })
    const unknown = await call(app, '/api/forgot-password', { body: { phone: '9999999999', countryCode: '+91' } })
    expect({ status: unknown.status, json: unknown.json }).toEqual({ status: known.status, json: known.json })
    expect((await call(app, '/__mock/worlds/default/otp?mobile=9999999999')).json.data).toEqual([])
  })

  test('[7.1-8] the own password can be changed, which ends the other tokens', async () => {
    const app = await startApp()
    const [mine, other] = [await logIn(app), await logIn(app)]
    const change = (currentPassword: string) =>
      call(app, '/api/update-password', { body: { currentPassword, newPassword: 'Newpass456' }, token: mine })
    expect(await change('Wrong12345')).toMatchObject({ status: 400, json: { code: 'password_wrong' } })
    expect((await change('Chaupar123')).status).toBe(200)
    expect((await call(app, '/api/bets', { token: mine })).status).toBe(200)
    expect((await call(app, '/api/bets', { token: other })).status).toBe(401)
  })

  test('the current password is no new one: it is refused, and every token stays', async () => {
    const app = await startApp()
    const [mine, other] = [await logIn(app), await logIn(app)]
    const body = { currentPassword: 'Chaupar123', newPassword: 'Chaupar123' }
    expect(await call(app, '/api/update-password', { body, token: mine })).toMatchObject({
      status: 400,
      json: { code: 'validation_failed', message: 'Choose a password other than your current one' },
    })
    expect((await call(app, '/api/bets', { token: other })).status).toBe(200)
  })
})
