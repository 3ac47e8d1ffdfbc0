import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../mock-server/src/app.ts'
import { readConfig } from '../../mock-server/src/config.ts'
import { waitForHealth } from '../processes/processes.ts'
import { startNginx } from './nginx.ts'
import { provideNginx } from './prerequisites.ts'

/** Ways to spell the console's page and the control surface that are not their own. */
const otherSpellings = [
  '/console.html',
  '/drawer.js',
  '//console.html',
  '/./console.html',
  '/x/../console.html',
  '/%63onsole.html',
  '/%2563onsole.html',
  '/console%2ehtml',
  '/console%2Ehtm%6C',
  '/Console.html',
  '/console.html/',
  '/console.html//',
  '/console.html%2f',
  '/%2fconsole.html',
  '/..%2fconsole.html',
  '/assets/..%2fconsole.html',
  '/assets/../console.html',
  '/console.html.gz',
  '/console.html.br',
  '/console.html%00',
  '/api/..%2f__mock/',
  '/api/..%2f__mock/worlds/default/otp',
  '/api/../__mock/worlds',
  '/api/%2e%2e/__mock/worlds',
  '/assets/..%2f__mock/worlds',
  '/%5f%5fmock/worlds',
  '/%5F_mock/worlds/default/otp',
  '/_%5fmock/',
  '//__mock/worlds',
  '/./__mock/worlds',
  '/public/..%2f__mock/worlds',
]

const consoleText = '<title>console</title>'
const folder = mkdtempSync(join(tmpdir(), 'chaupar-hidden-'))
const ends: (() => Promise<unknown>)[] = []

async function mockOn(control: 'on' | 'off', webDist: string): Promise<string> {
  const { app } = await buildApp(
    readConfig({ DATA_DIR: ':memory:', CONTROL: control, LOG_LEVEL: 'silent', TICK_MS: 'off', WEB_DIST: webDist }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  ends.push(() => app.close())
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

async function nginxBefore(mockUrl: string): Promise<string> {
  const port = await getPort()
  const nginx = await startNginx({ port, mockUrl, webRoot: folder })
  ends.unshift(() => nginx.stop())
  await waitForHealth(`http://127.0.0.1:${port}/healthz`, nginx.process)
  return `http://127.0.0.1:${port}`
}

/** Asks for a path as it stands: fetch would tidy it. */
async function ask(origin: string, path: string): Promise<{ status: number; text: string; policy: string }> {
  const { hostname, port } = new URL(origin)
  const [answer] = await once(request({ hostname, port, path, headers: { accept: 'text/html' } }).end(), 'response')
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  return { status: Number(answer.statusCode), text, policy: String(answer.headers['content-security-policy']) }
}

const origins: Record<string, Record<'on' | 'off', string>> = {}

beforeAll(async () => {
  for (const page of ['index', 'app', 'console']) writeFileSync(join(folder, `${page}.html`), `<title>${page}</title>`)
  for (const end of ['gz', 'br']) writeFileSync(join(folder, `console.html.${end}`), consoleText)
  origins['the mock itself'] = { on: await mockOn('on', folder), off: await mockOn('off', folder) }
  if (!(await provideNginx())) throw new Error('nginx is not here and cannot be installed')
  const [on, off] = [await mockOn('on', ''), await mockOn('off', '')]
  origins.nginx = { on: await nginxBefore(on), off: await nginxBefore(off) }
})

afterAll(async () => {
  for (const end of ends) await end()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['the mock itself', 'nginx'])('%s', (server) => {
  const origin = (control: 'on' | 'off'): string => {
    const found = origins[server]?.[control]
    if (found === undefined) throw new Error(`${server} was not started`)
    return found
  }

  test.each(otherSpellings)('%s is not served to players, control surface on or off', async (path) => {
    for (const control of ['on', 'off'] as const) {
      const { status, text } = await ask(origin(control), path)
      expect([400, 404], `${control}: ${status} ${text}`).toContain(status)
      expect(text).not.toContain(consoleText)
    }
  })

  test('the console is there under its own name, and only with the control surface', async () => {
    expect(await ask(origin('on'), '/__mock/')).toMatchObject({ status: 200, text: consoleText })
    expect((await ask(origin('off'), '/__mock/')).status).toBe(404)
    expect((await ask(origin('on'), '/__mock/worlds?x=%2f')).status).toBe(400)
    expect((await ask(origin('on'), '/__mock/worlds/default')).status).toBe(200)
  })

  test('the console may stand in a frame of its own site and draw styles of recorded pages; no page of the site may', async () => {
    const { policy: console } = await ask(origin('on'), '/__mock/')
    expect(console).toContain("style-src 'self' 'unsafe-inline';")
    expect(console).toContain("frame-ancestors 'self';")
    expect(console).toContain("script-src 'self';")
    const { policy: page } = await ask(origin('off'), '/home')
    expect(page).toContain("style-src 'self';")
    expect(page).toContain("frame-ancestors 'none';")
  })

  test.each(['/%2f%80', '/%25%80', '/console.html%zz'])('%s breaks nothing', async (path) => {
    expect((await ask(origin('on'), path)).status).toBeLessThan(500)
  })

  test.each(['/', '/home', '/casino/a%2Fb', '/exchange/%E0%A4%95'])('%s is a page', async (path) => {
    expect((await ask(origin('off'), path)).status).toBe(200)
  })
})
