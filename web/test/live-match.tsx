import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Market } from '../src/features/sports/queries.ts'
import { type Mock, startMock } from './mock.ts'
import { openSiteAsPlayer, wallet } from './site.tsx'

/** The cricket match in play of a new mock, by its refMatchId; no page of it is open yet. */
export async function startLiveMatch(): Promise<{ mock: Mock; id: string }> {
  const mock = await startMock()
  const answer = await fetch(`${mock.origin}/api/sports/matches?sportId=4&when=inplay`)
  return { mock, id: String((await answer.json()).data.matches[0].refMatchId) }
}

/** Match odds of a match as the server has them now. */
export async function matchOddsOf(mock: Mock, id: string): Promise<Market> {
  const answer = await fetch(`${mock.origin}/api/bet/match/odds?matchId=${id}`)
  const { markets }: { markets: Market[] } = (await answer.json()).data
  const market = markets.find(({ marketType }) => marketType === 'match_odds')
  if (!market) throw new Error('the match has no match odds')
  return market
}

/** The board of match odds, once the others, which are drawn a moment later, are there too. */
export async function findMatchOdds(): Promise<HTMLElement> {
  await screen.findByRole('grid', { name: 'Bookmaker' })
  return screen.getByRole('grid', { name: 'Match Odds' })
}

/** A player on the page of a match, with its board of match odds and a known balance of ₹10,000. */
export async function openMatchPage(mock: Mock, id: string) {
  const site = await openSiteAsPlayer(mock, `/exchange/${id}`)
  const board = await findMatchOdds()
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000 }))
  return { mock, id, board, ...site }
}

/** The best price of a side in the first row of a board. */
export function best(board: HTMLElement, side: 'back' | 'lay'): HTMLElement {
  const cell = board.querySelector<HTMLElement>(`[data-best=${side}]`)
  if (!cell) throw new Error('the board has no prices')
  return cell
}

/** Lets the in-play delay pass in the mock's world. */
export function passDelay({ world }: Mock): void {
  world.clock.advance(6000)
  world.tick()
}
