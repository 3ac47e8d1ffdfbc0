import { expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { call, logIn, serveApp, startApp } from '../support/server.ts'
import { connect, emitRaw, next } from '../support/sockets.ts'
import { pass, startMs } from '../support/worlds.ts'

const steering = '/__mock/worlds/journaled'

/** A server with a frozen world of its own, named in every call. */
async function started() {
  const app = await startApp()
  const world = app.registry.create({ name: 'journaled', seed: 'journaled', frozenAtMs: startMs })
  const headers = { 'x-world': 'journaled' }
  const ask = async (query = '') => (await call(app, `${steering}/journal?${query}`)).json.data.entries
  return { app, world, headers, ask }
}

test('calls, answers, ledger entries, clock moves and actions stand in one order', async () => {
  const { app, headers, ask } = await started()
  const { lastId } = (await call(app, `${steering}/journal`)).json.data
  await logIn(app, headers)
  await call(app, `${steering}/money/credit`, { body: { username: 'player', amount: 12.5 } })
  await call(app, `${steering}/clock/advance`, { body: { ms: 1000 } })
  await call(app, `${steering}/faults`, { body: { target: { group: 'all' }, effect: { kind: 'legacy-error' } } })
  const entries = await ask(`after=${lastId}`)
  expect(entries.map(({ id }) => id)).toEqual(entries.map((_, index) => lastId + 1 + index))
  expect(entries.map(({ kind, name, status }) => [kind, name, status])).toEqual([
    ['http', 'login', 200],
    ['ledger', 'credit', undefined],
    ['control', 'creditPlayer', 200],
    ['clock', 'advanceClock', 200],
    ['fault', 'plantFault', 200],
  ])
  expect(entries[0]).toMatchObject({
    at: '2026-11-21T02:30:00.000Z',
    text: 'POST /api/login 200',
    data: { request: { username: 'player' }, answer: { user: { mobileno: '9820041177' } } },
  })
  expect(entries[1]).toMatchObject({ username: 'player', text: expect.stringContaining('real 12.50') })
  expect(entries[1]?.data?.lines).toMatchObject([
    { account: 'house', amountPaise: -12_50 },
    { account: 'real', amountPaise: 12_50 },
    { account: 'house-restricted', amountPaise: -12_50 },
    { account: 'restricted', amountPaise: 12_50 },
  ])
})

test('the opening credits are the first entries of a world', async () => {
  const { ask } = await started()
  expect(await ask('limit=1000')).toMatchObject([
    { id: 1, kind: 'ledger', name: 'opening-credit', username: 'player' },
    { id: 2, kind: 'ledger', name: 'opening-credit' },
    { id: 3, kind: 'ledger', name: 'opening-credit' },
    { id: 4, kind: 'ledger', name: 'opening-credit' },
    { id: 5, kind: 'clock', name: 'tick' },
  ])
})

test('no password, token or code is in it', async () => {
  const { app, world, headers, ask } = await started()
  const token = await logIn(app, headers)
  await call(app, '/api/login', { headers, body: { username: 'player', password: 'My-own-secret9' } })
  const mobile = { mobile: '9811122233', country_code: '91' }
  await call(app, '/api/sendOtpToMobile', { headers, body: mobile })
  const [sent] = (await call(app, `${steering}/otp`)).json.data
  await call(app, '/api/mobileVerification', { headers, body: { ...mobile, otp: sent?.code } })
  await call(app, '/api/bets', { headers, token })
  await call(app, `${steering}/player/revoke-token`, { body: { token } })
  const entries = await ask('limit=1000')
  expect(entries.find(({ name }) => name === 'login')?.data).toMatchObject({ answer: { token: 'token#1' } })
  expect(entries.find(({ name }) => name === 'verifyMobile')?.data).toMatchObject({ request: { otp: 'otp#1' } })
  const exported = await call(app, `${steering}/journal/export`)
  for (const secret of ['Chaupar123', 'My-own-secret9', token, there(sent).code]) {
    expect(JSON.stringify(entries)).not.toContain(secret)
    expect(exported.text).not.toContain(secret)
  }
  const stored = world.store.all('SELECT data, answer FROM journal', [], (row) => row.textOrNull('data'))
  expect(stored.join()).not.toContain('My-own-secret9')
})

test('no key of a page that pays, plays or shows a balance is in it', async () => {
  const { app, headers, ask } = await started()
  const token = await logIn(app, headers)
  const pay = { gateway: 'm_paytm', amount: 500 }
  const paying = (await call(app, '/api/deposit/fastpayme', { headers, token, body: pay })).json.data.redirectUrl
  const game = { provider: 'spribe', code: 'aviator', casino: 'spribe', device: 'mobile' } as const
  const playing = (await call(app, '/game-host/lobby', { headers, token, body: { ...game, homeUrl: paying } })).json
    .data.url
  const page = (await call(app, playing)).text
  const visiting = /data-source="([^"]*)"/.exec(page)?.[1] ?? ''
  await call(app, '/game-host/lobby', { headers, token, body: { ...game, homeUrl: visiting } })
  await call(app, `/api/getBanners?from=${playing}&token=${token}`, { headers })
  await call(app, `${paying}/pay`, { method: 'POST', headers })
  const journal = JSON.stringify(await ask('limit=1000'))
  for (const shown of [
    '/game-host/pay/d-1.***',
    '/game-host/play/journaled/***',
    '/game-host/visits/journaled/***/balance',
  ]) {
    expect(journal).toContain(shown)
  }
  expect(journal).toContain('approveDeposit d-1')
  const keys = [paying.split('.')[1], playing.split('/')[4], visiting.split('/')[4], token]
  for (const key of keys) {
    expect(there(key).length).toBeGreaterThanOrEqual(32)
    expect(journal).not.toContain(key)
  }
})

