/** Which form of a file of the build is sent, by nginx and by the mock: both the same, under the same headers. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../mock-server/src/app.ts'
import { readConfig } from '../../mock-server/src/config.ts'
import { waitForHealth } from '../processes/processes.ts'
import { startNginx } from './nginx.ts'
import { provideNginx } from './prerequisites.ts'

const browser = 'gzip, deflate, br, zstd'
/** Long enough that nginx would pack it on the way, too. */
const contents: Readonly<Record<string, string>> = {
  'index.html': `<title>landing</title>${'<p>a word</p>'.repeat(200)}`,
  'app.html': `<title>app</title>${'<p>a word</p>'.repeat(200)}`,
  'assets/app-1a2b.js': `export const name = 'é'\n${'// a line\n'.repeat(200)}`,
  'assets/app-1a2b.css': `${'.a { color: red }\n'.repeat(200)}`,
  'art/banner.svg': `<svg>${'<g/>'.repeat(500)}</svg>`,
}
const unpacked = ['assets/small-1a2b.js', 'assets/font-1a2b.woff2']

const folder = mkdtempSync(join(tmpdir(), 'chaupar-packed-'))
const ends: (() => Promise<unknown>)[] = []
const ports: Record<string, number> = {}

beforeAll(async () => {
  for (const part of ['assets', 'art']) mkdirSync(join(folder, part))
  for (const [file, text] of Object.entries(contents)) {
    writeFileSync(join(folder, file), text)
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text))
  }
  for (const file of unpacked) writeFileSync(join(folder, file), 'as it is')
  const { app } = await buildApp(
    readConfig({ DATA_DIR: ':memory:', LOG_LEVEL: 'silent', TICK_MS: 'off', WEB_DIST: folder }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  ends.push(() => app.close())
  ports['the mock'] = (app.server.address() as AddressInfo).port
  if (!(await provideNginx())) throw new Error('nginx is not here and cannot be installed')
  ports.nginx = await getPort()
  const mockUrl = `http://127.0.0.1:${ports['the mock']}`
  const nginx = await startNginx({
    port: ports.nginx,
    mockUrl,
    webRoot: folder,
    environment: { API_UPSTREAM: mockUrl },
  })
  ends.unshift(() => nginx.stop())
  await waitForHealth(`http://127.0.0.1:${ports.nginx}/healthz/web`, nginx.process)
})

afterAll(async () => {
  for (const end of ends) await end()
  rmSync(folder, { recursive: true })
})

const unpack: Record<string, (packed: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

async function ask(server: string, path: string, headers: Record<string, string>, method = 'GET') {
  const begun = request({ port: ports[server], host: '127.0.0.1', path, method, headers, agent: false }).end()
  const [answer]: IncomingMessage[] = await once(begun, 'response')
  if (answer === undefined) throw new Error('no answer')
  const body = Buffer.concat(await answer.toArray())
  const { 'content-encoding': encoding, 'content-type': type, 'cache-control': cache, vary, etag } = answer.headers
  const text = encoding === undefined || body.length === 0 ? body : (unpack[encoding]?.(body) ?? body)
  return { status: answer.statusCode, encoding, type, cache, vary: vary?.toLowerCase(), etag, text: text.toString() }
}

describe.each(['the mock', 'nginx'])('%s sends', (server) => {
  test.each([
    ['/', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/home', 'app.html', 'text/html; charset=utf-8', 'no-cache'],
    [
      '/assets/app-1a2b.js',
      'assets/app-1a2b.js',
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/assets/app-1a2b.css', 'assets/app-1a2b.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/art/banner.svg', 'art/banner.svg', 'image/svg+xml', 'no-cache'],
  ])('%s to a browser as brotli, under its own type', async (path, file, type, cache) => {
    const answer = await ask(server, path, { 'accept-encoding': browser })
    expect(answer).toMatchObject({ status: 200, encoding: 'br', type, cache, vary: 'accept-encoding' })
    expect(answer.text).toBe(contents[file])
    const head = await ask(server, path, { 'accept-encoding': browser }, 'HEAD')
    expect(head).toEqual({ ...answer, text: '' })
  })

  test.each([
    ['br', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['gzip;q=1, br ; q=1.000', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['brotli, x-br, gzip', 'gzip'],
    ['identity', undefined],
    ['br;q=0', undefined],
    ['', undefined],
  ])('to who takes "%s" the form %s, and says that it depends', async (accepted, encoding) => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/assets/app-1a2b.js', 'assets/app-1a2b.js'],
    ] as const) {
      const answer = await ask(server, path, { 'accept-encoding': accepted })
      expect(answer).toMatchObject({ status: 200, encoding, vary: 'accept-encoding', text: contents[file] })
    }
  })

  test('a file that was not packed as it is', async () => {
    for (const file of unpacked) {
      const answer = await ask(server, `/${file}`, { 'accept-encoding': browser })
      expect(answer).toMatchObject({ status: 200, encoding: undefined, text: 'as it is' })
    }
  })

  test('a cached form is not sent again, and the other form is', async () => {
    const asked = (accepted: string, etag = '') =>
      ask(server, '/assets/app-1a2b.js', { 'accept-encoding': accepted, 'if-none-match': etag })
    const [brotli, gzip, plain] = [await asked(browser), await asked('gzip'), await asked('identity')]
    expect(new Set([brotli.etag, gzip.etag, plain.etag]).size).toBe(3)
    expect(await asked(browser, brotli.etag)).toMatchObject({ status: 304, vary: 'accept-encoding', text: '' })
    expect(await asked(browser, gzip.etag)).toMatchObject({ status: 200, encoding: 'br' })
  })

  test('a missing file as missing, and no packed file in place of one', async () => {
    for (const path of ['/assets/none.js', '/none.css', '/assets/', '/assets']) {
      const answer = await ask(server, path, { 'accept-encoding': browser })
      expect(answer).toMatchObject({ status: 404, encoding: undefined })
    }
    const asFile = await ask(server, '/assets/app-1a2b.js.br', { 'accept-encoding': 'identity' })
    expect(asFile).toMatchObject({ status: 200, encoding: undefined })
    expect(asFile.type).not.toContain('javascript')
  })
})

test('nginx says of what another server sends nothing that this one does not', async () => {
  const packed = '/assets/app-1a2b.js.br'
  const own = await ask('the mock', packed, { 'accept-encoding': browser })
  expect(await ask('nginx', `/api${packed}`, { 'accept-encoding': browser })).toEqual(own)
})
