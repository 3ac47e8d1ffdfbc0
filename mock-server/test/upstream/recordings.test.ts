import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ControlData } from '@chaupar/api/control-client'
import { expect, test } from 'vitest'
import type { App } from '../../src/app.ts'
import { there } from '../support/answers.ts'
import { newFolder } from '../support/folders.ts'
import { realBackend, startBefore, success } from '../support/real-backend.ts'
import { call, callFor, logIn, serveApp, startApp } from '../support/server.ts'

const world = '/__mock/worlds/default'
const post = (app: App, path: string, body: object = {}) =>
  callFor<ControlData<'readBackend'>>(app, `${world}/recording/${path}`, { body })
const play = (app: App, recording: string) =>
  call(app, `${world}/scenario`, { body: { scenarios: [{ name: 'recorded', params: { recording } }] } })

/** The calls of a visit, in order: signing in, reading twice, an account, a refusal. */
async function visit(app: App, token: string) {
  const bank = { type: 'bank', holder: 'Asha Rao', bankName: 'Play Bank', number: '000011112222', ifsc: 'PLAY0000001' }
  const wrong = { currentPassword: 'Not-It-At-All', newPassword: 'Chaupar456' }
  const asked = [
    () => call(app, '/api/getAppDetails'),
    () => call(app, '/api/getAppDetails', { token }),
    () => call(app, '/api/bank?skip=0', { token }),
    () => call(app, '/api/bank', { token, body: bank, headers: { 'idempotency-key': crypto.randomUUID() } }),
    () => call(app, '/api/bank?skip=0', { token }),
    () => call(app, '/api/sports/matches?sportId=4', { token }),
    () => call(app, `/api/intents/${crypto.randomUUID()}`, { token }),
    () => call(app, '/api/update-password', { token, body: wrong }),
    () => call(app, '/api/bets?skip=0', {}),
  ]
  const answers = []
  for (const ask of asked) {
    const { status, json } = await ask()
    answers.push({ status, json })
  }
  return answers
}

async function recorded(dataDir: string) {
  const behind = await serveApp()
  const app = await startBefore({ UPSTREAM_API_URL: `${behind.origin}/api` }, { dataDir })
  expect((await post(app, 'start')).json.data).toMatchObject({
    recording: { isRunning: true, answers: 0 },
    playing: null,
  })
  const token = await logIn(app)
  const answers = await visit(app, token)
  const stopped = await post(app, 'stop')
  expect(stopped.json.data.recording).toMatchObject({ isRunning: false, answers: 10 })
  const saved = await post(app, 'save', { as: 'first-visit' })
  expect(saved.json.data).toMatchObject({ name: 'first-visit', answers: 10, messages: 0, pushes: 0 })
  await app.app.close()
  await behind.app.close()
  return { token, answers }
}

test('a recording replays the answers without the backend, after a restart', async () => {
  const dataDir = newFolder()
  const { answers } = await recorded(dataDir)
  const app = await startApp({ dataDir })
  // Without a name the newest is meant.
  const { json } = await call(app, `${world}/scenario`, { body: { scenarios: [{ name: 'recorded' }] } })
  expect(json.data.scenarios).toEqual(['default', 'recorded'])
  const token = await logIn(app)
  expect(token).toBe('token#1')
  expect(await visit(app, token)).toEqual(answers)
  const state = await call(app, `${world}/backend`)
  expect(state.json.data).toMatchObject({ hosts: [], playing: { recording: 'first-visit', answered: 10, missing: 0 } })
  // A repeated call has its last answer again: now with the bank.
  const banks = await call(app, '/api/bank?skip=0', { token })
  expect(banks.json.data.count).toBe(1)
  const entry = there(app.registry.get('default').journal.query({ kind: 'http' }).at(-1))
  expect(entry).toMatchObject({ name: 'listBanks', status: 200, data: { backend: 'recording' } })
})

