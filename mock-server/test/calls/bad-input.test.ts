import { gzipSync } from 'node:zlib'
import { operations } from '@chaupar/api/operations.gen'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routePath } from '../../src/contract/addresses.ts'
import { loadDocument } from '../../src/contract/schemas.ts'
import { operationIds } from '../../src/http/routes.ts'
import type { Answer } from '../support/answers.ts'
import { call, callFor, logIn, startApp } from '../support/server.ts'

/** Every refusal is an envelope with a documented code, and reveals nothing internal. */
function expectRefusal(
  answer: { status: number; json: Answer<unknown>; headers: object },
  status: number,
  code: string,
): void {
  expect({ status: answer.status, code: answer.json?.code }).toEqual({ status, code })
  expect(answer.json).toMatchObject({ error: true, message: expect.stringMatching(/\S/) })
  expect(answer.headers).toHaveProperty('x-request-id')
  expect(JSON.stringify(answer.json)).not.toMatch(/node_modules|\.ts:|SQLITE|stack/)
}

const registration = {
  name: 'Asha Rao',
  username: 'asha rao',
  password: 'Chaupar123',
  typeId: 3,
  parentId: 81026,
  mobile: '9811122233',
  country_code: '91',
}

describe('bodies', () => {
  const malformed: [what: string, body: string, status: number, code: string][] = [
    ['no JSON', '{"username":', 400, 'bad_request'],
    ['text', 'hello', 400, 'bad_request'],
    ['a list', '[]', 400, 'validation_failed'],
    ['a number', '1e309', 400, 'validation_failed'],
    ['null', 'null', 400, 'bad_request'],
    ['nothing', '', 400, 'bad_request'],
    ['a prototype', '{"username":"player","password":"x","__proto__":{"admin":true}}', 400, 'bad_request'],
    ['a constructor', '{"username":"player","constructor":{"prototype":{"a":1}},"password":"x"}', 400, 'bad_request'],
    ['an unknown field', '{"username":"player","password":"x","remember":true}', 400, 'validation_failed'],
    ['a wrong type', '{"username":5,"password":"x"}', 400, 'validation_failed'],
    ['a missing field', '{"username":"player"}', 400, 'validation_failed'],
    ['an object for a text', '{"username":{"$ne":null},"password":"x"}', 400, 'validation_failed'],
    ['too long a text', `{"username":"${'x'.repeat(65)}","password":"x"}`, 400, 'validation_failed'],
    ['a megabyte', `{"username":"${'x'.repeat(1_000_000)}","password":"x"}`, 413, 'body_too_large'],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400, 'validation_failed'],
  ]
  test.each(malformed)('[7.1-1] login with %s is refused', async (_what, body, status, code) => {
    const app = await startApp()
    expectRefusal(await call(app, '/api/login', { body, method: 'POST' }), status, code)
  })

  test.each(['/api/login', '/__mock/worlds'] as const)('%s says that a body is no JSON', async (path) => {
    const answer = await call(await startApp(), path, { method: 'POST', body: '{ name: mine }' })
    expectRefusal(answer, 400, 'bad_request')
    expect(answer.json.message).toBe('The body is not valid JSON')
  })

  test.each(['gzip', 'br', 'identity, gzip'])(
    'a body that is packed by %s is refused by that name',
    async (encoding) => {
      const headers = { 'content-encoding': encoding, 'content-type': 'application/json' }
      const { app } = await startApp()
      const answer = await app.inject({ method: 'POST', url: '/api/login', headers, payload: gzipSync('{}') })
      expect([answer.statusCode, answer.json()]).toEqual([
        415,
        {
          error: true,
          code: 'unsupported_media_type',
          message: `The body is packed (${encoding}); send it without Content-Encoding`,
        },
      ])
    },
  )

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
  ])('content type %s is not taken', async (type) => {
    const app = await startApp()
    const answer = await call(app, '/api/login', { method: 'POST', body: 'a=b', headers: { 'content-type': type } })
    expectRefusal(answer, 415, 'unsupported_media_type')
  })

  test.each(['api', 'control'] as const)('every input of a call of %s has a documented answer', async (name) => {
    const app = await startApp()
    const { document, schemas } = loadDocument(name)
    for (const operation of document.operations) {
      const { operationId, method, path } = operation
      const id = operationIds().find((known) => known === operationId)
      const at = id === undefined ? `/__mock${path}` : routePath(operations[id])
      const url = at.replaceAll(/\{\w+\}|:\w+/g, 'default')
      const bodies = [
        { payload: JSON.stringify({ text: 'x'.repeat(70_000) }), type: 'application/json' },
        { payload: 'a=b', type: 'text/plain' },
        { payload: '[', type: 'application/json' },
      ]
      for (const { payload, type } of bodies) {
        const token = await logIn(app)
        const headers = { 'content-type': type, authorization: token, 'xu-auth': token }
        const { status, json } = await callFor(app, url, { method, body: payload, headers })
        const check = schemas.operation(operation).response(status)
        expect(check === null ? `${status} is not documented` : check(json), operationId).toBeNull()
      }
    }
  })

  test('a duplicate key counts as its last value', async () => {
    const app = await startApp()
    const body = '{"username":"unknown","username":"player","password":"Chaupar123"}'
    expect((await call(app, '/api/login', { method: 'POST', body })).status).toBe(200)
  })

  test('[7.1-11] a call without a body takes none, or an empty object', async () => {
    const app = await startApp()
    expect((await call(app, '/api/login/demo', { method: 'POST' })).status).toBe(200)
    expect((await call(app, '/api/login/demo', { body: {} })).status).toBe(200)
    expectRefusal(await call(app, '/api/login/demo', { body: { a: 1 } }), 400, 'bad_request')
  })
})