test('socket messages of both directions, with their player', async () => {
  const app = await serveApp()
  app.registry.create({ name: 'journaled', seed: 'journaled' })
  const headers = { 'x-world': 'journaled' }
  const token = await logIn(app, headers)
  const socket = await connect(app.origin, { token, headers })
  await emitRaw(socket, 'get:balance')
  const toast = next(socket, 'notification_toast')
  await call(app, `${steering}/push/toast`, { body: { username: 'player', message: 'Hello' } })
  await toast
  const { entries } = (await call(app, `${steering}/journal?kind=socket`)).json.data
  expect(entries.map(({ name, direction, status }) => [name, direction, status])).toEqual([
    ['connect', 'in', 'success'],
    ['get:balance', 'in', undefined],
    ['get:balance', 'out', 'success'],
    ['notification_toast', 'out', undefined],
  ])
  expect(entries.every(({ username }) => username === 'player')).toBe(true)
  expect(entries[3]?.data?.payload).toEqual({ message: 'Hello' })
})

test('filters by kind, by words and by id, the newest first to stay', async () => {
  const { app, headers, ask } = await started()
  await logIn(app, headers)
  await call(app, '/api/getBanners', { headers })
  await call(app, '/api/getAppDetails', { headers })
  expect((await ask('kind=http')).map(({ name }) => name)).toEqual(['login', 'getBanners', 'getAppDetails'])
  expect((await ask('text=GETB')).map(({ name }) => name)).toEqual(['getBanners'])
  expect((await ask('text=100%25')).length).toBe(0)
  expect((await ask('text=login%20200')).map(({ name }) => name)).toEqual(['login'])
  expect((await ask('text=login%20422')).length).toBe(0)
  expect((await ask('kind=ledger&text=PLAYER%20opening&limit=1')).map(({ name }) => name)).toEqual(['opening-credit'])
  const requestId = (await call(app, '/api/getBanners', { headers })).headers['x-request-id']
  await call(app, '/api/getAppDetails', { headers })
  const waited = call(app, `${steering}/journal?text=${requestId}&waitMs=1000`)
  expect(await ask(`text=${requestId}`)).toMatchObject([{ name: 'getBanners', data: { call: { requestId } } }])
  expect((await waited).json.data.entries).toHaveLength(1)
  expect((await ask('limit=1')).map(({ name }) => name)).toEqual(['getAppDetails'])
  const { counts } = (await call(app, `${steering}/journal`)).json.data
  expect(counts).toEqual({ http: 5, ledger: 4, clock: 1 })
})

