import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { placeOffer } from '../../../mock-server/src/domain/bonus/offers.ts'
import { usualOffers } from '../../../mock-server/src/domain/bonus/usual-offers.ts'
import { wagerBonusInGame } from '../../../mock-server/src/domain/bonus/wager-bonus.ts'
import { requireSeededPlayer } from '../../../mock-server/src/scenarios/seeded-players.ts'
import { startMock } from '../mock.ts'
import { address, openSiteAsPlayer, toastSays, wallet } from '../site.tsx'
import { apply, keysOf, loseAnswer } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/bonus/bonus-page.tsx'
import '../../src/features/bonus/bonus-details-page.tsx'

const claim = 'POST /api/bonus/claims'

const agreement = 'I have read the terms and accept them'

const welcome = usualOffers.find(({ id }) => id === 'bn-welcome') ?? raise()

function raise(): never {
  throw new Error('There is no welcome bonus')
}

const definitionsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

async function agreeAndClaim(user: UserEvent, button: string): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: agreement }))
  await user.click(screen.getByRole('button', { name: button }))
}

async function group(name: string): Promise<string[]> {
  const box = await screen.findByRole('region', { name })
  return within(box)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent ?? '')
}

test('[2.4-1] [7.5-1] bonuses stand under active, available and finished, with their totals', async () => {
  const mock = await startMock()
  apply(mock, 'bonus-expired')
  apply(mock, 'bonus-active')
  await openSiteAsPlayer(mock, '/bonus')
  expect(await group('Active')).toEqual(['Welcome bonus'])
  expect(await group('Available')).toEqual(['Weekend bonus'])
  expect(await group('Finished')).toEqual(['Match week bonus'])
  const active = screen.getByRole('region', { name: 'Active' })
  expect(active.textContent).toContain('₹1,000.00₹0.00 wagered of ₹10,000.000 of 4 parts releasedEnds ')
  await waitFor(() =>
    expect(screen.getByLabelText('Bonus totals').textContent).toBe(
      'Bonus now₹1,000.00Released so far₹0.00Wagered so far₹0.00To claim1',
    ),
  )
})

test('[2.4-3] one bonus shows its parts, what must be wagered and when it ends', async () => {
  const mock = await startMock()
  apply(mock, 'bonus-active')
  await openSiteAsPlayer(mock, '/bonus/BN-WELCOME')
  await screen.findByRole('heading', { level: 1, name: 'Welcome bonus' })
  const parts = within(await screen.findByRole('list', { name: 'Parts' })).getAllByRole('listitem')
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Part 1₹250.00at ₹2,500.00 wageredTo wager',
    'Part 2₹250.00at ₹5,000.00 wageredTo wager',
    'Part 3₹250.00at ₹7,500.00 wageredTo wager',
    'Part 4₹250.00at ₹10,000.00 wageredTo wager',
  ])
  expect(screen.getByRole('region', { name: 'Terms' }).textContent).toMatch(
    /To wager₹10,000\.00Parts0 of 4 releasedTime after the claim30 daysClaimed\d+ .* ISTEnds\d+ \w+ \d{4}, .* IST/,
  )
  expect(screen.getByRole('region', { name: 'Progress' }).textContent).toMatch(/(30 d 0 h|29 d 23 h) left$/)
})

test('[7.5-1] a bonus shows how much of a stake in which games counts, in its offer and on its page', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/bonus')
  const offer = async (name: string) =>
    (await screen.findByRole('heading', { level: 3, name })).closest('li')?.textContent
  const rates =
    'Slots 50%, Draws and wheels 40%, Crash and instant games 25%, Tables 10%, Baccarat, blackjack and craps 5%'
  const bets =
    'Bets that count towards wagering: Match odds 100%, Bookmaker 100%, Tied match 100%, Toss 100%, Fancy 100%, Session 100%.'
  expect(await offer('Weekend bonus')).toContain(`${bets}Games that count towards wagering: ${rates}.`)
  expect(await offer('Match week bonus')).not.toContain('Games that count')
  await user.click(screen.getByRole('link', { name: 'Details: Welcome bonus' }))
  const counted = await screen.findByRole('region', { name: 'What games count' })
  expect(definitionsIn(counted)).toEqual([
    '100% of the stake',
    '80% of the stake',
    '50% of the stake',
    '20% of the stake',
    '10% of the stake',
  ])
  const marketRates = definitionsIn(screen.getByRole('region', { name: 'What bets count' }))
  expect(marketRates).toEqual(Array.from({ length: 6 }, () => '100% of the stake or liability'))
  await user.click(screen.getByRole('link', { name: 'All bonuses' }))
  await user.click(await screen.findByRole('link', { name: 'Details: Match week bonus' }))
  expect((await screen.findByRole('region', { name: 'What games count' })).textContent).toContain(
    'Stakes in games do not count.',
  )
})

test('[7.5-1] an offer shows its conditions, until when it can be claimed, and which games count otherwise', async () => {
  const mock = await startMock()
  const claimUntilMs = mock.world.clock.now() + 3 * 60 * 60 * 1000 - 30_000
  placeOffer(mock.world, {
    ...welcome,
    id: 'bn-friday',
    name: 'Friday bonus',
    claimUntilMs,
    conditions: ['Not with other offers of this week.'],
    rates: {
      markets: { ...welcome.rates.markets, fancy: 50, session: 0 },
      games: { slots: 0, draws: 0, instant: 0, tables: 0, baccarat: 0 },
      exceptions: [{ game: 'spribe/aviator', percent: 100 }],
    },
  })
  await openSiteAsPlayer(mock, '/bonus/bn-friday')
  const terms = await screen.findByRole('region', { name: 'Terms' })
  expect(terms.textContent).toMatch(/Can be claimed until\d+ .* ISTNot with other offers of this week\./)
  expect(screen.getByRole('region', { name: 'Progress' }).textContent).toMatch(/2 h 59 min left$/)
  expect(definitionsIn(screen.getByRole('region', { name: 'What bets count' })).slice(4)).toEqual([
    '50% of the stake or liability',
    '0% of the stake or liability',
  ])
  const games = screen.getByRole('region', { name: 'What games count' })
  await within(games).findByText('Aviator')
  expect(definitionsIn(games).at(-1)).toBe('100% of the stake')
})

