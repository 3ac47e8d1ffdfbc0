import { expect, test } from 'vitest'
import { stateDigest } from '../../../src/world/state-digest.ts'
import { there } from '../../support/answers.ts'
import { newFolder } from '../../support/folders.ts'
import { call, logIn, startApp } from '../../support/server.ts'
import { brokenInvariants } from '../../support/worlds.ts'
import { contentOf, open, playWithSecrets, saved, source, sourceWorld } from './bundle-server.ts'

test.each([
  [['default']],
  [['low-balance']],
  [['rich', 'slow']],
  [['bonus-only', 'flaky']],
  [['bonus-active', 'legacy-errors']],
  [['bonus-expired', 'malformed-answers']],
  [['deposit-pending', 'gateways-down']],
  [['deposit-declined', 'otp-send-fails']],
  [['withdraw-pending', 'offline-socket']],
  [['described-forms', 'connect-error']],
  [['large-exposure', 'no-ack']],
  [['many-bets', 'session-check-fails']],
  [['settled-match', 'demo-check-fails']],
  [['abandoned-match', 'unauthorized-other']],
  [['suspended-market', 'game-url-fails']],
  [['ball-running', 'game-frame-fails']],
  [['no-matches', 'game-frame-hangs']],
  [['round-left-open', 'rgs-slow']],
  [['next-crash-at', 'rgs-answer-lost']],
  [['username-taken', 'otp-wrong']],
])('a world with %j is opened from a file in the same state, with its money in order', async (scenario) => {
  const here = await startApp()
  const world = sourceWorld(here, scenario)
  await logIn(here, source).catch(() => {})
  await call(here, '/__mock/worlds/source/money/credit', { body: { username: 'player', amount: 12.5 } })
  await call(here, '/__mock/worlds/source/clock/advance', { body: { ms: 61_000 } })
  const bundle = await saved(here)
  expect(bundle.shortened).toEqual([])
  const elsewhere = await startApp({ dataDir: newFolder() })
  const { status, json } = await open(elsewhere, bundle, { name: 'opened' })
  expect([status, json.message]).toEqual([200, ''])
  const opened = elsewhere.registry.get('opened')
  expect(stateDigest(opened.store)).toBe(bundle.digest)
  expect(brokenInvariants(opened)).toEqual([])
  expect(opened.faults.list()).toEqual(bundle.world.faults)
  expect(json.data).toMatchObject({
    seed: 's',
    clock: bundle.world.clock,
    ledgerEntries: world.journal.counts().counts.ledger,
  })
  expect(opened.journal.query({})).toEqual(world.journal.query({}))
})

test('a file holds no token, code, password, account number or key of an address, and opens with none of them', async () => {
  const here = await startApp()
  const world = sourceWorld(here)
  const { links, ...secrets } = await playWithSecrets(here)
  const screen = {
    startedAt: 1,
    address: `/bets?token=${secrets.tokens[0]}`,
    events: [
      {
        type: 2,
        timestamp: 1,
        data: { links, typed: { ...secrets, keys: [] }, list: [`Your code is ${secrets.codes[0]}.`] },
      },
    ],
  }
  const bundle = await saved(here, { screen, note: `I sent ${secrets.accounts[0]} and ${secrets.tokens[1]}` })
  const content = contentOf(bundle)
  for (const [kind, values] of Object.entries(secrets))
    for (const value of values) expect([kind, content.includes(value)]).toEqual([kind, false])
  const hashes = world.store.all('SELECT token_hash AS hash FROM tokens', [], (row) => row.text('hash'))
  for (const hash of hashes) expect(content.includes(hash)).toBe(false)
  expect(bundle.screen?.address).toBe('/bets?token=***')
  expect(JSON.stringify(bundle.screen?.events)).toContain('Your code is otp#1.')
  const elsewhere = await startApp()
  expect((await open(elsewhere, bundle, { name: 'source' })).json.message).toBe('')
  expect(stateDigest(elsewhere.registry.get('source').store)).toBe(bundle.digest)
  expect(elsewhere.registry.get('source').journal.query({})).toEqual(world.journal.query({}))
  for (const token of secrets.tokens)
    expect((await call(elsewhere, '/api/bets', { token, headers: source })).status).toBe(401)
  expect((await call(elsewhere, '/__mock/worlds/source/otp')).json.data).toEqual([])
  for (const password of secrets.passwords)
    expect(
      (await call(elsewhere, '/api/login', { body: { username: 'ravi11', password }, headers: source })).status,
    ).toBe(401)
  expect(await logIn(elsewhere, source)).toMatch(/^[\w-]{43}$/)
})

