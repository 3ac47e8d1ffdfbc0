import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { there } from '../support/answers.ts'
import { realBackend, startBefore, success } from '../support/real-backend.ts'
import { call, serveApp, type startApp } from '../support/server.ts'

const journalOf = (app: Awaited<ReturnType<typeof startApp>>) =>
  app.registry.get('default').journal.query({ kind: 'http' })
const exposure = success({ exposure: 12.5, markets: [] })

test('method, path, query, body and the headers of the contract go on as they came, and no others do', async () => {
  const backend = await realBackend(() => exposure)
  const app = await startBefore({ UPSTREAM_API_URL: `${backend.url}/v2/players` })
  const body = '{ "username":"asha",  "password":"Correct 1.0", "amount": 10.00 }'
  await app.app.inject({
    method: 'POST',
    url: '/api/login?from=a%20b&from=c',
    headers: {
      'content-type': 'application/json',
      authorization: 'token-of-asha',
      'accept-language': 'hi',
      'idempotency-key': 'a-key-of-mine',
      'x-request-id': 'seen-by-both-0001',
      'x-world': 'default',
      'x-control-token': 'of-the-control-surface',
      cookie: 'world=default; other=1',
      'x-forwarded-for': '203.0.113.7',
      origin: 'http://localhost',
    },
    payload: body,
  })
  const reached = there(backend.reached[0])
  expect(reached).toMatchObject({ method: 'POST', url: '/v2/players/login?from=a%20b&from=c' })
  expect(reached.body.toString()).toBe(body)
  const { host, via, connection: _c, 'content-length': _l, ...headers } = reached.headers
  expect(host).toBe(new URL(backend.url).host)
  expect(via).toMatch(/^1\.1 chaupar-/)
  expect(headers).toEqual({
    'content-type': 'application/json',
    authorization: 'token-of-asha',
    'accept-language': 'hi',
    'idempotency-key': 'a-key-of-mine',
    'x-request-id': 'seen-by-both-0001',
    'user-agent': 'lightMyRequest',
    'accept-encoding': 'identity',
  })
})

test.each(['/api/intents/..', '/api/intents/%2e%2e', '/api/intents/.%2E', '/api/intents/.', '/api/intents/a\\..\\..'])(
  'refuses %s, which would reach another operation of the backend',
  async (url) => {
    const backend = await realBackend(() => success(null))
    const { origin } = await serveApp({ upstream: readConfig({ UPSTREAM_API_URL: backend.url }).upstream })
    const { port, hostname } = new URL(origin)
    const socket = connect(Number(port), hostname)
    // By hand: every client shortens such a path by itself.
    socket.write(`GET ${url} HTTP/1.1\r\nhost: localhost\r\nauthorization: any\r\nconnection: close\r\n\r\n`)
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    await once(socket, 'close')
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(backend.reached).toEqual([])
  },
)

test('a form goes on byte for byte, and its fields are journaled', async () => {
  const backend = await realBackend(() => success({ request: {} }))
  const app = await startBefore({ UPSTREAM_API_URL: backend.url })
  const form = Buffer.concat([
    Buffer.from('--b\r\ncontent-disposition: form-data; name="data"\r\n\r\n{"gateway":"m_paytm","amount":500}\r\n'),
    Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="proof.png"\r\n\r\n'),
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 13, 10, 1]),
    Buffer.from('\r\n--b--\r\n'),
  ])
  const headers = { 'content-type': 'multipart/form-data; boundary=b', authorization: 'unknown' }
  await app.app.inject({ method: 'POST', url: '/api/deposit/create', headers, payload: form })
  expect(there(backend.reached[0]).body.equals(form)).toBe(true)
  expect(there(backend.reached[0]).headers['content-type']).toBe(headers['content-type'])
  const { data } = there(journalOf(app)[0])
  expect(data?.request).toEqual({ data: { gateway: 'm_paytm', amount: 500 }, file: '' })
  expect(data?.call).toMatchObject({ files: [{ part: 'file', name: 'proof.png', bytes: 9 }] })
})

test('an unreadable body goes on as well, and the journal says so', async () => {
  const backend = await realBackend(() => ({ status: 400, body: { error: true, message: 'No', code: 'bad_request' } }))
  const app = await startBefore({ UPSTREAM_API_URL: backend.url })
  const answer = await call(app, '/api/login', { body: '{"username": ' })
  expect(answer.status).toBe(400)
  expect(there(backend.reached[0]).body.toString()).toBe('{"username": ')
  expect(there(journalOf(app)[0]).data?.mismatches).toEqual(['request body cannot be read as application/json'])
  await app.app.inject({ method: 'POST', url: '/api/login', headers: { 'content-type': 'text/xml' }, payload: '<a/>' })
  expect(there(backend.reached[1]).body.toString()).toBe('<a/>')
  expect(there(journalOf(app)[1]).data?.mismatches).toEqual(['request body cannot be read as text/xml'])
})

