import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listMatches } from '../src/domain/matches/matches.ts'
import type { Answer } from './answers.ts'
import { call, logIn, serveApp } from './server.ts'
import { startMs } from './worlds.ts'

const steering = '/__mock/worlds/told'
const details = '/api/getAppDetails'
/** What differs from answer to answer of the same call. */
const ownHeaders = ['x-request-id', 'date']

/** A listening server with a frozen world; counts the calls that take the long way through Fastify. */
async function started(...[overrides, seams]: Parameters<typeof serveApp>) {
  const app = await serveApp(overrides, seams)
  const world = app.registry.create({ name: 'told', seed: 'told', frozenAtMs: startMs })
  let longWays = 0
  const count = (): void => {
    longWays += 1
  }
  subscribe('tracing:fastify.request.handler:start', count)
  onTestFinished(() => {
    unsubscribe('tracing:fastify.request.handler:start', count)
  })
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const before = longWays
    const sent = request(app.origin + url, { headers: { 'x-world': 'told', 'user-agent': 'Tester', ...headers } }).end()
    const [answer]: IncomingMessage[] = await once(sent, 'response')
    if (answer === undefined) throw new Error(`${url} has no answer`)
    const text = await textOf(answer)
    const json: Answer<unknown> = JSON.parse(text)
    return { status: answer.statusCode, headers: answer.headers, text, json, isShort: longWays === before }
  }
  /** The same call, said to have a body: such ones are left to Fastify. */
  const getByLongWay = (url: string, headers: Record<string, string>) => get(url, { ...headers, 'content-length': '0' })
  const told = () => world.journal.query({ kind: 'http' }).map(({ id: _id, ms: _ms, ...entry }) => entry)
  return { ...app, world, get, getByLongWay, told }
}