describe('messages name the field, in the words of the specification', () => {
  const cases: [clause: string, path: string, body: object, message: string][] = [
    ['[5-1]', '/api/login', { username: '', password: 'x' }, 'Username cannot be empty'],
    ['[5-2]', '/api/login', { username: 'player', password: '' }, 'Password cannot be empty'],
    ['[5-4]', '/api/register', { ...registration, name: '' }, 'Name cannot be empty'],
    ['[5-5]', '/api/register', { ...registration, username: '' }, 'User name cannot be empty'],
    ['[5-5]', '/api/register', { ...registration, username: 'abc' }, 'Username must be 4 to 15 characters.'],
    ['[9-1]', '/api/register', { ...registration, username: 'a'.repeat(16) }, 'Username must be 4 to 15 characters.'],
    [
      '5-6',
      '/api/register',
      { ...registration, username: 'asha_rao' },
      'Special characters are not allowed in username.',
    ],
    ['[5-7]', '/api/register', { ...registration, password: '' }, 'Password cannot be empty'],
    ['[5-7]', '/api/register', { ...registration, password: 'seven77' }, 'Password must be 8 to 20 characters.'],
    ['[9-2]', '/api/register', { ...registration, password: 'a'.repeat(21) }, 'Password must be 8 to 20 characters.'],
    ['[9-3]', '/api/register', { ...registration, typeId: 4 }, 'TypeId must be 3'],
    ['[9-3]', '/api/register', { ...registration, parentId: 1 }, 'ParentId must be 81026'],
    ['[5-14]', '/api/register', { ...registration, country_code: '44' }, 'Country code must be one of 91, +91'],
    ['[5-13]', '/api/sendOtpToMobile', { mobile: '12345', country_code: '91' }, 'Please enter mobile number'],
    ['[5-13]', '/api/sendOtpToMobile', { phone: '', countryCode: '91' }, 'Please enter mobile number'],
    ['[5-13]', '/api/sendOtpToMobile', {}, 'Please enter mobile number'],
    ['[5-13]', '/api/forgot-password', { phone: '1234567890', countryCode: '91' }, 'Please enter mobile number'],
    ['[5-16]', '/api/reset-password', { otp: '', password: '' }, 'All fields are mandatory'],
    ['[5-16]', '/api/reset-password', { otp: '123456', password: '' }, 'All fields are mandatory'],
    ['[9-2]', '/api/reset-password', { otp: '123456', password: 'short' }, 'Password must be 8 to 20 characters.'],
  ]
  test.each(cases)('%s %s %j', async (_clause, path, body, message) => {
    const app = await startApp()
    const answer = await call(app, path, { body })
    expect({ status: answer.status, message: answer.json.message }).toEqual({ status: 400, message })
    expect(answer.json.details?.[0]?.field).toMatch(/^body/)
  })
})