test('status, body and the headers of the contract come back, and cookies do not', async () => {
  const headers = {
    'retry-after': '7',
    'set-cookie': 'session=1',
    'x-powered-by': 'steam',
    'content-type': 'application/json',
  }
  const body = '{"error":true,"message":"Please wait","code":"too_many_requests","amount":1.00}'
  const backend = await realBackend(() => ({ status: 429, headers, body }))
  const app = await startBefore({ UPSTREAM_API_URL: backend.url })
  const answer = await call(app, '/api/getBanners', { headers: { 'x-request-id': 'seen-by-both-0002' } })
  expect(answer.status).toBe(429)
  expect(answer.text).toBe(body)
  expect(answer.headers).toMatchObject({ 'retry-after': '7', 'x-request-id': 'seen-by-both-0002' })
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(answer.headers).not.toHaveProperty('x-powered-by')
})

test('a redirect is passed on and not followed', async () => {
  const backend = await realBackend(() => ({
    status: 302,
    headers: { location: 'http://elsewhere.example/', 'content-type': 'text/plain' },
    body: '',
  }))
  const app = await startBefore({ UPSTREAM_API_URL: backend.url })
  const answer = await call(app, '/api/getBanners')
  expect([answer.status, answer.headers.location]).toEqual([302, 'http://elsewhere.example/'])
  expect(backend.reached).toHaveLength(1)
})

test.each([
  ['the whole address', (url: string) => `${url}/v1/getBanners/?from=1`, '/api/getBanners/?from=1'],
  ['a path from the root', () => '/v1/getBanners/', '/api/getBanners/'],
  ['a path beside the call', () => 'banners', '/api/banners'],
  ['a place of this host that no prefix has', () => '/other/', '/other/'],
  ['no address', () => 'http://[', 'http://['],
])('a redirect to %s stays behind the prefix of its host', async (_to, location, expected) => {
  const backend = await realBackend(() => ({
    status: 308,
    headers: { location: location(backend.url), 'content-type': 'text/plain' },
    body: '',
  }))
  const app = await startBefore({ UPSTREAM_API_URL: `${backend.url}/v1` })
  expect((await call(app, '/api/getBanners')).headers.location).toBe(expected)
})

test('each host goes to its own address; hosts without a setting stay with the mock', async () => {
  const sports = await realBackend(() => success({ bets: [], count: 0, pagesize: 10 }))
  const games = await realBackend(() => success({ url: 'https://games.example/play' }))
  const tv = await realBackend(() => success({ url: 'https://tv.example/1' }))
  const app = await startBefore({
    UPSTREAM_SPORTS_DATA_URL: `${sports.url}/data/`,
    UPSTREAM_GAME_HOST_URL: games.url,
    UPSTREAM_LIVE_TV_URL: `${tv.url}/tv`,
  })
  await call(app, '/sports-data/user/bets?skip=0', { token: 'mine' })
  await call(app, '/game-host/lobby', { token: 'mine', body: {} })
  await call(app, '/live-tv/?matchId=1', { token: 'mine' })
  expect([sports, games, tv].map(({ reached }) => there(reached[0]).url)).toEqual([
    '/data/user/bets?skip=0',
    '/lobby',
    '/tv/?matchId=1',
  ])
  expect(there(sports.reached[0]).headers['xu-auth']).toBe('mine')
  const { json } = await call(app, '/api/login', { body: { username: 'player', password: 'Chaupar123' } })
  expect(json.message).toBe('Login Success')
})

test('a closed port, a cut connection and a reply that is no HTTP are a 502 in the envelope, and journaled', async () => {
  const cut = await realBackend((_call, response) => {
    response.socket?.destroy()
    return undefined
  })
  const gone = await realBackend(() => exposure)
  const closedPort = gone.url.replace(/\d+$/, '1')
  for (const [url, why] of [
    [cut.url, 'it cut the connection'],
    [closedPort, 'no server listens at its address'],
    ['http://no-such-host.invalid', 'its name'],
  ] as const) {
    const app = await startBefore({ UPSTREAM_API_URL: url })
    const { status, json } = await call(app, '/api/getBanners')
    expect(status).toBe(502)
    expect(json).toMatchObject({ error: true, code: 'unavailable' })
    expect(json.message).toContain(`The backend behind this server does not answer: ${why}`)
    const entry = there(journalOf(app)[0])
    expect(entry).toMatchObject({
      name: 'getBanners',
      status: 502,
      data: { backend: 'upstream', mismatches: [json.message] },
    })
  }
})

