import { expect, test } from 'vitest'
import { call, logIn, startApp } from '../support/server.ts'

const headers = { 'idempotency-key': 'intent-0001' }

async function sitDown() {
  const app = await startApp()
  const token = await logIn(app)
  const intent = async () => (await call(app, '/api/intents/intent-0001', { token })).json.data
  return { app, token, intent }
}

test('a change of password is done once for a key, is looked up, and leaves no trace of the passwords', async () => {
  const { app, token, intent } = await sitDown()
  const change = (currentPassword: string, newPassword: string) =>
    call(app, '/api/update-password', { body: { currentPassword, newPassword }, token, headers })
  const first = await change('Chaupar123', 'Chaupar456')
  expect(first.status).toBe(200)
  // The first answer again, whatever it is asked with: nothing is there to compare with.
  expect((await change('Chaupar456', 'Chaupar789')).json).toEqual(first.json)
  expect(await intent()).toEqual({ state: 'done', operationId: 'updatePassword', status: 200, answer: first.json })
  const again = await call(app, '/api/login', { body: { username: 'player', password: 'Chaupar456' } })
  expect(again.status).toBe(200)
})

test('a refused change of password is refused again under its key', async () => {
  const { app, token, intent } = await sitDown()
  const body = { currentPassword: 'Wrong1234', newPassword: 'Chaupar456' }
  const refused = await call(app, '/api/update-password', { body, token, headers })
  expect(refused.json).toMatchObject({ error: true, code: 'password_wrong' })
  expect(await intent()).toMatchObject({ state: 'done', status: refused.status, answer: { code: 'password_wrong' } })
})

test('an account is saved once for a key, another one under it is refused, and its number is nowhere', async () => {
  const { app, token, intent } = await sitDown()
  const bank = { type: 'bank', holder: 'Asha Rao', bankName: 'Play Bank', number: '000011112222', ifsc: 'PLAY0000001' }
  const add = (body: object) => call(app, '/api/bank', { body, token, headers })
  const first = await add(bank)
  expect((await add(bank)).json).toEqual(first.json)
  expect(await add({ ...bank, number: '000011113333' })).toMatchObject({
    status: 422,
    json: { code: 'idempotency_key_reused' },
  })
  expect((await call(app, '/api/bank', { token })).json.data.count).toBe(1)
  expect(await intent()).toEqual({ state: 'done', operationId: 'addBank', status: 200, answer: first.json })
  expect(JSON.stringify(await intent())).not.toContain('000011112222')
})

test('limits are set once for a key and looked up', async () => {
  const { app, token, intent } = await sitDown()
  const set = (daily: number) =>
    call(app, '/api/limits', { method: 'PUT', body: { deposit: { daily } }, token, headers })
  const first = await set(5000)
  expect((await set(5000)).json).toEqual(first.json)
  expect(await set(6000)).toMatchObject({ status: 422, json: { code: 'idempotency_key_reused' } })
  expect(await intent()).toMatchObject({ state: 'done', operationId: 'setLimits', answer: first.json })
})

test('a break is taken once for a key, reported to every open page, and looked up', async () => {
  const { app, token, intent } = await sitDown()
  const reasons: string[] = []
  app.registry.get('default').events.on('session-refresh', ({ reason }) => reasons.push(reason))
  const pause = (hours: number) => call(app, '/api/limits/time-out', { body: { hours }, token, headers })
  const first = await pause(48)
  expect((await pause(48)).json).toEqual(first.json)
  expect(reasons).toEqual(['limits'])
  expect(await intent()).toMatchObject({ state: 'done', operationId: 'startTimeOut', answer: first.json })
  const exclude = (months: number) =>
    call(app, '/api/limits/self-exclusion', { body: { months }, token, headers: { 'idempotency-key': 'intent-0002' } })
  const excluded = await exclude(12)
  expect((await exclude(12)).json).toEqual(excluded.json)
  expect(await exclude(6)).toMatchObject({ status: 422, json: { code: 'idempotency_key_reused' } })
})