test('a call that the recording does not hold is a plain 404, and an unknown login a 401', async () => {
  const dataDir = newFolder()
  await recorded(dataDir)
  const app = await startApp({ dataDir })
  await play(app, 'first-visit')
  const missing = await call(app, '/api/deposit/get?skip=0', { token: 'token#1' })
  expect([missing.status, missing.json.message]).toEqual([404, 'This call is not in the recording first-visit'])
  expect((await call(app, '/api/bank?skip=5', { token: 'token#1' })).status).toBe(404)
  expect((await call(app, '/api/bank?skip=0')).json.message).toBe('Unauthorized action.')
  await call(app, `${world}/scenario/end`, { body: { scenarios: ['recorded'] } })
  const own = await logIn(app)
  expect(own).not.toBe('token#1')
  expect((await call(app, '/api/deposit/get?skip=0', { token: own })).status).toBe(200)
})

test('a copy of the world goes on where it was, and the recording from its beginning where it is played again', async () => {
  const dataDir = newFolder()
  await recorded(dataDir)
  const app = await startApp({ dataDir })
  await play(app, 'first-visit')
  const count = async (name: string) =>
    (await call(app, '/api/bank?skip=0', { token: 'token#1', headers: { 'x-world': name } })).json.data.count
  expect(await count('default')).toBe(0)
  await call(app, `${world}/fork`, { body: { name: 'copy' } })
  expect(await count('copy')).toBe(1)
  await play(app, 'first-visit')
  expect(await count('default')).toBe(0)
})

test('nothing that opens an account is in the recording, the journal, its export, or any file', async () => {
  const secrets = {
    password: 'Correct-Horse-Battery',
    token: 'eyJhbGciOiJub25lIn0.eyJ1c2VyIjoiYXNoYSJ9.c2lnbmF0dXJl',
    refresh: 'refresh-0123456789abcdef',
    otp: '482913',
    account: '123456789012345',
    mobile: '9731526488',
    launch: '3f9c2d7e1b4a48f0a6c5',
    cookie: 'sid-of-the-backend-1',
    secretPin: '774411',
  }
  const user = { mstruserid: 1, mobileno: secrets.mobile, username: 'asha', name: 'Asha Rao' }
  const backend = await realBackend(({ url }) => {
    const headers = { 'set-cookie': `sid=${secrets.cookie}` }
    if (url.startsWith('/lobby'))
      return success({ url: `https://games.example/play/${secrets.launch}?token=${secrets.token}` })
    if (url.startsWith('/sendOtp'))
      return { headers, ...success({}, `Your OTP is ${secrets.otp} for ${secrets.mobile}`) }
    if (url.startsWith('/bank')) return success({ number: secrets.account, holder: secrets.password })
    if (url.startsWith('/getBanners'))
      return { status: 500, body: `<html>token=${secrets.token}</html>`, headers: { 'content-type': 'text/html' } }
    return {
      headers,
      ...success({ token: secrets.token, refreshToken: secrets.refresh, mpin: Number(secrets.secretPin), user }),
    }
  })
  const dataDir = newFolder()
  const app = await startBefore({ UPSTREAM_API_URL: backend.url, UPSTREAM_GAME_HOST_URL: backend.url }, { dataDir })
  await post(app, 'start')
  const { password, otp, mobile, token, account } = secrets
  await call(app, '/api/sendOtpToMobile', { body: { mobile, country_code: '91' } })
  await call(app, '/api/mobileVerification', { body: { otp, mobile, country_code: '91' } })
  await call(app, '/api/login', { body: { username: 'asha', password } })
  await call(app, `/api/bank?token=${token}&mobile=${mobile}`, {
    token,
    body: { type: 'bank', holder: 'A', number: account },
  })
  await call(app, '/api/reset-password', { body: { otp: 482_913, password: [password] } })
  await call(app, '/api/login', { body: `{"username":"asha","password":"${password}"` })
  await call(app, '/game-host/lobby', { token, body: { homeUrl: `https://site.example/?session=${token}` } })
  await app.app.inject({ url: '/api/getBanners', headers: { authorization: token, cookie: `sid=${secrets.cookie}` } })
  const exported = await call(app, `${world}/journal/export`)
  await post(app, 'save', { as: 'secret' })
  const file = await call(app, '/__mock/recordings/secret')
  expect(backend.reached.map(({ body }) => body.toString()).join()).toContain(password)
  await app.app.close()
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)).toString('latin1'))
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['default.sqlite', 'secret.json']))
  for (const [name, secret] of Object.entries(secrets)) {
    for (const text of [exported.text, file.text, ...texts]) expect(text.includes(secret), name).toBe(false)
  }
  expect(file.text).toContain('***')
  expect(file.text).toContain('token#1')
  expect(file.text).toContain('9700000088')
  expect(file.text).toContain('000000000002345')
})