test('the last hour of a bonus is counted by the second, whatever the clock of the phone says', async () => {
  const mock = await startMock()
  apply(mock, 'bonus-active')
  mock.world.clock.advance((30 * 24 - 1) * 60 * 60 * 1000 + 60_000)
  await openSiteAsPlayer(mock, '/bonus/bn-welcome')
  const progress = await screen.findByRole('region', { name: 'Progress' })
  expect(progress.textContent).toMatch(/5[89]:\d\d left$/)
  const first = progress.textContent
  await waitFor(() => expect(progress.textContent).not.toBe(first))
})

test('nothing is claimed before the player has agreed to the terms, nor by terms that have changed meanwhile', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/bonus/bn-weekend')
  await user.click(await screen.findByRole('button', { name: 'Claim ₹100.00' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please agree to the terms first')
  const box = screen.getByRole('checkbox', { name: agreement })
  expect(document.activeElement).toBe(box)
  await user.click(box)
  expect(screen.queryByRole('alert')).toBeNull()
  // The word of it is late.
  mock.world.faults.plant({ target: { event: 'session_refresh' }, effect: { kind: 'event-lost' }, times: null })
  placeOffer(mock.world, { ...welcome, id: 'bn-weekend', name: 'Weekend bonus', amountPaise: 50_00 })
  await user.click(screen.getByRole('button', { name: 'Claim ₹100.00' }))
  const terms = within(screen.getByRole('region', { name: 'Terms' }))
  expect((await terms.findByRole('alert')).textContent).toBe(
    'The terms of this bonus have changed. Please read them again',
  )
  await screen.findByRole('button', { name: 'Claim ₹50.00' })
  expect(screen.getByRole('checkbox', { name: agreement })).toHaveProperty('checked', false)
  expect(wallet()).toMatchObject({ coins: 0 })
  await agreeAndClaim(user, 'Claim ₹50.00')
  await screen.findByText('Active')
  await waitFor(() => expect(wallet()).toMatchObject({ coins: 50 }))
})

test('progress follows what is decided meanwhile, without a reload', async () => {
  const mock = await startMock()
  apply(mock, 'bonus-active')
  await openSiteAsPlayer(mock, '/bonus/bn-welcome')
  const progress = await screen.findByRole('region', { name: 'Progress' })
  expect(progress.textContent).toContain('₹0.00 wagered')
  const playerId = requireSeededPlayer(mock.world).id
  mock.world.transaction(() => wagerBonusInGame(mock.world, playerId, 'spribe/dice', () => 6_000_00))
  await waitFor(() => expect(progress.textContent).toContain('₹3,000.00 wagered'))
  await screen.findByText('Released')
})

test('an unknown bonus says so in place', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/bonus/no-such')
  await screen.findByText('Bonus not found')
  expect(address()).toBe('/bonus/no-such')
})

test('[7.5-1] a bonus is claimed once, and another waits until it has ended', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/bonus/bn-weekend')
  await user.click(await screen.findByRole('checkbox', { name: agreement }))
  await user.dblClick(screen.getByRole('button', { name: 'Claim ₹100.00' }))
  await toastSays('other', 'Bonus claimed')
  await screen.findByText('Active')
  await waitFor(() => expect(wallet()).toMatchObject({ coins: 100, balance: 10_000 }))
  expect(keysOf(mock, claim)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  await user.click(screen.getByRole('link', { name: 'All bonuses' }))
  await user.click(await screen.findByRole('link', { name: 'Details: Welcome bonus' }))
  expect(await screen.findByRole('button', { name: 'Claim ₹1,000.00' })).toHaveProperty('disabled', true)
  screen.getByText('Another bonus is active. One can be active at a time.')
})

test('a claim whose answer is lost is looked up and claimed once', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/bonus/bn-weekend')
  loseAnswer(mock, 'claimBonus')
  await agreeAndClaim(user, 'Claim ₹100.00')
  await screen.findByText('The answer was lost. We are checking what became of your request.')
  await screen.findByText('Active')
  expect(mock.count(claim)).toBe(1)
})

test('[7.5-1] giving a bonus up asks with what is lost, and ends it', async () => {
  const mock = await startMock()
  apply(mock, 'bonus-active')
  const { user } = await openSiteAsPlayer(mock, '/bonus/bn-welcome')
  await user.click(await screen.findByRole('button', { name: 'Give this bonus up' }))
  const dialog = await screen.findByRole('dialog', { name: 'Give this bonus up?' })
  await waitFor(() =>
    expect(dialog.textContent).toContain('₹1,000.00 that is not released yet is lost. What was released stays yours.'),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Give up' }))
  await screen.findByText('Given up')
  await waitFor(() => expect(wallet()).toMatchObject({ coins: 0 }))
})

test('a failure shows Retry, and without totals the bonuses are there all the same', async () => {
  const mock = await startMock()
  mock.fail('getBonusStats', 400, 'No totals')
  const { id } = mock.fail('listBonuses', 400, 'Bonuses are being counted')
  const { user } = await openSiteAsPlayer(mock, '/bonus')
  expect((await screen.findByRole('alert')).textContent).toContain('Bonuses are being counted')
  mock.world.faults.clear(id)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await group('Available')).toHaveLength(3)
})
