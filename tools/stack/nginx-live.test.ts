/** nginx.conf as a real nginx runs it. Where no nginx can be started, one line says so. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import getPort from 'get-port'
import { describe, expect, onTestFinished, test } from 'vitest'
import { waitForHealth } from '../processes/processes.ts'
import { eventually } from '../testing/eventually.ts'
import { startNameServer } from './name-server.ts'
import { type NginxOptions, startNginx } from './nginx.ts'
import { provideNginx } from './prerequisites.ts'
import { answerOf, Caller } from './test-caller.ts'

const isHere = await provideNginx()

async function listen(backend: RequestListener, host = '127.0.0.1', port = 0) {
  const server = createServer(backend).listen(port, host)
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  return { port: (server.address() as AddressInfo).port, stop }
}

/** What the backend was asked, and an answer that says so. */
const echo: RequestListener = (asked, answer) =>
  void answer.end(JSON.stringify({ path: asked.url, from: asked.headers['x-forwarded-for'] }))

async function serve(
  options: Partial<NginxOptions> = {},
): Promise<Caller & { folder: string; port: number; log: Readable | null }> {
  const webRoot = mkdtempSync(join(tmpdir(), 'chaupar-web-'))
  onTestFinished(() => rmSync(webRoot, { recursive: true }))
  mkdirSync(join(webRoot, 'assets'))
  for (const file of ['index.html', 'app.html', 'console.html', 'assets/app-1a2b.js'])
    writeFileSync(join(webRoot, file), `this is ${file}`)
  const port = await getPort()
  const nginx = await startNginx({ port, mockUrl: 'http://127.0.0.1:9', webRoot, log: 'ignore', ...options })
  onTestFinished(() => nginx.stop())
  await waitForHealth(`http://127.0.0.1:${port}/healthz/web`, nginx.process)
  return Object.assign(new Caller(port), { folder: nginx.folder, port, log: nginx.process.stderr })
}