test('a recording is refused where there is nothing to record, and under a name that is taken', async () => {
  const app = await startApp()
  const alone = await callFor<null>(app, `${world}/recording/start`, { body: {} })
  expect([alone.status, alone.json.code]).toEqual([409, 'recording_not_possible'])
  expect(alone.json.message).toContain('UPSTREAM_API_URL')
  expect((await post(app, 'stop')).status).toBe(409)
  const unknown = await play(app, 'unknown')
  expect([unknown.status, unknown.json.message]).toEqual([404, 'There is no recording of this name'])
  const backend = await realBackend(() => success({ exposure: 1, markets: [] }))
  const before = await startBefore({ UPSTREAM_API_URL: backend.url })
  await post(before, 'start')
  expect((await post(before, 'start')).status).toBe(409)
  expect((await post(before, 'save', { as: 'empty' })).json.message).toBe('Nothing was recorded in this world')
  await call(before, '/api/bet/exposure/amount', { token: 'mine' })
  expect((await post(before, 'save', { as: 'one' })).status).toBe(200)
  await post(before, 'start')
  await call(before, '/api/bet/exposure/amount', { token: 'mine' })
  expect((await post(before, 'save', { as: 'one' })).json.code).toBe('recording_exists')
  expect((await post(before, 'save', { as: 'Not a name' })).status).toBe(400)
  expect((await call(before, '/__mock/recordings')).json.data.map(({ name }) => name)).toEqual(['one'])
  expect((await call(before, '/__mock/recordings/one', { method: 'DELETE' })).status).toBe(200)
  expect((await call(before, '/__mock/recordings')).json.data).toEqual([])
  expect((await call(before, '/__mock/recordings/one')).status).toBe(404)
})

test('a file that is no recording says why when it is asked for, and plays nothing', async () => {
  const dataDir = newFolder()
  await recorded(dataDir)
  const folder = join(dataDir, 'recordings')
  expect(statSync(join(folder, 'first-visit.json')).mode & 0o777).toBe(0o600)
  writeFileSync(join(folder, 'half.json'), '{ "version": 1, ')
  const other = {
    version: 1,
    recordedAt: '2026-11-21T02:30:00.000Z',
    answers: [{ operation: 'login' }],
    messages: [],
    pushes: [],
  }
  writeFileSync(join(folder, 'other.json'), JSON.stringify(other))
  writeFileSync(join(folder, 'large.json'), Buffer.alloc(33 * 1024 * 1024, ' '))
  const app = await startApp({ dataDir })
  const refusals = []
  for (const name of ['half', 'other', 'large']) refusals.push((await play(app, name)).json.message)
  expect(refusals).toEqual([
    'The recording half cannot be read: it is no JSON',
    "The recording other cannot be read: /answers/0 must have required property 'target'",
    'The recording large cannot be read: its file is larger than 32 MB',
  ])
  expect((await call(app, '/__mock/recordings')).json.data.map(({ name }) => name)).toEqual(['first-visit'])
  expect(await logIn(app)).not.toBe('token#1')
})