test('every refusal whose id is shown has its row: of a flood, of a planted failure, of an invalid token', async () => {
  const app = await startApp({ rateLimit: 1 })
  app.registry.create({ name: 'journaled', seed: 'journaled', frozenAtMs: startMs })
  const headers = { 'x-world': 'journaled' }
  const rowOf = async (id: string) => (await call(app, `${steering}/journal?text=${id}`)).json.data.entries
  const banners = () => call(app, '/api/getBanners', { headers })
  const flood = [await banners(), await banners(), await banners()]
  expect(flood.map(({ status }) => status)).toEqual([200, 200, 429])
  const fault = { target: { operation: 'listNotifications' }, effect: { kind: 'error', status: 503 }, times: 1 }
  await call(app, `${steering}/faults`, { body: fault })
  const away = await call(app, '/api/notifications', { headers })
  const unknown = await call(app, '/api/bets', { headers, token: 'none-of-ours' })
  for (const [refused, status, name] of [
    [there(flood[2]), 429, 'getBanners'],
    [away, 503, 'listNotifications'],
    [unknown, 401, 'listMatchBets'],
  ] as const) {
    const id = String(refused.headers['x-request-id'])
    expect(await rowOf(id)).toMatchObject([{ kind: 'http', name, status, data: { call: { requestId: id } } }])
  }
})

test('an entry is waited for by its name and its fields', async () => {
  const { app, headers } = await started()
  const match = { name: 'login', status: 401, where: { 'request.username': 'unknown' } }
  const waiting = call(app, `${steering}/journal/wait`, { body: { match } })
  await call(app, '/api/login', { headers, body: { username: 'player', password: 'Wrong12345' } })
  await call(app, '/api/login', { headers, body: { username: 'unknown', password: 'Wrong12345' } })
  const { json } = await waiting
  expect(json.data).toMatchObject({ kind: 'http', status: 401, data: { request: { username: 'unknown' } } })
})

test('an existing entry is answered at once, unless it is older than the given id', async () => {
  const { app, headers } = await started()
  await call(app, '/api/getBanners', { headers })
  const wait = (body: object) => call(app, `${steering}/journal/wait`, { body })
  const { json } = await wait({ match: { name: 'getBanners' }, timeoutMs: 0 })
  expect(json.data.name).toBe('getBanners')
  expect(await wait({ match: { name: 'getBanners' }, after: json.data.id, timeoutMs: 20 })).toMatchObject({
    status: 408,
    json: { code: 'journal_timeout' },
  })
})

test('a query that waits answers as soon as something fits, and with nothing in the end', async () => {
  const { app, headers } = await started()
  const waiting = call(app, `${steering}/journal?kind=http&waitMs=20000`)
  await call(app, '/api/getBanners', { headers })
  expect((await waiting).json.data.entries).toMatchObject([{ name: 'getBanners' }])
  expect((await call(app, `${steering}/journal?kind=socket&waitMs=20`)).json.data.entries).toEqual([])
})

test('a waiting reader is answered when the world or the server ends', async () => {
  const { app } = await started()
  const body = { match: { name: 'placeBet' }, timeoutMs: 60_000 }
  const first = call(app, `${steering}/journal/wait`, { body })
  const query = call(app, `${steering}/journal?kind=socket&waitMs=60000`)
  await call(app, `${steering}/journal/wait`, { body: { ...body, timeoutMs: 0 } })
  await call(app, '/__mock/worlds/journaled', { method: 'DELETE' })
  expect((await first).status).toBe(408)
  expect((await query).json.data.entries).toEqual([])
  const second = call(app, '/__mock/worlds/default/journal/wait', { body })
  await call(app, '/__mock/worlds/default/journal/wait', { body: { ...body, timeoutMs: 0 } })
  await app.app.close()
  expect((await second).status).toBe(408)
})

test('a world keeps its last 20,000 entries', async () => {
  const { world } = await started()
  for (let left = 20_500; left > 0; left -= 1) {
    world.journal.append({ kind: 'control', name: 'filler', text: String(left) })
  }
  const entries = world.journal.query({})
  expect(entries.length).toBe(20_000)
  expect(entries.at(-1)).toMatchObject({ id: 20_505, text: '1' })
  expect(world.journal.query({ after: 20_504 }).length).toBe(1)
})

test('a tick is journaled when it did more than move prices', async () => {
  const { world } = await started()
  pass(world, 1000)
  expect(world.journal.query({ kind: 'clock', after: 5 })).toEqual([])
  pass(world, 24 * 60 * 60 * 1000)
  expect(world.journal.query({ kind: 'clock', after: 5 })).toMatchObject([{ name: 'tick' }])
})
