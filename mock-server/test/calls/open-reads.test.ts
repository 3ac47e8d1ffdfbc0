import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { listMatches } from '../../src/domain/matches/matches.ts'
import type { Answer } from '../support/answers.ts'
import { newFolder } from '../support/folders.ts'
import { call, logIn, serveApp } from '../support/server.ts'
import { startMs } from '../support/worlds.ts'

const steering = '/__mock/worlds/journaled'
const details = '/api/getAppDetails'

/** A folder that counts as the built web: with it every answer carries the headers of the served site. */
function builtWeb(): string {
  const folder = newFolder()
  for (const page of ['index.html', 'app.html']) writeFileSync(join(folder, page), '')
  return folder
}

/** A listening server with a frozen world, and a client that reads from it. */
async function started(...[overrides, seams]: Parameters<typeof serveApp>) {
  const app = await serveApp(overrides, seams)
  const world = app.registry.create({ name: 'journaled', seed: 'journaled', frozenAtMs: startMs })
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const sent = request(app.origin + url, {
      headers: { 'x-world': 'journaled', 'user-agent': 'Tester', ...headers },
    }).end()
    const [answer]: IncomingMessage[] = await once(sent, 'response')
    if (answer === undefined) throw new Error(`${url} has no answer`)
    const text = await textOf(answer)
    const json: Answer<unknown> = JSON.parse(text)
    return { status: answer.statusCode, headers: answer.headers, text, json }
  }
  const journal = () => world.journal.query({ kind: 'http' })
  return { ...app, world, get, journal }
}

test('an open read is answered the same to every caller, and the journal records the caller', async () => {
  const { app, world, get, journal } = await started({ webDist: builtWeb() })
  const [match] = listMatches(world, {})
  const token = await logIn({ app }, { 'x-world': 'journaled' })
  const reads = [details, '/api/getBanners', `/api/bet/match/odds?matchId=${match?.refMatchId}`, '/api/sports/matches']
  const callers: [Record<string, string>, string][] = [
    [{ authorization: 'stale' }, '127.0.0.1'],
    [{ 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
    [{ 'x-forwarded-for': '198.51.100.1, 2001:db8::7, 10.0.0.3', authorization: token }, '2001:db8::7'],
    [{ 'x-forwarded-for': `${'203.0.113.66,'.repeat(200)} <unknown>` }, '127.0.0.1'],
  ]
  for (const url of reads) {
    const first = await get(url)
    for (const [headers, source] of callers) {
      const again = await get(url, headers)
      expect(again.text).toBe(first.text)
      expect(Object.keys(again.headers).sort()).toEqual(Object.keys(first.headers).sort())
      const player = headers.authorization === token ? { username: 'player' } : {}
      const sent = url.includes('?') ? { matchId: match?.refMatchId } : {}
      const data = { request: sent, call: { method: 'GET', url, source, userAgent: 'Tester' } }
      expect(journal().at(-1)).toMatchObject({ status: 200, ...player, data })
    }
  }
  await get(details, { authorization: token })
  expect(journal().at(-1)).toMatchObject({ username: 'player', data: { call: { token: 'token#1' } } })
})

test("a caller's own request id comes back, and an insane one does not", async () => {
  const { get } = await started()
  expect((await get(details, { 'x-request-id': 'my-own-id-1' })).headers['x-request-id']).toBe('my-own-id-1')
  expect((await get(details, { 'x-request-id': '<b>' })).headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('the next read shows a change: settings, maintenance, the world, a fault', async () => {
  const { app, origin, registry, world, get } = await started()
  await get(details)

  const { current } = world.settings
  world.settings.replace({ ...current, appDetails: { ...current.appDetails, SEO_TITLE: 'Another' } })
  expect(await get(details)).toMatchObject({ json: { data: { SEO_TITLE: 'Another' } } })

  const body = { target: { group: 'all' }, effect: { kind: 'error', status: 503 }, times: 1 }
  await call({ app }, `${steering}/faults`, { body })
  expect((await get(details)).status).toBe(503)
  expect((await get(details)).status).toBe(200)

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

test('the odds of a match are those of the world that is asked', async () => {
  const { registry, world, get } = await started()
  registry.create({ name: 'empty', scenario: 'no-matches' })
  const [match] = listMatches(world, {})
  const odds = `/api/bet/match/odds?matchId=${match?.refMatchId}`
  expect((await get(odds)).status).toBe(200)
  expect((await get(odds, { 'x-world': 'empty' })).status).toBe(404)
})

test('a read waits until the data it may have read is on the disk', async () => {
  const { registry, world, get } = await started()
  registry.create({ name: 'other' })
  const disk = Promise.withResolvers<void>()
  const pending = vi.spyOn(world.commits, 'pending', 'get').mockReturnValue(disk.promise)
  let isAnswered = false
  const reading = get(details).then((answer) => {
    isAnswered = true
    return answer
  })
  await eventually(() => expect(pending).toHaveBeenCalled())
  expect((await get(details, { 'x-world': 'other' })).status).toBe(200)
  expect(isAnswered).toBe(false)
  disk.resolve()
  expect((await reading).status).toBe(200)
})
