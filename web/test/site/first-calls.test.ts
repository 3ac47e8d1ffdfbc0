import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../src/app/query-client.ts'
import { start } from '../../src/app/start.ts'
import { storeSession } from '../../src/player/session-storage.ts'
import { clearSession } from '../../src/player/session-store.ts'
import { atEnd } from '../at-end.ts'
import { type Mock, startMock } from '../mock.ts'

/** What is asked at the start of a page, before anything of it is drawn. */
function open(address: string): void {
  history.pushState(null, '', address)
  const stop = start(createQueryClient())
  atEnd(() => {
    clearSession('other-tab')
    stop()
  })
}

async function signIn(mock: Mock): Promise<void> {
  const token = await mock.token()
  storeSession({ token, user: { mstruserid: 1, mobileno: '9820041177' }, wallet: null, exposureAmount: null })
}

/** The whole addresses under which these paths were asked for. */
const askedOf = (mock: Mock, addresses: readonly string[]) =>
  addresses.flatMap((address) => mock.urls(address.split('?')[0] ?? '').filter((url) => url === address))

async function firstMatch(mock: Mock): Promise<string> {
  const answer = await fetch(`${mock.origin}/api/sports/matches?when=inplay`)
  return (await answer.json()).data.matches[0].refMatchId
}

test.each([
  ['/home', ['/api/limits', '/api/getBanners', '/api/sports/matches?when=inplay']],
  ['/exchange/Inplay', ['/api/sports/matches']],
  ['/spmsports/cricket', ['/api/sports/matches']],
  ['/sportsbook2', ['/api/sports/matches']],
  ['/sportsbooktest', ['/api/sports/matches']],
  ['/jetfair', ['/api/sports/matches']],
  ['/betby', ['/api/sports/matches']],
])('a player who opens %s asks for what it shows while its code is on its way', async (address, asked) => {
  const mock = await startMock()
  await signIn(mock)
  open(address)
  await vi.waitFor(() => expect(askedOf(mock, asked)).toEqual(asked))
})

test('a player who opens a match asks for its settings and his bets while its code is on its way', async () => {
  const mock = await startMock()
  await signIn(mock)
  const match = await firstMatch(mock)
  open(`/exchange/${match}`)
  const asked = [`/api/sports/match/settings?matchId=${match}`, `/api/bets?skip=0&pageSize=100&refmatchid=${match}`]
  await vi.waitFor(() => expect(askedOf(mock, asked)).toEqual(asked))
})

test('a guest asks for nothing of a match, which he may not open', async () => {
  const mock = await startMock()
  open(`/exchange/${await firstMatch(mock)}`)
  await vi.waitFor(() => expect(mock.count('GET /api/getAppDetails')).toBe(1))
  expect(mock.count('GET /api/sports/match/settings')).toBe(0)
})
