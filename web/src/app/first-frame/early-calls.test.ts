import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../../tools/testing/eventually.ts'
import { earlyKey, takeEarlyAnswer } from '../../api/early-answers.ts'
import type { HttpRequest } from '../../api/http.ts'
import { requestOf } from '../../api/request.ts'
import { beginCalls, earlyCalls, earlyRules } from './early-calls.ts'
import { nameMatch } from './early-match.ts'

const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const matchCalls: HttpRequest[] = [
  requestOf('getAppDetails', {}, 'tok'),
  requestOf('listAnnouncements', {}, 'tok'),
  requestOf('getMatchSettings', { query: { matchId: '77' } }, 'tok'),
  requestOf('getMatchOdds', { query: { matchId: '77' } }, 'tok'),
  requestOf('getBookmakerOdds', { query: { matchId: '77' } }, 'tok'),
  requestOf('getFancyOdds', { query: { matchId: '77' } }, 'tok'),
  requestOf('getMatchScore', { query: { matchId: '77' } }, 'tok'),
  requestOf('listMatchBets', { query: { skip: 0, pageSize: 100, refmatchid: '77' } }, 'tok'),
]

beforeEach(() => {
  asked.mockReset().mockImplementation(() => Promise.resolve(Response.json({ error: false, data: 1 })))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, earlyRules.store)
  Reflect.deleteProperty(window, '__CHAUPAR_CONFIG__')
  localStorage.clear()
  history.replaceState(null, '', '/')
})

/** As the document begins the calls: by the sources of the two functions alone. */
function begin(frame: string, path: string, token?: string): string[] {
  if (token !== undefined) localStorage.setItem('token', token)
  history.replaceState(null, '', path)
  const alone: unknown = new Function(`return (${beginCalls})`)()
  if (typeof alone !== 'function') throw new Error('no function')
  alone(earlyCalls, new Function(`return (${earlyKey})`)(), earlyRules, new Function(`return (${nameMatch})`)(), frame)
  return asked.mock.calls.map(([url]) => url)
}

test('a match of a player is asked for with the token, and every call of the app finds its answer, once', async () => {
  expect(begin('player', '/exchange/77', 'tok')).toHaveLength(matchCalls.length)
  expect(asked.mock.calls[0]?.[1].headers).toEqual({
    Accept: 'application/json',
    'Accept-Language': 'en',
    Authorization: 'tok',
  })
  for (const request of matchCalls) {
    await expect(takeEarlyAnswer(request), request.url).resolves.toMatchObject({ status: 200, body: { data: 1 } })
    expect(takeEarlyAnswer(request), request.url).toBeNull()
  }
})

test('what names the match is asked for before everything else', () => {
  expect(begin('player', '/exchange/77', 'tok')[0]).toBe('/api/sports/match/settings?matchId=77')
})

test('the document asks in the language that was chosen on this device', () => {
  localStorage.setItem('language', 'hi')
  begin('landing', '/', '')
  expect(asked.mock.calls[0]?.[1].headers).toEqual({ Accept: 'application/json', 'Accept-Language': 'hi' })
})

test('a guest asks without a token for what the landing page shows, a page without a frame for nothing', () => {
  expect(begin('landing', '/')).toEqual([
    '/api/getAppDetails',
    '/api/announcement/display',
    '/api/getBanners',
    '/api/sports/matches?when=inplay',
  ])
  expect(asked.mock.calls[0]?.[1].headers).toEqual({ Accept: 'application/json', 'Accept-Language': 'en' })
  expect(takeEarlyAnswer(requestOf('listMatches', { query: { when: 'inplay' } }, null))).not.toBeNull()
  asked.mockClear()
  expect(begin('none', '/maintenance')).toEqual([])
})

test.each(['/exchange/Inplay', '/exchange/inplay/', '/exchange/a%2Fb', '/profile'])('%s is no match', (path) => {
  expect(begin('player', path, 'tok')).toEqual(['/api/getAppDetails', '/api/announcement/display'])
})

