import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../support/folders.ts'
import { call, startApp } from '../support/server.ts'

const navigation = { accept: 'text/html,application/xhtml+xml' }

function buildFolder(): string {
  const folder = newFolder()
  for (const page of ['index', 'app', 'console']) writeFileSync(join(folder, `${page}.html`), `<title>${page}</title>`)
  writeFileSync(join(folder, 'drawer.js'), 'open()')
  return folder
}

test.each(['/__mock/', '/__mock/docs', '/__mock/gallery'])(
  'a browser gets the console at %s, under the policy, without a token',
  async (path) => {
    const { app } = await startApp({ webDist: buildFolder(), controlToken: 'right-token' })
    const answer = await app.inject({ url: path, headers: navigation })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('<title>console</title>')
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'; style-src-attr")
  },
)

test('a slash that is missing, or one too many, is mended, and a program still gets the list', async () => {
  const app = await startApp({ webDist: buildFolder() })
  const led = await app.app.inject({ url: '/__mock', headers: navigation })
  expect([led.statusCode, led.headers.location]).toEqual([302, '/__mock/'])
  for (const page of ['/__mock/docs', '/__mock/gallery']) {
    const answer = await app.app.inject({ url: `${page}/`, headers: navigation })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, page])
  }
  expect((await call(app, '/__mock/')).json.data).toMatchObject([{ name: 'default' }])
})

test('a web server in front receives the name of its own file to send', async () => {
  const { app } = await startApp()
  for (const url of ['/__mock/', '/__mock/docs', '/__mock/gallery']) {
    const answer = await app.inject({ url, headers: navigation })
    expect(answer.headers['x-accel-redirect']).toBe('/console.html')
    expect(answer.headers['content-type']).toContain('text/html')
  }
})

test('there is no page where there is no control surface', async () => {
  const { app } = await startApp({ webDist: buildFolder(), control: false })
  for (const url of ['/__mock/', '/__mock/docs', '/__mock/gallery']) {
    expect((await app.inject({ url, headers: navigation })).statusCode).toBe(404)
  }
})

test('the drawer is in the pages that this server serves, where the control surface is, and nowhere else', async () => {
  const load = "import('/__mock/drawer.js');"
  const { app } = await startApp({ webDist: buildFolder() })
  expect((await app.inject('/config.js')).body).toContain(load)
  expect((await app.inject('/__mock/drawer.js')).body).toBe('open()')
  expect((await app.inject('/drawer.js')).statusCode).toBe(404)
  for (const config of [{ webDist: buildFolder(), control: false }, {}]) {
    const other = await startApp(config)
    expect((await other.app.inject('/config.js')).body).not.toContain('drawer')
    expect((await other.app.inject('/__mock/drawer.js')).statusCode).toBe(404)
  }
})
