import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forceMarketStatus } from '../../mock-server/src/domain/matches/market-control.ts'
// Here already, so that no test waits for it.
import '../src/features/sports/pages/match-page.tsx'
import type { Market } from '../src/features/sports/queries.ts'
import { useSlip } from '../src/features/sports/selection/slip-store.ts'
import { best, matchOddsOf, openMatchPage, passDelay, startLiveMatch } from './live-match.tsx'
import { onPhone } from './slip.tsx'

/** A player on the page of the cricket match in play, whose match odds are held open; nothing moves by itself. */
async function openMatch() {
  const { mock, id } = await startLiveMatch()
  mock.world.clock.freeze()
  const { marketId } = await matchOddsOf(mock, id)
  const force = (status: Market['status']) => forceMarketStatus(mock.world, marketId, status)
  force('open')
  return { force, ...(await openMatchPage(mock, id)) }
}

type Site = Awaited<ReturnType<typeof openMatch>>

/** Takes a price with the keyboard, which goes on to its stake, and stakes. */
async function stakeByKeys(site: Site, side: 'back' | 'lay', stake: string): Promise<void> {
  const before = document.querySelectorAll('[id^=stake-]').length
  best(site.board, side).focus()
  await site.user.keyboard('{Enter}')
  await waitFor(() => expect(document.querySelectorAll('[id^=stake-]')).toHaveLength(before + 1))
  await waitFor(() => expect(document.activeElement?.id).toMatch(new RegExp(`^stake-.*/${side}$`)))
  await site.user.keyboard(stake)
}

async function button(name: string): Promise<HTMLButtonElement> {
  const found = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(found.disabled).toBe(false))
  return found
}

test.each(['Enter in the stake', 'the button'])(
  'after %s the keyboard is with the bet, through the delay',
  async (way) => {
    const site = await openMatch()
    await stakeByKeys(site, 'back', '500')
    const place = await button('Place bet')
    if (way === 'the button') place.focus()
    await site.user.keyboard('{Enter}')
    const title = await screen.findByText('Waiting: in-play delay')
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    const here = document.activeElement
    expect(here?.contains(title)).toBe(true)
    passDelay(site.mock)
    const end = await screen.findByText(/^Accepted at/)
    expect(document.activeElement).toBe(here)
    expect(here?.contains(end)).toBe(true)
    await site.user.keyboard('{Escape}')
    expect(document.activeElement).toBe(best(site.board, 'back'))
  },
)

test('on the phone the form gives the focus up before it goes, and the answer has it then', async () => {
  onPhone()
  const site = await openMatch()
  await stakeByKeys(site, 'back', '500')
  const place = await button('Place bet')
  place.focus()
  // The document of the tests takes the focus from what is removed without an event.
  const stood: boolean[] = []
  place.addEventListener('blur', () => stood.push(place.isConnected))
  await site.user.keyboard('{Enter}')
  const title = await screen.findByText('Waiting: in-play delay')
  expect(stood).toEqual([true])
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement?.contains(title)).toBe(true)
})

test('the last entry that is removed leaves the keyboard on its price, and an emptied slip on its tab', async () => {
  const site = await openMatch()
  await stakeByKeys(site, 'lay', '500')
  screen.getByRole('button', { name: /^Remove / }).focus()
  await site.user.keyboard('{Enter}')
  expect(document.activeElement).toBe(best(site.board, 'lay'))
  await stakeByKeys(site, 'lay', '500')
  screen.getByRole('button', { name: 'Clear all' }).focus()
  await site.user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Bet slip' }))
})

test('Enter in one stake places both bets, as the button says', async () => {
  const site = await openMatch()
  await stakeByKeys(site, 'back', '500')
  await stakeByKeys(site, 'lay', '300')
  await button('Place 2 bets')
  await site.user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getAllByText('Waiting: in-play delay')).toHaveLength(2))
  passDelay(site.mock)
  await waitFor(() => expect(screen.getAllByText(/^Accepted at/)).toHaveLength(2))
  expect(site.mock.count('POST /api/bets')).toBe(2)
})

test('an edited refusal leads to the stake again', async () => {
  const site = await openMatch()
  await stakeByKeys(site, 'back', '500')
  await button('Place bet')
  site.mock.fail('placeBet', 422, 'The market is suspended.', 'market_suspended')
  await site.user.keyboard('{Enter}')
  await screen.findByText('Rejected: the market was suspended')
  screen.getByRole('button', { name: 'Edit' }).focus()
  await site.user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Stake')))
})

test('the slip follows its market: a ball stops it, and the next price takes the bet', async () => {
  const site = await openMatch()
  await stakeByKeys(site, 'back', '500')
  const place = await button('Place bet')
  site.force('ball_running')
  const line = screen.getByRole('region', { name: /^Back / })
  await within(line).findByText('Ball running')
  expect(place.disabled).toBe(true)
  await site.user.keyboard('{Enter}')
  site.force('open')
  await waitFor(() => expect(place.disabled).toBe(false))
  expect(site.mock.count('POST /api/bets')).toBe(0)
  expect(useSlip.getState().betSlipContent.map(({ stakeText }) => stakeText)).toEqual(['500'])
  await site.user.click(place)
  await screen.findByText('Waiting: in-play delay')
  expect(site.mock.count('POST /api/bets')).toBe(1)
})