test('the host is the configured one', () => {
  Reflect.set(window, '__CHAUPAR_CONFIG__', { apiUrl: 'https://api.example/v1/' })
  expect(begin('guest', '/terms')[0]).toBe('https://api.example/v1/getAppDetails')
})

test('an answer belongs to the token that it was asked with, and to nothing but reading', () => {
  begin('player', '/home', 'tok')
  expect(takeEarlyAnswer(requestOf('getBanners', {}, 'other'))).toBeNull()
  expect(takeEarlyAnswer(requestOf('getBanners', {}, null))).toBeNull()
  expect(takeEarlyAnswer({ ...requestOf('getBanners', {}, 'tok'), method: 'POST' })).toBeNull()
  expect(takeEarlyAnswer(requestOf('getBanners', {}, 'tok'))).not.toBeNull()
})

test('[7.8-6] a refusal is handed on with its words, a page of an agent between as its text', async () => {
  asked.mockResolvedValueOnce(Response.json({ message: 'Unauthorized action.' }, { status: 401 }))
  asked.mockResolvedValueOnce(new Response('<p>Busy', { status: 503, headers: { 'x-request-id': 'r1' } }))
  begin('player', '/home', 'tok')
  const details = await takeEarlyAnswer(requestOf('getAppDetails', {}, 'tok'))
  expect(details).toMatchObject({ status: 401, body: { message: 'Unauthorized action.' } })
  const answer = await takeEarlyAnswer(requestOf('listAnnouncements', {}, 'tok'))
  expect(answer).toMatchObject({ status: 503, body: '<p>Busy' })
  expect(answer?.header('x-request-id')).toBe('r1')
})

test('no network and no answer in time fail as any call does', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  asked.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'))
  begin('player', '/home', 'tok')
  await expect(takeEarlyAnswer(requestOf('getAppDetails', {}, 'tok'))).rejects.toMatchObject({ kind: 'network' })
  await expect(takeEarlyAnswer(requestOf('listAnnouncements', {}, 'tok'))).rejects.toMatchObject({ kind: 'timeout' })
})

test('an answer that has not come after 15 s is late, and a later caller requests it again', () => {
  vi.useFakeTimers()
  begin('landing', '/')
  vi.advanceTimersByTime(15_000)
  expect(takeEarlyAnswer(requestOf('getBanners', {}, null))).toBeNull()
  expect(asked.mock.calls[0]?.[1].signal).toMatchObject({ aborted: true, reason: { name: 'TimeoutError' } })
  vi.useRealTimers()
})

test('shows the name of the match in the first frame, and keeps the response for the app', async () => {
  document.body.innerHTML = '<p class="score-waiting-match"><span class="skeleton"></span></p>'
  const match = { matchName: '<i>Mumbai</i> v Chennai', competition: 'Premier League' }
  asked.mockImplementation(() => Promise.resolve(Response.json({ error: false, data: { match } })))
  begin('player', '/exchange/77', 'tok')
  const place = document.querySelector('p')
  await eventually(() => expect(place?.querySelector('b')?.textContent).toBe(match.matchName))
  expect(place?.textContent).toBe(`${match.competition}${match.matchName}`)
  expect(place?.querySelector('.skeleton, i')).toBeNull()
  const answer = await takeEarlyAnswer(requestOf('getMatchSettings', { query: { matchId: '77' } }, 'tok'))
  expect(answer?.body).toEqual({ error: false, data: { match } })
})

test.each<[string, Response]>([
  ['a refusal', Response.json({ message: 'Unauthorized action.' }, { status: 401 })],
  ['a page of an agent between', new Response('<p>Busy', { status: 503 })],
  ['a match without a name', Response.json({ data: { match: { competition: 'Premier League' } } })],
])('%s leaves the frame as it is', async (_, answer) => {
  document.body.innerHTML = '<p class="score-waiting-match"><span class="skeleton"></span></p>'
  await nameMatch(Promise.resolve(answer))
  expect(document.querySelector('.score-waiting-match > .skeleton')).not.toBeNull()
})