if (isHere) {
  test('a backend that comes back under another address is found', async () => {
    const { port, stop } = await listen((_asked, answer) => void answer.end('first'), '127.0.0.2')
    const names = await startNameServer('127.0.0.2')
    onTestFinished(() => names.close())
    const web = await serve({
      mockUrl: `http://backend.test:${port}`,
      environment: { NGINX_LOCAL_RESOLVERS: `127.0.0.1:${names.port}` },
    })
    expect(await web.ask('/api/getAppDetails')).toMatchObject({ status: 200, text: 'first' })
    stop()
    expect(await web.ask('/api/getAppDetails')).toMatchObject({ status: 502 })
    await listen((_asked, answer) => void answer.end('second'), '127.0.0.3', port)
    names.move('127.0.0.3')
    await eventually(async () => expect((await web.ask('/api/getAppDetails')).text).toBe('second'))
    // The other worker asks for the name by itself.
    await eventually(async () => expect((await web.ask('/healthz')).status).toBe(200))
  })

  test('a line that is no request is refused, and the log has no word about a variable', async () => {
    const web = await serve({ log: 'pipe' })
    let log = ''
    web.log?.on('data', (part: Buffer) => {
      log += part.toString()
    })
    const line = connect(web.port, '127.0.0.1')
    line.end('this is no request\r\n\r\n')
    expect(Buffer.concat(await line.toArray()).toString()).toContain('400 Bad Request')
    // What comes after it in the log: the backend is away.
    expect((await web.ask('/api/getAppDetails')).status).toBe(502)
    await eventually(() => expect(log).toContain('connect() failed'))
    expect(log).not.toContain('uninitialized')
  })

  describe('health', () => {
    test('says that all is well only while the backend is, and which half is not', async () => {
      const { port, stop } = await listen((asked, answer) => void answer.end(`backend at ${asked.url}`))
      const web = await serve({ mockUrl: `http://127.0.0.1:${port}` })
      expect(await web.ask('/healthz')).toMatchObject({ status: 200, text: 'backend at /healthz/ready' })
      stop()
      const away = await web.ask('/healthz')
      expect(away).toMatchObject({ status: 503, headers: { 'content-type': 'application/json' } })
      expect(JSON.parse(away.text)).toEqual({ status: 'failed', web: 'ok', backend: 'away' })
      expect((await web.ask('/healthz/web')).status).toBe(200)
    })

    test('takes a backend that refuses for one that is not well', async () => {
      const { port } = await listen((_asked, answer) => void answer.writeHead(500).end('broken'))
      const web = await serve({ mockUrl: `http://127.0.0.1:${port}` })
      expect(await web.ask('/healthz')).toMatchObject({
        status: 503,
        text: expect.stringContaining('"backend":"away"'),
      })
    })

    test('is the word of nginx alone before a backend that has none', async () => {
      const web = await serve({ environment: { HEALTH_UPSTREAM: '' } })
      expect(await web.ask('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok","web":"ok"}' })
    })
  })

  describe('uploads', () => {
    const upload = { method: 'POST', headers: { authorization: 'a-token', 'content-length': String(5 * 1024 * 1024) } }

    test('go through as they come, and nothing of them is laid down', async () => {
      const heard: number[] = []
      const { port } = await listen((asked) => asked.on('data', (part: Buffer) => heard.push(part.length)))
      const web = await serve({ mockUrl: `http://127.0.0.1:${port}` })
      const begun = web.begin('/api/kyc', upload)
      begun.write(Buffer.alloc(1024 * 1024))
      await eventually(() => expect(heard.reduce((sum, bytes) => sum + bytes, 0)).toBe(1024 * 1024))
      expect(
        readdirSync(web.folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\d{6}/.test(name)),
      ).toEqual([])
    })

    test.each(['/api/kyc', '/api/deposit/create'])(
      'of a guest to %s are refused before a byte of them is passed on',
      async (path) => {
        let calls = 0
        const { port } = await listen((_asked, answer) => {
          calls += 1
          answer.end()
        })
        const web = await serve({ mockUrl: `http://127.0.0.1:${port}` })
        const begun = web.begin(path, { ...upload, headers: { 'content-length': String(12 * 1024 * 1024 - 1) } })
        begun.write('a')
        const refused = await answerOf(begun)
        expect(refused).toMatchObject({ status: 401, headers: { 'content-type': 'application/json' } })
        expect(JSON.parse(refused.text)).toEqual({ error: true, message: 'Unauthorized action.', code: 'unauthorized' })
        expect(calls).toBe(0)
      },
    )

    test('are eight at a time from one address, by its own name behind a trusted proxy', async () => {
      let open = 0
      const { port } = await listen((asked, answer) => {
        if (asked.method === 'GET') return void answer.end('documents')
        open += 1
      })
      const web = await serve({
        mockUrl: `http://127.0.0.1:${port}`,
        environment: { TRUSTED_PROXIES: '127.0.0.0/8 ::1' },
      })
      const from = (address: string) => ({ ...upload, headers: { ...upload.headers, 'x-forwarded-for': address } })
      for (let sender = 0; sender < 8; sender += 1) web.begin('/api/kyc', from('203.0.113.7')).write('a')
      await eventually(() => expect(open).toBe(8))
      const begun = web.begin('/api/deposit/create', from('203.0.113.7'))
      begun.write('a')
      const ninth = await answerOf(begun)
      expect(ninth).toMatchObject({ status: 429, headers: { 'content-type': 'application/json' } })
      expect(JSON.parse(ninth.text)).toMatchObject({ error: true, code: 'too_many_requests' })
      expect((await web.ask('/api/kyc', { headers: { 'x-forwarded-for': '203.0.113.7' } })).text).toBe('documents')
      web.begin('/api/kyc', from('203.0.113.8')).write('a')
      await eventually(() => expect(open).toBe(9))
    })

    test('that the backend refuses before it has read them are answered with its refusal', async () => {
      const { port } = await listen((_asked, answer) => void answer.writeHead(401).end('refused'))
      const web = await serve({ mockUrl: `http://127.0.0.1:${port}` })
      const sent = { method: 'POST', headers: { authorization: 'a-dead-token' }, body: Buffer.alloc(5 * 1024 * 1024) }
      const answers = await Promise.all(Array.from({ length: 8 }, () => web.ask('/api/kyc', sent)))
      expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(Array(8).fill('401 refused'))
    })

    test('whose sender falls silent are ended', async () => {
      let ended = false
      const { port } = await listen((asked) => {
        asked.once('close', () => {
          ended = true
        })
      })
      const web = await serve({ mockUrl: `http://127.0.0.1:${port}`, environment: { CLIENT_BODY_TIMEOUT: '1s' } })
      const begun = web.begin('/api/kyc', upload)
      begun.write('a')
      await new Promise((resolve) => begun.once('close', resolve))
      await eventually(() => expect(ended).toBe(true))
    })

    test('alone may be large: any other call is refused in the words of the API', async () => {
      const { port } = await listen(echo)
      const web = await serve({ mockUrl: `http://127.0.0.1:${port}` })
      const large = { method: 'POST', headers: { authorization: 'a-token' } }
      const refused = await web.ask('/api/login', { ...large, body: Buffer.alloc(100_000) })
      expect(JSON.parse(refused.text)).toEqual({
        error: true,
        message: 'The request is too large',
        code: 'body_too_large',
      })
      expect(refused.status).toBe(413)
      expect((await web.ask('/api/login', { ...large, body: Buffer.alloc(64 * 1024) })).status).toBe(200)
      expect((await web.ask('/api/kyc', { ...large, body: Buffer.alloc(100_000) })).status).toBe(200)
      expect((await web.ask('/__mock/worlds/w/journal/replay', { ...large, body: Buffer.alloc(100_000) })).status).toBe(
        200,
      )
    })
  })

  test('a forwarded address is believed from a trusted proxy alone', async () => {
    const { port } = await listen(echo)
    const asked = { headers: { 'x-forwarded-for': '203.0.113.7' } }
    const open = await serve({ mockUrl: `http://127.0.0.1:${port}` })
    expect(JSON.parse((await open.ask('/api/x', asked)).text).from).toBe('127.0.0.1')
    const behind = await serve({ mockUrl: `http://127.0.0.1:${port}`, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
    expect(JSON.parse((await behind.ask('/api/x', asked)).text).from).toBe('203.0.113.7')
  })

  test.each([
    ['/assets/app-1a2b.js', 'bytes=999999-'],
    ['/assets/app-1a2b.js', 'bytes=0-3'],
    ['/', 'bytes=999999-'],
  ])('%s asked for by the range %s comes whole, with each header once', async (path, range) => {
    const web = await serve()
    const { status, raw } = await web.ask(path, { headers: { range } })
    const names = raw.filter((_part, at) => at % 2 === 0).map((name) => name.toLowerCase())
    expect(status).toBe(200)
    expect(names).toContain('content-security-policy')
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('what a path is matched by is what is passed on, however it is written', async () => {
    const { port } = await listen(echo)
    const web = await serve({
      mockUrl: `http://127.0.0.1:${port}`,
      environment: { API_UPSTREAM: `http://127.0.0.1:${port}/v1`, LIVE_TV_UPSTREAM: `http://127.0.0.1:${port}/tv` },
    })
    const passed = async (path: string) => JSON.parse((await web.ask(path)).text).path
    expect(await passed('/api/bets?page=2&q=%2F')).toBe('/v1/bets?page=2&q=%2F')
    expect(await passed('/api/a%20b%25')).toBe('/v1/a%20b%25')
    for (const spelling of ['/api/..%2flive-tv/room', '/api/%2e%2e/live-tv/room', '/l%69ve-tv/room', '//live-tv//room'])
      expect(await passed(spelling)).toBe('/tv/room')
    expect(await passed('/api/..%252f__mock/worlds')).toBe('/v1/..%252f__mock/worlds')
    expect(await passed('/api/x%0d%0aHost:%20evil')).toBe('/v1/x%0D%0AHost:%20evil')
    expect(await web.ask('/api/../../etc/passwd')).toMatchObject({ status: 400 })
  })

  test('what the backend hands out is sent from the build', async () => {
    const { port } = await listen((_asked, answer) => void answer.setHeader('x-accel-redirect', '/console.html').end())
    const web = await serve({ mockUrl: `http://127.0.0.1:${port}` })
    expect(await web.ask('/__mock/')).toMatchObject({ status: 200, text: 'this is console.html' })
  })

  test("an operator's own paths are as little kept as the mock's", async () => {
    const { port } = await listen((_asked, answer) => void answer.end('{}'))
    const web = await serve({ environment: { API_UPSTREAM: `http://127.0.0.1:${port}` } })
    expect((await web.ask('/api/wallet')).headers['cache-control']).toBe('no-store')
    expect((await web.ask('/exchange/cricket')).headers['cache-control']).toBe('no-cache')
    expect((await web.ask('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
} else {
  test('nginx is not here and cannot be installed, so nginx.conf is looked at as a text only', () => {
    expect(isHere).toBe(false)
  })
}