test('a backend that takes too long is a 504, and one that answers too much a 502', async () => {
  const silent = await realBackend(() => undefined)
  const slow = await startBefore({ UPSTREAM_API_URL: silent.url, UPSTREAM_TIMEOUT_MS: '100' })
  const late = await call(slow, '/api/getBanners')
  expect([late.status, late.json.message]).toEqual([
    504,
    'The backend behind this server took longer than 100 ms (UPSTREAM_TIMEOUT_MS)',
  ])
  const packed = gzipSync(Buffer.alloc(9 * 1024 * 1024, ' '))
  const bomb = await realBackend(({ url }) =>
    url === '/getBanners'
      ? { body: Buffer.alloc(9 * 1024 * 1024, ' ') }
      : { body: packed, headers: { 'content-encoding': 'gzip' } },
  )
  const app = await startBefore({ UPSTREAM_API_URL: bomb.url })
  for (const url of ['/api/getBanners', '/api/getAppDetails'] as const) {
    const { status, json } = await call(app, url)
    expect([status, json.message]).toEqual([502, 'The backend behind this server answered more than 8 MB'])
  }
})

test('an answer that is packed without being asked for is unpacked', async () => {
  const body = gzipSync(JSON.stringify({ error: false, message: '', data: { exposure: 1 } }))
  const backend = await realBackend(() => ({ body, headers: { 'content-encoding': 'gzip' } }))
  const app = await startBefore({ UPSTREAM_API_URL: backend.url })
  const answer = await call(app, '/api/bet/exposure/amount', { token: 'mine' })
  expect(answer.json.data).toEqual({ exposure: 1 })
  expect(answer.headers).not.toHaveProperty('content-encoding')
})

test('a larger body than the API takes is not sent on', async () => {
  const backend = await realBackend(() => exposure)
  const app = await startBefore({ UPSTREAM_API_URL: backend.url })
  const answer = await call(app, '/api/login', { body: { username: 'a'.repeat(70_000) } })
  expect(answer.status).toBe(413)
  const form = Buffer.alloc(13 * 1024 * 1024, 'x')
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const large = await app.app.inject({ method: 'POST', url: '/api/kyc', headers, payload: form })
  expect(large.statusCode).toBe(413)
  expect(backend.reached).toHaveLength(0)
})

test('a server whose backend is itself reports it at the first call', async () => {
  const probe = await serveApp()
  await probe.app.close()
  const app = await startBefore({ UPSTREAM_API_URL: `${probe.origin}/api` })
  await app.app.listen({ port: probe.port, host: '127.0.0.1' })
  const { status, json } = await call(app, '/api/getBanners')
  expect(status).toBe(502)
  expect(json.message).toContain('leads back to this server')
  expect(journalOf(app)).toHaveLength(2)
})

test('planted faults apply to the forwarded call', async () => {
  const failure = { error: true, message: 'No money', code: 'insufficient_funds' }
  const backend = await realBackend(({ url }) => (url === '/bets' ? { status: 422, body: failure } : exposure))
  const app = await startBefore({ UPSTREAM_API_URL: backend.url })
  const { faults } = app.registry.get('default')
  const plant = (operation: string, effect: Parameters<typeof faults.plant>[0]['effect']) =>
    faults.plant({ target: { operation }, effect, times: 1 })
  plant('getExposure', { kind: 'error', status: 503, code: 'maintenance', message: 'Closed' })
  const url = '/api/bet/exposure/amount'
  expect(await call(app, url, { token: 'mine' })).toMatchObject({ status: 503, json: { message: 'Closed' } })
  expect(backend.reached).toHaveLength(0)
  plant('getExposure', { kind: 'malformed-body' })
  expect((await app.app.inject({ url, headers: { authorization: 'mine' } })).body).toBe(
    '{"error":false,"message":"","data":{"',
  )
  plant('placeBet', { kind: 'legacy-error' })
  expect(await call(app, '/api/bets', { token: 'mine', body: {} })).toMatchObject({
    status: 200,
    json: { error: true, errorMessage: 'No money' },
  })
  plant('getExposure', { kind: 'dropped-answer' })
  await expect(call(app, url, { token: 'mine' })).rejects.toThrow()
  expect(backend.reached.map((one) => one.url)).toEqual(['/bet/exposure/amount', '/bets', '/bet/exposure/amount'])
  expect(journalOf(app).at(-1)).toMatchObject({ status: 'dropped', data: { backend: 'upstream' } })
})

test('no caller names another address than the configuration’s', async () => {
  const backend = await realBackend(() => exposure)
  const app = await startBefore({ UPSTREAM_API_URL: `${backend.url}/v2` })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.app.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  for (const line of [
    'GET http://evil.example/api/getBanners HTTP/1.1',
    'GET /api//evil.example/getBanners HTTP/1.1',
    'GET /api/../../getBanners HTTP/1.1',
    'GET /api/@evil.example/getBanners HTTP/1.1',
    'CONNECT evil.example:80 HTTP/1.1',
  ]) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.end(`${line}\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
    socket.resume()
    await once(socket, 'close')
  }
  for (const { url } of backend.reached) expect(url).toMatch(/^\/v2\/getBanners$/)
})
