import { expect, test } from 'vitest'
import { listMatches, matchOdds } from '../../src/domain/matches/matches.ts'
import type { Market } from '../../src/domain/odds/market.ts'
import { stateDigest } from '../../src/world/state-digest.ts'
import type { World } from '../../src/world/world.ts'
import { there } from '../support/answers.ts'
import { call, callFor, logIn, startApp } from '../support/server.ts'
import { brokenInvariants, startMs } from '../support/worlds.ts'

const steering = '/__mock/worlds/journaled'
const headers = { 'x-world': 'journaled' }
const mobile = { mobile: '9811122233', country_code: '91' }

type Server = Awaited<ReturnType<typeof startApp>>

const exportOf = async (app: Server) => (await call(app, `${steering}/journal/export`)).json.data
const replay = (app: Server, journal: Awaited<ReturnType<typeof exportOf>>) =>
  call(app, '/__mock/journal/replay', { body: { name: 'again', journal } })

function openOdds(world: World): Market {
  const open = listMatches(world, { when: 'inplay' }).flatMap(({ refMatchId }) => matchOdds(world, refMatchId).markets)
  const market = open.find(({ status, marketType }) => status === 'open' && marketType === 'match_odds')
  if (!market) throw new Error('no open market')
  return market
}

/** A player signs up with a code, bets, is credited, lets a day pass, logs out; an operator plants faults. */
async function play(app: Server, world: World): Promise<void> {
  let posted = 0
  const post = <const Url extends string>(url: Url, body: object, token?: string) => {
    posted += 1
    return call(app, url, {
      headers: { ...headers, 'idempotency-key': `key-${posted}-00001` },
      body,
      ...(token ? { token } : {}),
    })
  }
  await post('/api/sendOtpToMobile', mobile)
  const { code } = there((await call(app, `${steering}/otp`)).json.data[0])
  await post('/api/mobileVerification', { ...mobile, otp: code === '000000' ? '000001' : '000000' })
  await post('/api/mobileVerification', { ...mobile, otp: code })
  const person = { name: 'Ravi', username: 'ravi11', password: 'My-own-secret9', typeId: 3, parentId: 81026, ...mobile }
  const { token } = (await post('/api/register', { ...person, otp: code })).json.data
  const bank = { holder: 'Ravi', bankName: 'Play Bank', ifsc: 'PLAY0000001' }
  expect((await post('/api/bank', { type: 'bank', number: '000011112222', ...bank }, token)).status).toBe(200)
  expect((await post('/api/bank', { type: 'card', number: '4111111111111111', holder: 'Ravi' }, token)).status).toBe(
    200,
  )
  const limits = { deposit: { daily: 5000 } }
  expect((await call(app, '/api/limits', { method: 'PUT', headers, body: limits, token })).status).toBe(200)
  await call(app, `${steering}/clock/advance`, { body: { ms: 61_000 } })
  const market = openOdds(world)
  const [runner] = market.runners
  const bet = { marketId: market.marketId, selectionId: runner?.selectionId, side: 'back', stake: 500 }
  await post(
    '/api/bets',
    { ...bet, odds: (runner?.back[0]?.priceHundredths ?? 0) / 100, accept: { policy: 'any' } },
    token,
  )
  await call(app, `${steering}/faults`, {
    body: { target: { operation: 'getBanners' }, effect: { kind: 'error', status: 503 }, share: 0.5 },
  })
  for (let left = 8; left > 0; left -= 1) await call(app, '/api/getBanners', { headers })
  await call(app, `${steering}/scenario`, { body: { scenarios: [{ name: 'low-balance', params: { balance: 12.5 } }] } })
  await call(app, `${steering}/clock/advance`, { body: { ms: 24 * 60 * 60 * 1000 } })
  await logIn(app, headers)
  await post('/api/login', { username: 'ravi11', password: 'My-own-secret9' })
  await call(app, `${steering}/money/credit`, { body: { username: 'ravi11', amount: 0.5 } })
  await call(app, '/api/signout', { headers, token })
}

