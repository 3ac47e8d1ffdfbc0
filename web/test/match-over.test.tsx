// Read before the first test: a page that is first read while a test waits for it may come too late on a busy machine.
import '../src/features/sports/pages/match-page.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Mock, startMock } from './mock.ts'
import { openSiteAsPlayer } from './site.tsx'

type Listed = { matches: { refMatchId: string; status: string }[] }

async function inPlay(mock: Mock): Promise<string[]> {
  const answer = await fetch(`${mock.origin}/api/sports/matches?sportId=2&when=inplay`)
  const { matches }: Listed = (await answer.json()).data
  return matches.map(({ refMatchId }) => refMatchId)
}

/** Lets the world go on until a tennis match that was in play is over; gives its id. */
async function finishedMatch(mock: Mock): Promise<string> {
  const before = await inPlay(mock)
  for (let minutes = 0; minutes < 300; minutes += 10) {
    mock.world.clock.advance(10 * 60_000)
    mock.world.tick()
    const now = await inPlay(mock)
    const gone = before.find((id) => !now.includes(id))
    if (gone) return gone
  }
  throw new Error('no match ended')
}

test('a match that is over shows its results and the own bets, and nothing to bet on', async () => {
  const mock = await startMock()
  const id = await finishedMatch(mock)
  await openSiteAsPlayer(mock, `/exchange/${id}`)
  await screen.findByText('Finished')
  const results = await screen.findByRole('region', { name: 'Results' })
  expect(within(results).getByText('Match Odds')).toBeTruthy()
  expect(results.querySelector('details')?.open).toBe(true)
  screen.getByRole('heading', { name: 'My bets on this match' })
  await screen.findByText('You had no bets on this match.')
  expect(screen.queryByRole('grid')).toBeNull()
})
