import { expect, onTestFinished, test, vi } from 'vitest'
import { carriesToken, needsPlayer, requestOf } from './request.ts'

test('[7-1] [7-2] each operation goes to its host, with its method and path', () => {
  expect(requestOf('login', { body: { username: 'a' } }, null)).toMatchObject({
    method: 'POST',
    url: '/api/login',
    data: { username: 'a' },
  })
  expect(requestOf('listUserBets', { query: { skip: 0 } }, 't')).toMatchObject({
    method: 'GET',
    url: '/sports-data/user/bets',
    params: { skip: 0 },
  })
})

test('the language of the texts is said, also where it is the usual one', () => {
  expect(requestOf('getBanners', {}, null).headers).toMatchObject({ 'Accept-Language': 'en' })
  expect(requestOf('getBanners', {}, null, 'hi').headers).toMatchObject({ 'Accept-Language': 'hi' })
})

test('values in a path are escaped', () => {
  expect(requestOf('getIntent', { path: { key: 'a/b' } }, 't').url).toBe('/api/intents/a%2Fb')
})

test('[7-3] [7-4] the token goes into Authorization, on the sports-data host into xu-auth, and nowhere for the guest calls', () => {
  expect(requestOf('getExposure', {}, 'tok').headers).toMatchObject({ Authorization: 'tok' })
  expect(requestOf('listUserBets', {}, 'tok').headers).toEqual({
    Accept: 'application/json',
    'Accept-Language': 'en',
    'xu-auth': 'tok',
  })
  const guestCalls = [
    'login',
    'loginDemo',
    'register',
    'sendOtp',
    'verifyMobile',
    'forgotPassword',
    'resetPassword',
  ] as const
  for (const op of guestCalls) {
    expect(carriesToken(op)).toBe(false)
    expect(requestOf(op, {}, 'tok').headers).toEqual({ Accept: 'application/json', 'Accept-Language': 'en' })
  }
})

test('a call waits 15 s, and an intent of money carries its key', () => {
  expect(requestOf('placeBet', { idempotencyKey: 'key-12345' }, 'tok')).toMatchObject({
    timeout: 15_000,
    headers: { 'Idempotency-Key': 'key-12345' },
  })
})

test('a body with a file is a form: the JSON part data, and the file under its name', async () => {
  const file = new File(['proof'], 'utr.png', { type: 'image/png' })
  const request = requestOf('createDeposit', { body: { data: { gateway: 'bank', amount: 500 }, proof: file } }, 'tok')
  const form: unknown = request.data
  if (!(form instanceof FormData)) throw new Error('the body is no form')
  const data = form.get('data')
  if (!(data instanceof Blob)) throw new Error('the part data is no JSON part')
  expect(data.type).toBe('application/json')
  expect(JSON.parse(await data.text())).toEqual({ gateway: 'bank', amount: 500 })
  expect(form.get('proof')).toMatchObject({ name: 'utr.png', type: 'image/png', size: 5 })
  expect(request.timeout).toBe(90_000)
  expect([...form.keys()]).toEqual(['data', 'proof'])
})

test('an operation that also takes JSON gets JSON when there is no file', () => {
  const body = { gateway: 'm_paytm', amount: 500 }
  expect(requestOf('createDeposit', { body }, 'tok')).toMatchObject({ data: body, timeout: 15_000 })
})

test('what only a player may read is known by its operation', () => {
  expect(['getExposure', 'getAppDetails', 'no-such', undefined].map(needsPlayer)).toEqual([true, false, false, false])
})

test('a call begins a trace where the site says so, each its own, and nowhere else', async () => {
  expect(requestOf('getBanners', {}, null).headers).not.toHaveProperty('traceparent')
  vi.resetModules()
  vi.stubGlobal('window', { __CHAUPAR_CONFIG__: { traces: true } })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  const { requestOf: traced } = await import('./request.ts')
  const traces = [1, 2].map(() => traced('getBanners', {}, null).headers.traceparent)
  for (const trace of traces) expect(trace).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
  expect(traces[0]).not.toBe(traces[1])
})