test('a journal that is replayed gives the same state, answers and ledger', async () => {
  const app = await startApp()
  const world = app.registry.create({ name: 'journaled', seed: 'replayed', frozenAtMs: startMs })
  await play(app, world)
  const journal = await exportOf(app)
  expect(journal.entries.filter(({ name }) => name === 'settlement')).toHaveLength(1)
  expect(JSON.stringify(journal)).not.toMatch(/4111111111111111|000011112222/)
  const { status, json } = await replay(app, journal)
  expect(status, json.message).toBe(200)
  expect(json.data.differences).toEqual([])
  expect(json.data.digest).toBe(stateDigest(world.store))
  const again = app.registry.get('again')
  expect(stateDigest(again.store)).toBe(stateDigest(world.store))
  expect(brokenInvariants(again)).toEqual([])
})

/** Reads that an open console repeats. */
const watched = ['markets', 'players', 'invariants', 'clock', 'money/requests', 'otp', 'faults'] as const

test.each([
  ['no client watches', []],
  ['the console watches', watched],
] as const)('a world whose clock ran while %s is replayed at the same moments', async (_, reads) => {
  let nowMs = startMs
  const app = await startApp({}, { systemNow: () => (nowMs += 7) })
  const world = app.registry.create({ name: 'journaled', seed: 'replayed' })
  const run = async () => {
    for (let left = 30; left > 0; left -= 1) {
      nowMs += 1000
      // Between two ticks, when prices could have come farther: a read must not bring them on.
      for (const read of reads) expect((await callFor(app, `${steering}/${read}`)).status, read).toBe(200)
      nowMs += 1000
      await call(app, '/api/sports/matches', { headers })
      world.tick()
    }
  }
  await run()
  await play(app, world)
  await run()
  const { json } = await replay(app, await exportOf(app))
  expect(json.data.differences).toEqual([])
  expect(json.data.digest).toBe(stateDigest(world.store))
})

test('a world that the console watches is replayed without a difference', async () => {
  const app = await startApp()
  const world = app.registry.create({ name: 'journaled', seed: 'replayed', frozenAtMs: startMs })
  const unwatched = app.registry.create({ name: 'unwatched', seed: 'replayed', frozenAtMs: startMs })
  const headers = { 'x-world': 'journaled' }
  for (let step = 0; step < 10; step += 1) {
    expect((await call(app, '/__mock/worlds/journaled/markets')).status).toBe(200)
    await call(app, '/__mock/worlds/journaled/clock/advance', { body: { ms: 2500 } })
    await call(app, '/__mock/worlds/unwatched/clock/advance', { body: { ms: 2500 } })
    const listed = await call(app, '/api/sports/matches', { headers })
    expect(listed.json).toEqual((await call(app, '/api/sports/matches', { headers: { 'x-world': 'unwatched' } })).json)
  }
  expect(stateDigest(world.store)).toBe(stateDigest(unwatched.store))
  const { json } = await replay(app, await exportOf(app))
  expect(json.data.differences).toEqual([])
  expect(json.data.digest).toBe(stateDigest(world.store))
})

test('a followed match and an answer above 4 kB are replayed the same; a difference is reported', async () => {
  const app = await startApp()
  const world = app.registry.create({ name: 'journaled', seed: 'replayed', frozenAtMs: startMs })
  const headers = { 'x-world': 'journaled' }
  const { refMatchId, marketId, runners } = openOdds(world)
  const { selectionId } = there(runners[0])
  // Followed by a socket, which is not done again: each move is published, and so numbered.
  world.feed.askListeners((followed) => followed === refMatchId)
  for (let step = 0; step < 5; step += 1) {
    await call(app, `${steering}/clock/advance`, { body: { ms: 7_000 } })
    expect((await call(app, '/api/sports/matches', { headers })).text.length).toBeGreaterThan(4096)
  }
  const price = { selectionId, side: 'back', price: 3.15 }
  await call(app, `${steering}/markets/${marketId}/price`, { body: price })
  await call(app, '/api/sports/matches', { headers })
  const journal = await exportOf(app)
  expect((await replay(app, journal)).json.data.differences).toEqual([])
  await call(app, '/__mock/worlds/again', { method: 'DELETE' })
  const [asked] = journal.entries.filter(({ name }) => name === 'movePrice')
  const entries = journal.entries.map((entry) =>
    entry === asked ? { ...entry, data: { ...entry.data, request: { marketId, ...price, price: 3.25 } } } : entry,
  )
  const { differences } = (await replay(app, { ...journal, entries })).json.data
  // As long as before, and not the same.
  expect(differences[0]).toMatch(
    /^#\d+ listMatches, answer: "\((\d+) characters, \w{12}\)" became "\(\1 characters, \w{12}\)"$/,
  )
})

