/** HTTPS and HTTP/2 of nginx.conf, as a real nginx serves them with a certificate that is made here for a day. */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { connect as connectH2 } from 'node:http2'
import { request } from 'node:https'
import { type AddressInfo, createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { waitForHealth } from '../processes/processes.ts'
import { run } from '../processes/run.ts'
import { startNginx } from './nginx.ts'
import { provideNginx, provideOpenssl } from './prerequisites.ts'

const folder = mkdtempSync(join(tmpdir(), 'chaupar-tls-'))
const certificate = { TLS_CERTIFICATE: join(folder, 'site.crt'), TLS_CERTIFICATE_KEY: join(folder, 'site.key') }

beforeAll(async () => {
  if (!(await provideNginx())) throw new Error('nginx is not here and cannot be installed')
  if (!(await provideOpenssl())) throw new Error('openssl is not here and cannot be installed')
  writeFileSync(join(folder, 'index.html'), 'this is index.html')
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    certificate.TLS_CERTIFICATE_KEY,
  ]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1']
  const made = await run('openssl', ['req', '-x509', ...key, ...names, '-out', certificate.TLS_CERTIFICATE])
  if (made.code !== 0) throw new Error(made.output)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function serve(
  environment: Record<string, string>,
  backend: RequestListener = (_asked, answer) => void answer.end(),
) {
  const behind = createServer(backend).listen(0, '127.0.0.1')
  behind.on('upgrade', (_asked, line) =>
    line.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
  )
  await once(behind, 'listening')
  onTestFinished(() => void behind.close())
  const [port, tlsPort] = [await getPort(), await getPort()]
  const mockUrl = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`
  const settings = { ...environment, NGINX_TLS_PORT: String(tlsPort) }
  const nginx = await startNginx({ port, mockUrl, webRoot: folder, environment: settings, log: 'ignore' })
  onTestFinished(() => nginx.stop())
  await waitForHealth(`http://127.0.0.1:${port}/healthz/web`, nginx.process)
  return { origin: `http://127.0.0.1:${port}`, tlsPort }
}

test('with a certificate a browser gets HTTP/2 and Strict-Transport-Security', async () => {
  const { origin, tlsPort } = await serve(certificate)
  const session = connectH2(`https://localhost:${tlsPort}`, { ca: readFileSync(certificate.TLS_CERTIFICATE) })
  onTestFinished(() => session.destroy())
  const asked = session.request({ ':path': '/' })
  const [headers] = await once(asked, 'response')
  expect(session.alpnProtocol).toBe('h2')
  expect(headers).toMatchObject({ ':status': 200, 'strict-transport-security': 'max-age=31536000' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(Buffer.concat(await asked.toArray()).toString()).toBe('this is index.html')
  const plain = await fetch(origin)
  expect(plain.status).toBe(200)
  expect(plain.headers.has('strict-transport-security')).toBe(false)
})

test('the backend hears which it was, and its own word on HTTPS is not passed on', async () => {
  const { origin, tlsPort } = await serve(certificate, (asked, answer) => {
    answer.setHeader('strict-transport-security', 'max-age=1')
    answer.end(String(asked.headers['x-forwarded-proto']))
  })
  const session = connectH2(`https://localhost:${tlsPort}`, { ca: readFileSync(certificate.TLS_CERTIFICATE) })
  onTestFinished(() => session.destroy())
  const asked = session.request({ ':path': '/api/getAppDetails' })
  const [headers] = await once(asked, 'response')
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expect(Buffer.concat(await asked.toArray()).toString()).toBe('https')
  const plain = await fetch(`${origin}/api/getAppDetails`)
  expect(plain.headers.has('strict-transport-security')).toBe(false)
  expect(await plain.text()).toBe('http')
})

test('the socket opens over HTTPS', async () => {
  const { tlsPort } = await serve(certificate)
  const headers = { connection: 'upgrade', upgrade: 'websocket' }
  const ca = readFileSync(certificate.TLS_CERTIFICATE)
  const asked = request({ host: 'localhost', port: tlsPort, path: '/public/', headers, ca }).end()
  const [answer] = await once(asked, 'upgrade')
  expect(answer.statusCode).toBe(101)
})

test('without a certificate no port listens for HTTPS', async () => {
  const { tlsPort } = await serve({})
  const [error] = await once(createConnection(tlsPort, '127.0.0.1'), 'error')
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
})