describe('paths, methods, queries', () => {
  test.each([
    '/api/nothing',
    '/api/',
    '/api/login/',
    '/api/__proto__',
    '/api//login',
    '/sports-data/bets',
    '/game-host/x',
    '/live-tv/x',
    '/__mock/x',
  ])('an unknown path %s is 404', async (path) => {
    expectRefusal(await call(await startApp(), path), 404, 'not_found')
  })

  test.each([
    ['GET', '/api/login', 'POST'],
    ['DELETE', '/api/getAppDetails', 'GET'],
    ['PUT', '/api/bets', 'GET, POST'],
    ['POST', '/api/intents/abcdefgh', 'GET'],
  ] as const)('%s %s is 405 and names what is allowed', async (method, path, allow) => {
    const answer = await call(await startApp(), path, { method })
    expectRefusal(answer, 405, 'method_not_allowed')
    expect(answer.headers.allow).toBe(allow)
  })

  test.each([
    ['sportId=cricket', 'SportId'],
    ['sportId=7', 'SportId'],
    ['sportId=4&sportId=1', 'SportId'],
    ['sportId=', 'SportId'],
    ['when=tomorrow', 'When'],
    ['wehn=today', 'wehn'],
    ['__proto__=1', '__proto__'],
  ])('[7.4-1] listMatches?%s is refused by name', async (query, name) => {
    const answer = await call(await startApp(), `/api/sports/matches?${query}`)
    expectRefusal(answer, 400, 'validation_failed')
    expect(answer.json.message).toContain(name)
  })

  test.each([
    'skip=-1',
    'skip=1.5',
    'skip=1e309',
    'pageSize=0',
    'pageSize=101',
    'pagesize=10',
    'refmatchid=',
    'refmatchid=%27%20OR%201',
  ])('[7.4-4] listMatchBets?%s is refused', async (query) => {
    const app = await startApp()
    const answer = await call(app, `/api/bets?${query}`, { token: await logIn(app) })
    expectRefusal(answer, 400, 'validation_failed')
  })

  test.each(['startdate=21-11-2026', 'startdate=2026-13-01', 'markettype=session', 'betstatus=won', 'pageSize=10'])(
    '[7.4-3] listUserBets?%s is refused',
    async (query) => {
      const app = await startApp()
      const answer = await call(app, `/sports-data/user/bets?${query}`, { token: await logIn(app) })
      expectRefusal(answer, 400, 'validation_failed')
    },
  )
})

describe('whatever is sent', () => {
  const paths = [
    'login',
    'register',
    'sendOtpToMobile',
    'mobileVerification',
    'forgot-password',
    'reset-password',
    'page/visit',
    'bets',
  ]

  test('is answered by a documented 4xx or 200, never by a 5xx, and moves no money', async () => {
    const app = await startApp()
    const token = await logIn(app)
    const before = await call(app, '/api/bet/exposure/amount', { token })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.jsonValue({ maxDepth: 4, noUnicodeString: false }),
        async (path, value) => {
          const body = JSON.stringify(value)
          const answer = await call(app, `/api/${path}`, { method: 'POST', body, token })
          expect(answer.status, `${path} ${body} ${answer.text}`).toBeLessThan(500)
          expect(typeof answer.json.error).toBe('boolean')
        },
      ),
      { numRuns: 300, seed: 20261121 },
    )
    expect((await call(app, '/api/bet/exposure/amount', { token })).json).toEqual(before.json)
  })

  test('a sane request id is kept, another is not', async () => {
    const app = await startApp()
    const kept = await call(app, '/api/getAppDetails', { headers: { 'x-request-id': 'req-12345678' } })
    expect(kept.headers['x-request-id']).toBe('req-12345678')
    const hostile = await call(app, '/api/getAppDetails', { headers: { 'x-request-id': '<script>alert(1)</script>' } })
    expect(hostile.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})
