import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { forceMarketStatus } from '../../../mock-server/src/domain/matches/market-control.ts'
import { setLimits } from '../../../mock-server/src/domain/play-limits/limits.ts'
import { setOneClick } from '../../src/features/sports/selection/slip-store.ts'
import { best, matchOddsOf, openMatchPage, passDelay, startLiveMatch } from '../live-match.tsx'
// The page comes before the clock of a test runs: a busy machine takes its time over its modules.
import '../../src/features/sports/pages/match-page.tsx'

/** A player who may stake ₹300.50 in 7 days, or lose as much, at an open market that nothing moves. */
async function openLimited(kind: 'stake' | 'loss' = 'stake') {
  const { mock, id } = await startLiveMatch()
  mock.world.clock.freeze()
  forceMarketStatus(mock.world, (await matchOddsOf(mock, id)).marketId, 'open')
  const weekly = { kind, period: 'weekly', amountPaise: 300_50 } as const
  setLimits(mock.world, playerByUsername(mock.world, 'player')?.id ?? 0, { limitsPaise: [weekly] })
  const place = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Place bet' })
  return { ...(await openMatchPage(mock, id)), place }
}

test('the line says before the press that its stake goes beyond the own limit and what that leaves, which a placed bet lowers', async () => {
  const { mock, user, board, place } = await openLimited()
  await user.click(best(board, 'back'))
  const stake = await screen.findByLabelText('Stake')
  await user.type(stake, '300.51')
  await screen.findByText('You can stake ₹300.50 more (your 7-day limit).')
  expect(place().disabled).toBe(true)
  await user.keyboard('{Enter}')
  expect(mock.count('POST /api/bets')).toBe(0)
  await user.clear(stake)
  await user.type(stake, '200')
  await waitFor(() => expect(place().disabled).toBe(false))
  await user.click(place())
  await screen.findByText('Waiting: in-play delay')
  passDelay(mock)
  await screen.findByText(/^Accepted at/)
  await user.click(best(board, 'lay'))
  await user.type(await screen.findByLabelText('Stake'), '150')
  await screen.findByText('You can stake ₹100.50 more (your 7-day limit).')
  expect(mock.count('POST /api/bets')).toBe(1)
})

test('one click asks the server, whose refusal names the limit', async () => {
  const { mock, user, board } = await openLimited()
  setOneClick(500)
  await user.click(best(board, 'back'))
  await screen.findByText('Rejected: Your own limit on stakes over 7 days leaves ₹300.50')
  expect(mock.count('POST /api/bets')).toBe(1)
})

test('before the press the line says what the own limit on losses leaves, winnings and open bets counted', async () => {
  const { mock, user, board, place } = await openLimited('loss')
  await user.click(best(board, 'back'))
  const stake = await screen.findByLabelText('Stake')
  await user.type(stake, '300.50')
  await waitFor(() => expect(place().disabled).toBe(false))
  expect(screen.queryByText(/^You can lose/)).toBeNull()
  await user.clear(stake)
  await user.type(stake, '300.51')
  await screen.findByText('You can lose ₹300.50 more (your 7-day limit).')
  expect(place().disabled).toBe(true)
  await user.keyboard('{Enter}')
  expect(mock.count('POST /api/bets')).toBe(0)
  await user.clear(stake)
  await user.type(stake, '200')
  await waitFor(() => expect(place().disabled).toBe(false))
  await user.click(place())
  await screen.findByText('Waiting: in-play delay')
  passDelay(mock)
  await screen.findByText(/^Accepted at/)
  await user.click(best(board, 'back'))
  const again = await screen.findByLabelText('Stake')
  await user.clear(again)
  await user.type(again, '150')
  await screen.findByText('You can lose ₹100.50 more (your 7-day limit).')
  expect(place().disabled).toBe(true)
  expect(mock.count('POST /api/bets')).toBe(1)
})