test('an export goes into a replay as it came, by one line of curl', async () => {
  const app = await startApp()
  const world = app.registry.create({ name: 'journaled', seed: 'replayed', frozenAtMs: startMs })
  await play(app, world)
  const exported = (await call(app, `${steering}/journal/export`)).json
  const { status, json } = await call(app, '/__mock/journal/replay', { body: exported })
  expect(status, json.message).toBe(200)
  expect(json.data.differences).toEqual([])
  expect(json.data.digest).toBe(stateDigest(world.store))
  const neither = await call(app, '/__mock/journal/replay', { body: { name: 'none' } })
  expect(neither).toMatchObject({ status: 400, json: { message: expect.stringContaining('journal is required') } })
})

test('calls that were refused for coming too often are left out, and nothing differs', async () => {
  const app = await startApp({ rateLimit: 1 })
  const world = app.registry.create({ name: 'journaled', seed: 'replayed', frozenAtMs: startMs })
  const share = { target: { operation: 'getBanners' }, effect: { kind: 'error', status: 503 }, share: 0.5 }
  await call(app, `${steering}/faults`, { body: share })
  const statuses: number[] = []
  for (let left = 5; left > 0; left -= 1) statuses.push((await call(app, '/api/getBanners', { headers })).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  const bank = { type: 'bank', number: '000011112222', holder: 'Asha', bankName: 'Play Bank', ifsc: 'PLAY0000001' }
  const token = await logIn(app, headers)
  for (let left = 3; left > 0; left -= 1) await call(app, '/api/bank', { headers, token })
  expect((await call(app, '/api/bank', { headers, token, body: bank })).status).toBe(200)
  const { json } = await replay(app, await exportOf(app))
  expect(json.data.differences).toEqual([])
  expect(json.data.digest).toBe(stateDigest(world.store))
})

test('a changed journal is detected', async () => {
  const app = await startApp()
  const world = app.registry.create({ name: 'journaled', seed: 'replayed', frozenAtMs: startMs })
  await play(app, world)
  const journal = await exportOf(app)
  const entries = journal.entries.map((entry) =>
    entry.name === 'creditPlayer'
      ? { ...entry, data: { ...entry.data, request: { ...Object(entry.data?.request), amount: 0.75 } } }
      : entry,
  )
  const { json } = await replay(app, { ...journal, entries })
  expect(json.data.differences).toEqual([
    expect.stringMatching(/^#\d+ credit, text: .*real 0\.50.* became .*real 0\.75/),
    'The state at the end is another one',
  ])
})

test('an incomplete journal or one without a seed is refused', async () => {
  const app = await startApp()
  const { data } = (await call(app, '/__mock/worlds/default/journal/export')).json
  expect(data.world.seed).toBe('')
  expect(await replay(app, data)).toMatchObject({ status: 400, json: { message: expect.stringContaining('seed') } })
  app.registry.create({ name: 'journaled', seed: 'replayed' })
  const journal = await exportOf(app)
  const cut = { ...journal, entries: journal.entries.slice(1) }
  expect(await replay(app, cut)).toMatchObject({ status: 400, json: { message: expect.stringContaining('beginning') } })
  expect(app.registry.has('again')).toBe(false)
  app.registry.create({ name: 'again' })
  expect((await replay(app, journal)).status).toBe(409)
})