test('an open read is answered the same on both ways, and told the same', async () => {
  const { app, world, get, getByLongWay, told } = await started({ webDist: import.meta.dirname })
  const [match] = listMatches(world, {})
  const token = await logIn({ app }, { 'x-world': 'told' })
  const reads = [details, '/api/getBanners', `/api/bet/match/odds?matchId=${match?.refMatchId}`, '/api/sports/matches']
  const callers: [Record<string, string>, string][] = [
    [{}, '127.0.0.1'],
    [{ authorization: token }, '127.0.0.1'],
    [{ authorization: 'stale' }, '127.0.0.1'],
    [{ 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
    [{ 'x-forwarded-for': '198.51.100.1, 2001:db8::7, 10.0.0.3', authorization: token }, '2001:db8::7'],
    [{ 'x-forwarded-for': `${'203.0.113.66,'.repeat(200)} <unknown>` }, '127.0.0.1'],
  ]
  for (const url of reads) {
    await get(url)
    for (const [headers, source] of callers) {
      const [first, again] = [await getByLongWay(url, headers), await get(url, headers)]
      expect([url, first.isShort, again.isShort]).toEqual([url, false, true])
      expect(again.text).toBe(first.text)
      const shared = ({ headers: all }: typeof first) =>
        Object.entries(all).filter(([name]) => !ownHeaders.includes(name))
      expect(shared(again).sort()).toEqual(shared(first).sort())
      const [one, other] = told().slice(-2)
      expect(other).toEqual(one)
      const player = headers.authorization === token ? { username: 'player' } : {}
      expect(other).toMatchObject({ ...player, data: { call: { source } } })
    }
  }
  expect(told().at(-3)).toMatchObject({ username: 'player', data: { call: { token: 'token#1' } } })
})

test('guests behind a trusted web server are counted by their own address on both ways, others by the peer', async () => {
  const statuses = async (trustProxy: string[]) => {
    const { get, getByLongWay } = await started({ rateLimit: 1, trustProxy }, { processNow: () => 0 })
    await get(details, { 'x-forwarded-for': '203.0.113.1' })
    const answers = [
      await getByLongWay(details, { 'x-forwarded-for': '203.0.113.2' }),
      await get(details, { 'x-forwarded-for': '203.0.113.2' }),
      await getByLongWay(details, { 'x-forwarded-for': '203.0.113.2' }),
      await get(details, { 'x-forwarded-for': '203.0.113.3' }),
    ]
    return answers.map(({ status, isShort }) => (status === 200 && isShort ? 'short way' : status))
  }
  expect(await statuses(['loopback'])).toEqual([200, 'short way', 429, 'short way'])
  expect(await statuses([])).toEqual([200, 429, 429, 429])
  expect(await statuses(['10.0.0.0/8'])).toEqual([200, 429, 429, 429])
})

test("a caller's own request id comes back, and an insane one does not", async () => {
  const { get } = await started()
  await get(details)
  expect((await get(details, { 'x-request-id': 'my-own-id-1' })).headers['x-request-id']).toBe('my-own-id-1')
  expect((await get(details, { 'x-request-id': '<b>' })).headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('what changes is seen by the next read: settings, maintenance, the world, a fault, the clock', async () => {
  const { app, origin, registry, world, get } = await started()
  const control = (path: string, body: object) => call({ app }, steering + path, { body })
  await get(details)
  expect((await get(details)).isShort).toBe(true)

  const { current } = world.settings
  world.settings.replace({ ...current, appDetails: { ...current.appDetails, SEO_TITLE: 'Another' } })
  expect(await get(details)).toMatchObject({ isShort: true, json: { data: { SEO_TITLE: 'Another' } } })

  await control('/faults', { target: { group: 'all' }, effect: { kind: 'error', status: 503 }, times: 1 })
  expect((await get(details)).status).toBe(503)
  expect((await get(details)).isShort).toBe(true)

  await get('/api/getBanners')
  world.settings.replace({ ...current, appDetails: { ...current.appDetails, BRAND_STATUS: 'away' } })
  expect((await get('/api/getBanners')).json.code).toBe('maintenance')
  expect((await get(details)).json.data).toMatchObject({ BRAND_STATUS: 'away' })

  registry.create({ name: 'other' })
  expect((await get(details, { 'x-world': 'other' })).json.data).toMatchObject({ BRAND_STATUS: 'live' })
  expect((await get(details, { 'x-world': 'nowhere' })).status).toBe(404)
  const stale = await fetch(origin + details, { headers: { cookie: 'world=gone' } })
  expect(stale.headers.get('set-cookie')).toContain('world=;')
})

test('a match that has gone is refused on both ways', async () => {
  const { registry, world, get } = await started()
  registry.create({ name: 'empty', scenario: 'no-matches' })
  const [match] = listMatches(world, {})
  const odds = `/api/bet/match/odds?matchId=${match?.refMatchId}`
  await get(odds)
  expect((await get(odds)).isShort).toBe(true)
  const elsewhere = await get(odds, { 'x-world': 'empty' })
  expect([elsewhere.isShort, elsewhere.status]).toEqual([false, 404])
})

test('a caller that floods is limited, by its token when it has one', async () => {
  const { app, get } = await started({ rateLimit: 2 })
  const token = await logIn({ app }, { 'x-world': 'told' })
  const statuses = async (headers: Record<string, string>) => {
    const answers = []
    for (let left = 6; left > 0; left -= 1) answers.push(await get(details, headers))
    return answers
  }
  const guest = await statuses({})
  expect(guest.map(({ status }) => status).filter((status) => status === 200).length).toBeLessThanOrEqual(5)
  expect(guest.at(-1)).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
  expect((await statuses({ authorization: token }))[1]).toMatchObject({ status: 200, isShort: true })
})

test('a call that leaves the short way is counted once', async () => {
  const { registry, world, get } = await started({ rateLimit: 2 }, { processNow: () => 0 })
  registry.create({ name: 'empty', scenario: 'no-matches' })
  const [match] = listMatches(world, {})
  const odds = `/api/bet/match/odds?matchId=${match?.refMatchId}`
  await get(odds)
  const statuses = []
  for (let times = 0; times < 5; times += 1) statuses.push((await get(odds, { 'x-world': 'empty' })).status)
  expect(statuses).toEqual([404, 404, 404, 404, 429])

  // One was answered above. The disk refuses the next, which the long way then answers.
  vi.spyOn(world.commits, 'pending', 'get').mockImplementationOnce(() => Promise.reject(new Error('the disk is full')))
  const others = []
  for (let times = 0; times < 4; times += 1) others.push(await get(odds))
  expect(others.map(({ status, isShort }) => (status === 200 && isShort ? 'short way' : status))).toEqual([
    200,
    'short way',
    'short way',
    429,
  ])
})

test('a read waits until what it may have read is on the disk', async () => {
  const { registry, world, get } = await started()
  registry.create({ name: 'other' })
  await get(details)
  const disk = Promise.withResolvers<void>()
  const pending = vi.spyOn(world.commits, 'pending', 'get').mockReturnValue(disk.promise)
  let isAnswered = false
  const reading = get(details).then((answer) => {
    isAnswered = true
    return answer
  })
  await vi.waitFor(() => expect(pending).toHaveBeenCalled())
  expect((await get(details, { 'x-world': 'other' })).status).toBe(200)
  expect(isAnswered).toBe(false)
  disk.resolve()
  expect((await reading).status).toBe(200)
})