test('on the server that saved it no player is signed in either, and the world itself stays as it is', async () => {
  const app = await startApp()
  sourceWorld(app)
  const token = await logIn(app, source)
  const bundle = await saved(app)
  const { json } = await open(app, bundle)
  const opened = { 'x-world': json.data.name }
  expect((await call(app, '/api/bets', { token, headers: opened })).status).toBe(401)
  expect((await call(app, '/api/bets', { token, headers: source })).status).toBe(200)
  expect((await call(app, '/__mock/worlds/source/journal')).json.data.entries.map(({ name }) => name)).not.toContain(
    'saveBundle',
  )
})

test('a world whose clock ran goes on from the moment of saving', async () => {
  const here = await startApp({}, { systemNow: () => Date.parse('2026-11-21T02:30:00.000Z') })
  here.registry.create({ name: 'source', seed: 's' })
  const bundle = await saved(here)
  let nowMs = Date.parse('2027-05-01T00:00:00.000Z')
  const elsewhere = await startApp({}, { systemNow: () => nowMs })
  await open(elsewhere, bundle, { name: 'opened' })
  nowMs += 2000
  expect((await call(elsewhere, '/__mock/worlds/opened/clock')).json.data).toEqual({
    now: '2026-11-21T02:30:02.000Z',
    frozen: false,
    factor: 1,
  })
})

test('the world of a row is as it stood right after it, money included', async () => {
  const app = await startApp()
  sourceWorld(app)
  await logIn(app, source)
  for (const amount of [1, 2, 4])
    await call(app, '/__mock/worlds/source/money/credit', { body: { username: 'player', amount } })
  const bundle = await saved(app)
  const balanceAt = async (at: number | undefined) => {
    const { json } = await open(app, bundle, { at })
    expect(json.message).toBe('')
    const players = (await callPlayers(json.data.name)).json.data
    return there(players.find(({ username }) => username === 'player')).wallet.balance
  }
  const callPlayers = (name: string) => call(app, `/__mock/worlds/${name}/players`)
  const credits = bundle.journal.filter(({ name }) => name === 'creditPlayer').map(({ id }) => id)
  const first = there(credits[0])
  expect(await balanceAt(first - 2)).toBe(10_000)
  // The row of the ledger stands before the row of the action that posted it.
  expect(there(bundle.journal.find(({ id }) => id === first - 1)).kind).toBe('ledger')
  expect(await balanceAt(first - 1)).toBe(10_001)
  expect(await Promise.all(credits.map(balanceAt))).toEqual([10_001, 10_003, 10_007])
  const { json } = await open(app, bundle, { at: first })
  expect(json.data.clock).toEqual({
    now: there(bundle.journal.find(({ id }) => id === first)).at,
    frozen: true,
    factor: 0,
  })
  const last = await open(app, bundle, { at: there(bundle.journal.at(-1)).id, name: 'last' })
  expect(last.json.data.name).toBe('last')
  expect(stateDigest(app.registry.get('last').store)).toBe(bundle.digest)
})

test('a world whose tables were upgraded is opened too', async () => {
  const here = await startApp()
  const { store } = sourceWorld(here)
  store.run('ALTER TABLE bets DROP COLUMN offer_met')
  store.run("ALTER TABLE bets ADD COLUMN offer_met TEXT NOT NULL DEFAULT ''")
  const bundle = await saved(here)
  const elsewhere = await startApp()
  expect((await open(elsewhere, bundle, { name: 'opened' })).json.message).toBe('')
  expect(stateDigest(elsewhere.registry.get('opened').store)).toBe(bundle.digest)
})
