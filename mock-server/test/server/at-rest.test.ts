import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { newFolder } from '../support/folders.ts'
import { ready, run } from '../support/process.ts'
import { call, logIn, startApp } from '../support/server.ts'

const phone = { phone: '9820041177', countryCode: '91' }
const card = { type: 'card', number: '4111111111111111', holder: 'Asha' }

/** Every file of a folder and of those in it, as text; their rights by path. */
function contents(folder: string): { text: string; modes: Record<string, string> } {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8)
  return {
    text: paths
      .filter((path) => statSync(path).isFile())
      .map((path) => readFileSync(path, 'latin1'))
      .join(''),
    modes: Object.fromEntries([['', mode(folder)], ...paths.map((path) => [path.slice(folder.length), mode(path)])]),
  }
}

test('a database has no usable token, code, launch or card number', async () => {
  const dataDir = newFolder()
  const app = await startApp({ dataDir })
  const token = await logIn(app)
  await call(app, '/api/forgot-password', { body: phone })
  const code = there((await call(app, '/__mock/worlds/default/otp')).json.data[0]).code
  await call(app, '/api/bank', { body: card, token, headers: { 'idempotency-key': 'key-00000001' } })
  const game = { provider: 'spribe', code: 'aviator', casino: 'spribe', homeUrl: '/home', device: 'mobile' }
  const { url } = (await call(app, '/game-host/lobby', { body: game, token })).json.data
  await call(app, '/__mock/worlds/default/save', { body: { as: 'kept' } })
  const { text } = contents(dataDir)
  const launchToken = url.split('/').at(-1) ?? ''
  expect(launchToken.length).toBeGreaterThan(20)
  for (const secret of [token, launchToken, card.number]) expect(text).not.toContain(secret)
  const kept = new DatabaseSync(join(dataDir, 'saved', 'kept.sqlite'), { readOnly: true })
  const row = kept.prepare('SELECT * FROM otp_codes').get()
  kept.close()
  expect(Object.values(row ?? {})).not.toContain(code)
  expect(row?.code_hash).toMatch(/^[\w-]{43}$/)
})

test('tokens and codes cannot be computed from a database and its seed without the key beside it', async () => {
  const [here, elsewhere] = [await startApp({ dataDir: newFolder() }), await startApp({ dataDir: newFolder() })]
  const tokens = [await logIn(here), await logIn(elsewhere)]
  expect(here.registry.get('default').seed).toBe(elsewhere.registry.get('default').seed)
  expect(tokens[0]).not.toBe(tokens[1])
})

test('the folder keeps its key: after a restart codes are still right, without it they are not shown', async () => {
  const dataDir = newFolder()
  const first = await startApp({ dataDir })
  const token = await logIn(first)
  await call(first, '/api/forgot-password', { body: phone })
  const sent = (await call(first, '/__mock/worlds/default/otp')).json.data
  await first.app.close()
  const again = await startApp({ dataDir })
  expect((await call(again, '/__mock/worlds/default/otp')).json.data).toEqual(sent)
  expect((await call(again, '/api/bets', { token })).status).toBe(200)
  await again.app.close()
  rmSync(join(dataDir, 'server.key'))
  const keyless = await startApp({ dataDir })
  expect((await call(keyless, '/__mock/worlds/default/otp')).json.data).toEqual([])
  expect((await call(keyless, '/api/bets', { token })).status).toBe(200)
})

test('files are for their owner alone, also those of an older server', async () => {
  const folder = newFolder()
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'saved'), { mode: 0o755 })
  new DatabaseSync(join(folder, 'default.sqlite')).close()
  chmodSync(join(folder, 'default.sqlite'), 0o644)
  const origin = await ready(run({ DATA_DIR: folder, CONTROL: 'on', LOG_LEVEL: 'silent' }))
  const post = (path: string, body: object) =>
    fetch(`${origin}/__mock/worlds${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('/default/save', { as: 'kept' })
  await post('', { name: 'made' })
  const { modes } = contents(folder)
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining([
      '/default.sqlite',
      '/default.sqlite-wal',
      '/lock.sqlite',
      '/server.key',
      '/saved/kept.sqlite',
      '/worlds/made.sqlite',
      '/worlds/made.sqlite-wal',
    ]),
  )
  for (const [path, mode] of Object.entries(modes))
    expect([path, mode]).toEqual([path, /^$|^\/(saved|worlds)$/.test(path) ? '700' : '600'])
})

test("the served program hashes at OWASP's cost and answers others meanwhile", async () => {
  const folder = newFolder()
  const origin = await ready(run({ DATA_DIR: folder, LOG_LEVEL: 'silent' }))
  const done: string[] = []
  const signIn = async (name: string): Promise<void> => {
    const body = JSON.stringify({ username: 'player', password: 'Chaupar123' })
    const answer = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    done.push(`${name} ${answer.status}`)
  }
  const signingIn = Promise.all([signIn('login'), signIn('login')])
  await fetch(`${origin}/api/getAppDetails`)
  done.push('read')
  await signingIn
  expect(done).toEqual(['read', 'login 200', 'login 200'])
  const database = new DatabaseSync(join(folder, 'default.sqlite'), { readOnly: true })
  const row = database.prepare("SELECT password_hash AS hash FROM players WHERE username = 'player'").get()
  database.close()
  expect(row?.hash).toMatch(/^13:[0-9a-f]+:[0-9a-f]{64}$/)
})
