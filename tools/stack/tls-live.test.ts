/** HTTPS and HTTP/2 of nginx.conf, as a real nginx serves them with the certificate that certificate.sh makes. */
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { connect as connectH2, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2'
import { request } from 'node:https'
import { type AddressInfo, createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isObject, readJson } from '@chaupar/api/document'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../mock-server/src/app.ts'
import { readConfig } from '../../mock-server/src/config.ts'
import { waitForHealth } from '../processes/processes.ts'
import { root, run } from '../processes/run.ts'
import { startNginx } from './nginx.ts'
import { provideNginx, provideOpenssl } from './prerequisites.ts'
import { Caller } from './test-caller.ts'

const folder = mkdtempSync(join(tmpdir(), 'chaupar-tls-'))
const certificate = { TLS_CERTIFICATE: join(folder, 'site.crt'), TLS_CERTIFICATE_KEY: join(folder, 'site.key') }

/** Runs the script of compose.tls.yml; its files come into a folder. */
const layCertificate = (into: string, env: Record<string, string> = {}) =>
  run('sh', [join(root, 'tools/stack/certificate.sh'), into], { env })

beforeAll(async () => {
  if (!(await provideNginx())) throw new Error('nginx is not here and cannot be installed')
  if (!(await provideOpenssl())) throw new Error('openssl is not here and cannot be installed')
  writeFileSync(join(folder, 'index.html'), 'this is index.html')
  const made = await layCertificate(folder)
  if (made.code !== 0) throw new Error(made.output)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function serve(
  environment: Record<string, string>,
  backend: RequestListener = (_asked, answer) => void answer.end(),
) {
  const behind = createServer(backend).listen(0, '127.0.0.1')
  await once(behind, 'listening')
  onTestFinished(() => void behind.close())
  return serveBefore((behind.address() as AddressInfo).port, environment)
}

async function serveBefore(backendPort: number, environment: Record<string, string>) {
  const [port, tlsPort] = [await getPort(), await getPort()]
  const mockUrl = `http://127.0.0.1:${backendPort}`
  const settings = { ...environment, NGINX_TLS_PORT: String(tlsPort) }
  const nginx = await startNginx({ port, mockUrl, webRoot: folder, environment: settings, log: 'ignore' })
  onTestFinished(() => nginx.stop())
  await waitForHealth(`http://127.0.0.1:${port}/healthz/web`, nginx.process)
  return { origin: `http://127.0.0.1:${port}`, tlsPort }
}

/** Calls by HTTP/2 whose certificate is checked; they end with the test. */
function openSession(tlsPort: number) {
  const session = connectH2(`https://localhost:${tlsPort}`, { ca: readFileSync(certificate.TLS_CERTIFICATE) })
  onTestFinished(() => session.destroy())
  const ask = async (path: string, headers: Record<string, string> = {}, body?: object) => {
    const method = body ? 'POST' : 'GET'
    const asked = session.request({ ':path': path, ':method': method, 'content-type': 'application/json', ...headers })
    asked.end(body && JSON.stringify(body))
    const [answer]: (IncomingHttpHeaders & IncomingHttpStatusHeader)[] = await once(asked, 'response')
    return { headers: answer ?? {}, text: Buffer.concat(await asked.toArray()).toString() }
  }
  return { session, ask }
}

test('with a certificate a browser gets HTTP/2 and Strict-Transport-Security', async () => {
  const { origin, tlsPort } = await serve(certificate)
  const { session, ask } = openSession(tlsPort)
  const { headers, text } = await ask('/')
  expect(session.alpnProtocol).toBe('h2')
  expect(headers).toMatchObject({ ':status': 200, 'strict-transport-security': 'max-age=31536000' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(text).toBe('this is index.html')
  const plain = await fetch(origin)
  expect(plain.status).toBe(200)
  expect(plain.headers.has('strict-transport-security')).toBe(false)
})

test('HSTS_MAX_AGE sets how long browsers stay with HTTPS', async () => {
  const { tlsPort } = await serve({ ...certificate, HSTS_MAX_AGE: '300' })
  const { headers } = await openSession(tlsPort).ask('/')
  expect(headers['strict-transport-security']).toBe('max-age=300')
})

test.each([
  ['8443', 'https://play.example:8443'],
  ['443', 'https://play.example'],
])('with HTTPS_PORT=%s HTTP leads to %s, and health checks stay', async (port, secure) => {
  const { origin, tlsPort } = await serve({ ...certificate, HTTPS_PORT: port })
  const caller = new Caller(Number(new URL(origin).port))
  const host = 'play.example:8080'
  for (const path of ['/', '/casino?kind=live&x=%2F', '/api/login', '/public/?EIO=4', '/healthz/webs']) {
    const { status, headers } = await caller.ask(path, { method: 'POST', headers: { host } })
    expect([status, headers.location], path).toEqual([308, `${secure}${path}`])
  }
  for (const path of ['/healthz', '/healthz/web']) expect(await caller.ask(path)).toMatchObject({ status: 200 })
  expect((await openSession(tlsPort).ask('/')).headers[':status']).toBe(200)
})

const scheme: RequestListener = (asked, answer) => {
  answer.setHeader('strict-transport-security', 'max-age=1')
  answer.end(String(asked.headers['x-forwarded-proto']))
}

test('the backend gets the scheme of the browser, and its own Strict-Transport-Security is not passed on', async () => {
  const { origin, tlsPort } = await serve(certificate, scheme)
  const { headers, text } = await openSession(tlsPort).ask('/api/getAppDetails')
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expect(text).toBe('https')
  const plain = await fetch(`${origin}/api/getAppDetails`, { headers: { 'x-forwarded-proto': 'https' } })
  expect(plain.headers.has('strict-transport-security')).toBe(false)
  expect(await plain.text()).toBe('http')
})

test('a trusted proxy that ends TLS in front says which scheme the browser used', async () => {
  const { origin } = await serve({ TRUSTED_PROXIES: '127.0.0.1 ::1' }, scheme)
  for (const [sent, got] of [
    ['https', 'https'],
    ['http', 'http'],
    ['gopher', 'http'],
  ] as const) {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': sent }
    expect(await (await fetch(`${origin}/api/getAppDetails`, { headers })).text(), sent).toBe(got)
  }
})

test('games and sockets of the mock work over HTTPS, with its own origin alone', async () => {
  const { app } = await buildApp(readConfig({ DATA_DIR: ':memory:', LOG_LEVEL: 'silent', TICK_MS: 'off' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { tlsPort } = await serveBefore((app.server.address() as AddressInfo).port, certificate)
  const { ask } = openSession(tlsPort)
  const own = `https://localhost:${tlsPort}`
  const dataOf = (text: string) => {
    const body = readJson(text)
    return isObject(body) && isObject(body.data) ? body.data : {}
  }
  const { token } = dataOf((await ask('/api/login/demo', { origin: own }, {})).text)
  const game = { provider: 'spribe', code: 'aviator', casino: 'spribe', homeUrl: '/casino/spribe', device: 'mobile' }
  const { url } = dataOf((await ask('/game-host/lobby', { authorization: String(token), origin: own }, game)).text)
  const page = await ask(String(url))
  expect(page.headers[':status']).toBe(200)
  expect(page.headers['content-security-policy']).toContain(
    `connect-src ${own}/game-host/ ${own}/live-tv/ wss://localhost:${tlsPort}/public/`,
  )
  const open = async (origin: string) => {
    const key = { 'sec-websocket-key': 'MDEyMzQ1Njc4OWFiY2RlZg==', 'sec-websocket-version': '13' }
    const headers = { connection: 'upgrade', upgrade: 'websocket', origin, ...key }
    const path = '/public/?EIO=4&transport=websocket'
    const ca = readFileSync(certificate.TLS_CERTIFICATE)
    const asked = request({ host: 'localhost', port: tlsPort, path, headers, ca, agent: false }).end()
    onTestFinished(() => void asked.destroy())
    const [answer]: IncomingMessage[] = await Promise.race([once(asked, 'upgrade'), once(asked, 'response')])
    return answer?.statusCode
  }
  expect(await open(own)).toBe(101)
  expect(await open('https://evil.example')).toBe(400)
})

test('certificate.sh keeps what it made until the names change, and takes a given one', async () => {
  const into = mkdtempSync(join(tmpdir(), 'chaupar-certificate-'))
  onTestFinished(() => rmSync(into, { recursive: true }))
  const read = () => new X509Certificate(readFileSync(join(into, 'site.crt')))
  expect((await layCertificate(into, { ALLOWED_HOSTS: 'play.example, 192.168.1.20 fd00::1' })).code).toBe(0)
  const first = read()
  expect(first.subjectAltName?.split(', ')).toEqual([
    'DNS:localhost',
    'IP Address:127.0.0.1',
    'IP Address:0:0:0:0:0:0:0:1',
    'DNS:play.example',
    'IP Address:192.168.1.20',
    'IP Address:FD00:0:0:0:0:0:0:1',
  ])
  expect(first.ca).toBe(false)
  await layCertificate(into, { ALLOWED_HOSTS: 'play.example, 192.168.1.20 fd00::1' })
  expect(read().fingerprint256).toBe(first.fingerprint256)
  await layCertificate(into)
  expect(read().checkHost('play.example')).toBeUndefined()
  const given = { GIVEN_CERTIFICATE: certificate.TLS_CERTIFICATE, GIVEN_KEY: certificate.TLS_CERTIFICATE_KEY }
  expect((await layCertificate(into, given)).code).toBe(0)
  expect(readFileSync(join(into, 'site.crt'))).toEqual(readFileSync(certificate.TLS_CERTIFICATE))
  expect(readFileSync(join(into, 'site.key'))).toEqual(readFileSync(certificate.TLS_CERTIFICATE_KEY))
  const half = await layCertificate(into, { GIVEN_KEY: certificate.TLS_CERTIFICATE_KEY })
  expect(half).toMatchObject({ code: 1, output: expect.stringContaining('go together') })
})

test('without a certificate no port listens for HTTPS', async () => {
  const { tlsPort } = await serve({})
  const [error] = await once(createConnection(tlsPort, '127.0.0.1'), 'error')
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
})
