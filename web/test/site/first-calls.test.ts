import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startLiveMatch } from '../live-match.tsx'
import { type Mock, startMock } from '../mock.ts'
import { startSite, storePlayer } from '../site.tsx'

/** Starts the site at an address; nothing of it is drawn. */
function startAt(address: string): void {
  history.pushState(null, '', address)
  startSite()
}

/** The whole addresses under which these paths were asked for. */
const askedOf = (mock: Mock, addresses: readonly string[]) =>
  addresses.flatMap((address) => mock.urls(address.split('?')[0] ?? '').filter((url) => url === address))

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
  await storePlayer(mock)
  startAt(address)
  await waitFor(() => expect(askedOf(mock, asked)).toEqual(asked))
})

test('a player who opens a match asks for its settings and his bets while its code is on its way', async () => {
  const { mock, id } = await startLiveMatch()
  await storePlayer(mock)
  startAt(`/exchange/${id}`)
  const asked = [`/api/sports/match/settings?matchId=${id}`, `/api/bets?skip=0&pageSize=100&refmatchid=${id}`]
  await waitFor(() => expect(askedOf(mock, asked)).toEqual(asked))
})

test('a guest asks for nothing of a match, which he may not open', async () => {
  const { mock, id } = await startLiveMatch()
  startAt(`/exchange/${id}`)
  await waitFor(() => expect(mock.count('GET /api/getAppDetails')).toBe(1))
  expect(mock.count('GET /api/sports/match/settings')).toBe(0)
})
