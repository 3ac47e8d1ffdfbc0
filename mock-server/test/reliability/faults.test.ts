import { describe, expect, test } from 'vitest'
import { call, logIn, serveApp, startApp } from '../support/server.ts'

describe('planted faults', () => {
  test('unauthorized-next: 401 once, with the text that logs out', async () => {
    const app = await startApp()
    const token = await logIn(app)
    app.registry.apply('default', 'unauthorized-next')
    expect((await call(app, '/api/getAppDetails')).status).toBe(200)
    expect(await call(app, '/api/bets', { token })).toMatchObject({
      status: 401,
      json: { message: 'Unauthorized action.', code: 'unauthorized' },
    })
    expect((await call(app, '/api/bets', { token })).status).toBe(200)
  })

  test('unauthorized-other: a 401 whose text logs no player out', async () => {
    const app = await startApp()
    const token = await logIn(app)
    app.registry.apply('default', 'unauthorized-other')
    const answer = await call(app, '/api/bets', { token })
    expect(answer.status).toBe(401)
    expect(answer.json.message).not.toBe('Unauthorized action.')
  })

  test('[7-5] legacy-errors: status 200, error true, the text in errorMessage', async () => {
    const app = await startApp()
    app.registry.apply('default', 'legacy-errors')
    const answer = await call(app, '/api/login', { body: { username: 'player', password: 'Wrong12345' } })
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual({ error: true, errorMessage: 'Invalid username or password' })
  })

  test('a malformed answer is no JSON', async () => {
    const app = await startApp()
    const { faults } = app.registry.get('default')
    faults.plant({ target: { operation: 'getBanners' }, effect: { kind: 'malformed-body' }, times: 1 })
    const answer = await app.app.inject('/api/getBanners')
    expect(answer.statusCode).toBe(200)
    expect(() => JSON.parse(answer.body)).toThrow(SyntaxError)
  })

  test('a dropped answer comes after the effect', async () => {
    const { origin, registry, app } = await serveApp()
    registry.get('default').faults.plant({
      target: { operation: 'sendOtp' },
      effect: { kind: 'dropped-answer' },
      times: 1,
    })
    const body = JSON.stringify({ mobile: '9811122233', country_code: '91' })
    const lost = fetch(`${origin}/api/sendOtpToMobile`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    await expect(lost).rejects.toThrow(TypeError)
    expect((await call({ app }, '/__mock/worlds/default/otp')).json.data).toHaveLength(1)
  })

  test('an error of any status and words', async () => {
    const app = await startApp()
    app.registry.get('default').faults.plant({
      target: { group: 'all' },
      effect: { kind: 'error', status: 502, code: 'unavailable', message: 'Bad gateway' },
      times: 1,
    })
    expect(await call(app, '/api/getAppDetails')).toMatchObject({
      status: 502,
      json: { error: true, message: 'Bad gateway', code: 'unavailable' },
    })
  })

  test('an answer that openapi.yaml does not promise fails loudly where answers are checked', async () => {
    const app = await startApp()
    const { settings } = app.registry.get('default')
    settings.replace({
      ...settings.current,
      appDetails: { ...settings.current.appDetails, SEO_TITLE: 'x'.repeat(201) },
    })
    const answer = await call(app, '/api/getAppDetails')
    expect(answer).toMatchObject({
      status: 500,
      json: { message: expect.stringMatching(/^getAppDetails 200 \/data\/SEO_TITLE/) },
    })
  })
})
