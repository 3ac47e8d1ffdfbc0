import { expect, test } from 'vitest'
import { newFolder } from '../support/folders.ts'
import { call, logIn, serveApp, startApp } from '../support/server.ts'
import { connect, emitRaw, next, openSocket } from '../support/sockets.ts'

/** A client's view of a failed connection: the message, and whether socket.io keeps trying. */
async function refusedBy(origin: string, token: string) {
  const socket = openSocket(origin, { token })
  const [error]: unknown[] = await new Promise((resolve) => {
    socket.once('connect_error', (reason) => resolve([reason]))
  })
  return { message: error instanceof Error ? error.message : '', keepsTrying: socket.active }
}

test('slow: every call takes longer, by the milliseconds that were asked for', async () => {
  const app = await startApp()
  app.registry.apply('default', 'slow', { slowMs: 120 })
  const begun = performance.now()
  expect((await call(app, '/api/getAppDetails')).status).toBe(200)
  expect(performance.now() - begun).toBeGreaterThanOrEqual(115)
})

test('flaky: some calls are 503 and the others are as ever, the same ones for the same seed', async () => {
  const run = async (): Promise<number[]> => {
    const app = await startApp()
    app.registry.create({ name: 'shaky', seed: 'one', scenario: 'flaky', params: { flakyShare: 0.5 } })
    const statuses: number[] = []
    for (let left = 20; left > 0; left -= 1) {
      statuses.push((await call(app, '/api/getAppDetails', { headers: { 'x-world': 'shaky' } })).status)
    }
    return statuses
  }
  const [first, second] = [await run(), await run()]
  expect(new Set(first)).toEqual(new Set([200, 503]))
  expect(second).toEqual(first)
})

test('offline-socket: open sockets are cut and none connects, as without a network', async () => {
  const app = await serveApp()
  const token = await logIn(app)
  const socket = await connect(app.origin, { token })
  const cut = new Promise<string>((resolve) => socket.once('disconnect', resolve))
  app.registry.apply('default', 'offline-socket')
  expect(await cut).toMatch(/transport/)
  expect(await refusedBy(app.origin, token)).toEqual({ message: 'websocket error', keepsTrying: true })
  app.registry.get('default').faults.clear()
  await connect(app.origin, { token })
})

test("connect-error: the server's own words, and the client does not try again", async () => {
  const app = await serveApp()
  const token = await logIn(app)
  app.registry.apply('default', 'connect-error', { connectMessage: 'Too many devices' })
  expect(await refusedBy(app.origin, token)).toEqual({ message: 'Too many devices', keepsTrying: false })
})

test('connect-error: connected clients are cut, reconnect and are refused', async () => {
  const app = await serveApp()
  const socket = await connect(app.origin, { token: await logIn(app) })
  const refused = new Promise<string>((resolve) => socket.once('connect_error', ({ message }) => resolve(message)))
  socket.once('disconnect', () => socket.connect())
  app.registry.apply('default', 'connect-error', { connectMessage: 'Too many devices' })
  expect(await refused).toBe('Too many devices')
})

test('session-check-fails: connected clients are sent session_refresh', async () => {
  const app = await serveApp()
  const socket = await connect(app.origin, { token: await logIn(app) })
  const refreshed = next(socket, 'session_refresh')
  app.registry.apply('default', 'session-check-fails')
  expect(await refreshed).toEqual({ reason: 'session' })
})

test('no-ack: the acknowledgement never comes', async () => {
  const app = await serveApp()
  const socket = await connect(app.origin, { token: await logIn(app) })
  expect(await emitRaw(socket, 'get:balance')).toMatchObject({ status: 'success' })
  app.registry.apply('default', 'no-ack')
  await expect(socket.timeout(100).emitWithAck('get:balance')).rejects.toThrow('timed out')
})

test('session-refresh: sent to connected clients, and to later ones', async () => {
  const app = await serveApp()
  const token = await logIn(app)
  const early = await connect(app.origin, { token })
  const refreshed = next(early, 'session_refresh')
  app.registry.apply('default', 'session-refresh')
  expect(await refreshed).toEqual({ reason: 'app' })
  expect(await next(openSocket(app.origin, { token }), 'session_refresh')).toEqual({ reason: 'app' })
})

test('otp-send-fails: no code for sign-up or recovery', async () => {
  const app = await startApp()
  app.registry.apply('default', 'otp-send-fails')
  const mobile = { mobile: '9811122233', country_code: '91' }
  for (const [url, body] of [
    ['/api/sendOtpToMobile', mobile],
    ['/api/forgot-password', { phone: '9820041177', countryCode: '91' }],
  ] as const) {
    expect(await call(app, url, { body })).toMatchObject({ status: 503, json: { code: 'otp_send_failed' } })
  }
  expect((await call(app, '/__mock/worlds/default/otp')).json.data).toEqual([])
})

test('otp-expired, demo-check-fails and agent-code-bad, composed', async () => {
  const app = await startApp()
  app.registry.create({ name: 'hard', scenario: ['otp-expired', 'demo-check-fails', 'agent-code-bad'] })
  const headers = { 'x-world': 'hard' }
  const mobile = { mobile: '9811122233', country_code: '91' }
  expect(await call(app, '/api/mobileVerification', { headers, body: { ...mobile, otp: '123456' } })).toMatchObject({
    status: 400,
    json: { code: 'otp_expired', message: 'OTP has expired' },
  })
  expect(await call(app, '/api/app/demo', { headers })).toMatchObject({ status: 503, json: { code: 'unavailable' } })
  // The agent's code is checked last: without a code of the phone no caller learns whether it is valid.
  const person = {
    name: 'Ravi',
    username: 'ravi11',
    password: 'Secret1234',
    typeId: 3,
    parentId: 81026,
    agent_code: 'X1',
  }
  const register = () => call(app, '/api/register', { headers, body: { ...person, ...mobile } })
  expect(await register()).toMatchObject({ status: 400, json: { code: 'otp_required' } })
  app.registry.apply('hard', 'otp-not-required')
  expect(await register()).toMatchObject({ status: 400, json: { code: 'agent_code_bad' } })
})

test('malformed-answers: a 200 that is no JSON, after the effect', async () => {
  const app = await startApp()
  app.registry.apply('default', 'malformed-answers')
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/sendOtpToMobile',
    payload: { mobile: '9811122233', country_code: '91' },
  })
  expect(answer.statusCode).toBe(200)
  expect(() => JSON.parse(answer.body)).toThrow(SyntaxError)
  expect((await call(app, '/__mock/worlds/default/otp')).json.data).toHaveLength(1)
})

test('faults outlive a restart of the server', async () => {
  const dataDir = newFolder()
  const first = await startApp({ dataDir })
  first.registry.apply('default', 'unauthorized-next')
  await first.app.close()
  const again = await startApp({ dataDir })
  const token = await logIn(again)
  expect((await call(again, '/api/bets', { token })).status).toBe(401)
  expect((await call(again, '/api/bets', { token })).status).toBe(200)
  await again.app.close()
})
