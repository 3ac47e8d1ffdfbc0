import { describe, expect, test } from 'vitest'
import type { App } from '../../src/app.ts'
import { there } from '../support/answers.ts'
import { call, startApp } from '../support/server.ts'

const number = { mobile: '9811122233', country_code: '91' }
const phone = { phone: '9820041177', countryCode: '91' }
const resetOwn = '/api/reset-password?phone=9820041177&countryCode=91'
const person = { name: 'Asha', username: 'asha rao', password: 'Chaupar123', typeId: 3, parentId: 81026 }
const right = { username: 'player', password: 'Chaupar123' }
const wrong = { username: 'player', password: 'Wrong12345' }

const from = (at: number) => ({ 'x-forwarded-for': `203.0.${Math.floor(at / 250) + 1}.${(at % 250) + 1}` })

async function codeOf(app: App, mobile: string): Promise<string> {
  const inbox = await call(app, `/__mock/worlds/default/otp?mobile=${mobile}`)
  return there(inbox.json.data[0]).code
}

const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111')

describe('codes', () => {
  test('500 wrong codes from 500 addresses: the fifth ends the code, and the right one with it', async () => {
    const app = await startApp()
    await call(app, '/api/forgot-password', { body: phone, headers: from(0) })
    const code = await codeOf(app, phone.phone)
    const answers = new Map<string, number>()
    for (let at = 0; at < 500; at += 1) {
      const body = { otp: otherThan(code), password: 'Newpass456' }
      const { json } = await call(app, resetOwn, { body, headers: from(at) })
      answers.set(json.message, (answers.get(json.message) ?? 0) + 1)
    }
    expect(answers.get('Invalid OTP')).toBe(4)
    const last = await call(app, resetOwn, { body: { otp: code, password: 'Newpass456' } })
    expect(last).toMatchObject({ status: 429, json: { code: 'otp_locked' } })
    expect((await call(app, '/api/login', { body: right })).status).toBe(200)
  })

  test('one address does not write to 300 numbers', async () => {
    const app = await startApp()
    const statuses: number[] = []
    for (let at = 0; at < 300; at += 1) {
      const body = { mobile: String(9_811_100_000 + at), country_code: '91' }
      statuses.push((await call(app, '/api/sendOtpToMobile', { body })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    const refused = await call(app, '/api/sendOtpToMobile', { body: number })
    expect(refused).toMatchObject({
      status: 429,
      json: { message: 'Too many codes requested, please try again in 10 minutes', retryAfter: expect.any(Number) },
    })
    expect(refused.headers['retry-after']).toBe(String(Reflect.get(refused.json, 'retryAfter')))
  })

  test('a reset that names the number works from another address, one that does not only from where it was asked', async () => {
    const app = await startApp()
    await call(app, '/api/forgot-password', { body: phone, headers: from(1) })
    const otp = await codeOf(app, phone.phone)
    const sent = { body: { otp, password: 'Newpass456' }, headers: from(2) }
    const unnamed = await call(app, '/api/reset-password', sent)
    expect(unnamed).toMatchObject({ status: 400, json: { code: 'otp_wrong' } })
    expect((await call(app, resetOwn, sent)).status).toBe(200)
  })
})

describe('registration', () => {
  test('nothing of names and numbers is revealed before the code is right', async () => {
    const app = await startApp()
    const taken = { mobile: phone.phone, country_code: '91' }
    for (const details of [number, taken]) await call(app, '/api/sendOtpToMobile', { body: details })
    const bodies = [
      { ...person, ...number },
      { ...person, ...taken },
      { ...person, ...number, username: 'player' },
      { ...person, ...number, agent_code: 'NOBODYS' },
      { ...person, ...taken, otp: '000000' },
    ]
    const answers: string[] = []
    for (const body of bodies) {
      const { status, json } = await call(app, '/api/register', { body })
      answers.push(JSON.stringify([status, json]))
    }
    expect(answers[0]).toContain('otp_required')
    expect(new Set(answers).size).toBe(1)
  })

  test('a caller with a right code learns of at most twenty taken names a day', async () => {
    const app = await startApp()
    await call(app, '/api/sendOtpToMobile', { body: number })
    const otp = await codeOf(app, number.mobile)
    await call(app, '/api/mobileVerification', { body: { ...number, otp } })
    const register = (username: string) => call(app, '/api/register', { body: { ...person, ...number, otp, username } })
    for (let tries = 0; tries < 20; tries += 1) expect((await register('player')).json.code).toBe('username_taken')
    expect(await register('asha rao')).toMatchObject({
      status: 429,
      json: { message: 'Too many registrations tried, please try again in 24 hours', retryAfter: 86_400 },
    })
  })

  test('a verified code does not bear guessing by registrations', async () => {
    const app = await startApp()
    await call(app, '/api/sendOtpToMobile', { body: number })
    const otp = await codeOf(app, number.mobile)
    await call(app, '/api/mobileVerification', { body: { ...number, otp } })
    const register = (code: string) => call(app, '/api/register', { body: { ...person, ...number, otp: code } })
    for (let tries = 0; tries < 4; tries += 1) expect((await register(otherThan(otp))).json.code).toBe('otp_required')
    expect((await register(otherThan(otp))).json.code).toBe('otp_locked')
    expect((await register(otp)).json.code).toBe('otp_locked')
  })
})

describe('passwords', () => {
  test('guesses from one address are slowed, then locked, and the journal records it', async () => {
    const app = await startApp()
    const advance = (ms: number) => call(app, '/__mock/worlds/default/clock/advance', { body: { ms } })
    await call(app, '/__mock/worlds/default/clock/freeze', { body: {} })
    for (let tries = 0; tries < 5; tries += 1) expect((await call(app, '/api/login', { body: wrong })).status).toBe(401)
    const slowed = await call(app, '/api/login', { body: right })
    expect(slowed).toMatchObject({
      status: 429,
      headers: { 'retry-after': '30' },
      json: {
        code: 'sign_in_locked',
        message: 'Too many wrong passwords. Please wait 30 seconds and try again',
        retryAfter: 30,
      },
    })
    for (let tries = 0; tries < 5; tries += 1) {
      await advance(8 * 60_000)
      expect((await call(app, '/api/login', { body: wrong })).status).toBe(401)
    }
    expect((await call(app, '/api/login', { body: right })).json).toMatchObject({ retryAfter: 900 })
    const { json } = await call(app, '/__mock/worlds/default/journal?kind=control&text=locked')
    expect(json.data.entries).toMatchObject([{ name: 'accountGuarded', username: 'player' }])
  })

  test('a second of guessing has one address at most five tries', async () => {
    const app = await startApp()
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await call(app, '/api/login', { body: wrong })).status),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(55)
  })

  test('a flood of sign-ins from one address leaves room for others', async () => {
    const app = await startApp()
    const flood = Promise.all(Array.from({ length: 60 }, () => call(app, '/api/login', { body: right })))
    const other = call(app, '/api/login', { body: right, headers: from(1) })
    const statuses = (await flood).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect((await other).status).toBe(200)
  })

  test('a replay repeats tries, a lock and its opening', async () => {
    const app = await startApp()
    const world = app.registry.create({ name: 'tried', seed: 'tried', frozenAtMs: Date.parse('2026-11-21T02:30:00Z') })
    const headers = { 'x-world': 'tried' }
    for (let tries = 0; tries < 10; tries += 1) {
      await call(app, '/__mock/worlds/tried/clock/advance', { body: { ms: 8 * 60_000 } })
      await call(app, '/api/login', { body: wrong, headers })
    }
    await call(app, '/api/login', { body: right, headers })
    await call(app, '/api/forgot-password', { body: phone, headers })
    const [sent] = (await call(app, '/__mock/worlds/tried/otp')).json.data
    const otp = there(sent).code
    await call(app, resetOwn, { body: { otp: otherThan(otp), password: 'Newpass456' }, headers })
    await call(app, resetOwn, { body: { otp, password: 'Newpass456' }, headers })
    await call(app, '/api/login', { body: { username: 'player', password: 'Newpass456' }, headers })
    expect(world.journal.query({ text: 'accountGuarded' }).length).toBe(2)
    const journal = (await call(app, '/__mock/worlds/tried/journal/export')).json.data
    const { json } = await call(app, '/__mock/journal/replay', { body: { name: 'again', journal } })
    expect(json.data.differences).toEqual([])
  })
})
