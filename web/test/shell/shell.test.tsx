import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAuthPanel } from '../../src/player/auth-panel-store.ts'
import { startMock } from '../mock.ts'
import { address, openSite, openSiteAsPlayer } from '../site.tsx'
import { giveCash } from '../situation.ts'

function linksOf(region: HTMLElement) {
  return within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

async function guestHeader() {
  await startMock()
  const site = openSite('/')
  const header = await screen.findByRole('banner')
  return { ...site, header }
}

test('[2.7-2] [2.7-4] [2.7-5] [2.7-6] the logged-out header has the logo, Login, SIGN UP and the side-menu toggle', async () => {
  const { user, header } = await guestHeader()
  expect(within(header).getByRole('link', { name: /home$/ }).getAttribute('href')).toBe('/')
  await user.click(within(header).getByRole('button', { name: 'Login' }))
  expect(useAuthPanel.getState().panel).toBe('login')
  useAuthPanel.getState().close()
  // Each panel covers the header for as long as it is open.
  await user.click(await within(header).findByRole('button', { name: 'SIGN UP' }))
  expect(useAuthPanel.getState().panel).toBe('mobileNumber')
  useAuthPanel.getState().close()
  await user.click(await within(header).findByRole('button', { name: 'Menu' }))
  await screen.findByRole('dialog', { name: 'Menu' })
})

test('[2.7-3] [2.5-12] links of a guest: the shared list and Sports lead somewhere, Aviator, Casino and Slots open the login modal', async () => {
  const { user, header } = await guestHeader()
  const nav = within(header).getByRole('navigation', { name: 'Main' })
  expect(linksOf(nav)).toEqual([
    ['Sports', '/sportsbook2'],
    ['Roulette', '/games/roulette'],
    ['Andar Bahar', '/games/andarbahar'],
    ['Live Casino', '/games/livecasino'],
  ])
  for (const [name, target] of [
    ['Aviator', '/casino/spribe/aviator'],
    ['Casino', '/all-dealer'],
    ['Slots', '/slots'],
  ] as const) {
    await user.click(await within(nav).findByRole('button', { name }))
    expect(useAuthPanel.getState()).toMatchObject({ panel: 'login', target })
    useAuthPanel.getState().close()
  }
})

test('[2.7-1] [4-20] the marquee runs the announcements, pauses, and stays away in this tab once dismissed', async () => {
  const { user } = await guestHeader()
  const marquee = await screen.findByRole('region', { name: 'Announcements' })
  expect(within(marquee).getAllByRole('listitem').length).toBeGreaterThan(0)
  await user.click(within(marquee).getByRole('button', { name: 'Pause announcements' }))
  expect(marquee.dataset.paused).toBeDefined()
  await user.click(within(marquee).getByRole('button', { name: 'Dismiss announcements' }))
  expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull()
  expect(sessionStorage.getItem('marqueeDismissed')).toContain('Chaupar')
})

test('[1-9] [2.8-1] [2.8-2] [2.8-3] [2.8-4] [2.8-5] [2.8-6] [9-14] the footer', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { SEO_TITLE: 'Saddle & Stumps', FOOTER_TEXT: 'Words of the operator' } })
  openSite('/')
  await screen.findByText('Reach us')
  const footer = screen.getByRole('contentinfo')
  const links = linksOf(footer)
  for (const pair of [
    ['Affiliates', '/contactus#affiliates'],
    ['Contact Us', '/contactus'],
    ['Privacy Policy', '/privacypolicy'],
    ['Responsible Gaming', '/responsiblegame'],
    ['Fair Play', '/fairplay'],
    ['Games Rules', '/gamesrule'],
    ['Terms and Conditions', '/terms'],
    ['Evolution', '/evolution'],
    ['Ezugi', '/ezugi'],
  ])
    expect(links).toContainEqual(pair)
  expect(within(footer).getByText('18+')).toBeTruthy()
  expect(await within(footer).findByText('Words of the operator')).toBeTruthy()
  expect(within(footer).getByText('© 2026 Saddle & Stumps')).toBeTruthy()
  expect(within(footer).getByRole('link', { name: 'Saddle & Stumps home' }).querySelector('svg, img')).toBeTruthy()
  expect(
    within(footer)
      .getByRole('link', { name: /^WhatsApp/ })
      .getAttribute('rel'),
  ).toContain('noopener')
})

test('[2.8-7] all five items of a guest on the phone lead to /sign-in, Home too', async () => {
  await startMock()
  openSite('/')
  const bar = await screen.findByRole('navigation', { name: 'Bottom bar' })
  expect(linksOf(bar)).toEqual(['Sports', 'Evolution', 'Home', 'Ezugi', 'Aviator'].map((name) => [name, '/sign-in']))
})

test('[2.8-8] the bottom bar of a player', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  const bar = await screen.findByRole('navigation', { name: 'Bottom bar' })
  expect(linksOf(bar)).toEqual([
    ['Sports', '/spmsports/cricket'],
    ['Evolution', '/casino/evolution'],
    ['Home', '/home'],
    ['Ezugi', '/casino/ezugi'],
    ['Deposit', '/gatewaylist'],
  ])
})

test('[2.7-7] [2.7-8] [2.7-9] [2.7-10] [2.4-5] the logged-in header', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  const header = await screen.findByRole('banner')
  await screen.findByRole('region', { name: 'Announcements' })
  const nav = await within(header).findByRole('navigation', { name: 'Main' })
  expect(linksOf(nav).slice(0, 3)).toEqual([
    ['Aviator', '/casino/spribe/aviator'],
    ['Casino', '/all-dealer'],
    ['Sports', '/exchange/Inplay'],
  ])
  await within(header).findByText('₹10,000.00')
  expect(within(header).getByText('₹0.00', { selector: '.balances b' })).toBeTruthy()
  expect(within(header).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/gatewaylist')
})

test('[2.7-11] the user menu: user id, three balances, its links, and a sign-out that asks', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/home')
  await user.click(await screen.findByRole('button', { name: 'Account menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Account menu' })
  expect(within(menu).getByText('User id 1')).toBeTruthy()
  for (const name of ['Real balance', 'Bonus', 'May be withdrawn'])
    expect(within(menu).getAllByText(name).length).toBeGreaterThan(0)
  expect(linksOf(menu).slice(0, 8)).toEqual([
    ['Deposit', '/gatewaylist'],
    ['Profile', '/profile'],
    ['Withdraw', '/withdraw'],
    ['My Bets', '/mybets'],
    ['Bonus', '/bonus'],
    ['Referral', '/referral'],
    ['Transaction', '/cashier'],
    // Beyond the specification's list.
    ['Responsible play', '/responsiblegame#set-limits'],
  ])
  expect(within(menu).getByRole('link', { name: 'Support' })).toBeTruthy()
  expect(await within(menu).findByRole('link', { name: /^WhatsApp/ })).toBeTruthy()
  await user.click(within(menu).getByRole('button', { name: 'Sign out' }))
  const question = await screen.findByRole('dialog', { name: 'Sign out?' })
  expect(mock.count('GET /api/signout')).toBe(0)
  await user.click(within(question).getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(address()).toBe('/'))
  await waitFor(() => expect(mock.count('GET /api/signout')).toBe(1))
})

test('[2.7-12] the side drawer: number, balances, Withdraw and Deposit, and its list', async () => {
  const mock = await startMock()
  giveCash(mock, 1_234.56)
  const { user } = await openSiteAsPlayer(mock, '/home')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  await within(drawer).findByText('+91 98200 41177')
  await within(drawer).findByText('₹11,234.56')
  expect(within(drawer).getByText('May be withdrawn').parentElement?.textContent).toBe('May be withdrawn ₹1,234.56')
  expect(within(drawer).getByText('Real balance')).toBeTruthy()
  expect(within(drawer).getAllByText('Bonus').length).toBe(2)
  expect(within(drawer).getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdraw')
  expect(within(drawer).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/gatewaylist')
  const account = within(drawer).getByRole('navigation', { name: 'Account' })
  expect(linksOf(account)).toEqual([
    ['Profile', '/profile'],
    ['My Bets', '/mybets'],
    ['Bonus', '/bonus'],
    ['Referral', '/referral'],
    ['Account Statement', '/cashier'],
    ['SPM Games', '/spmgames'],
    ['KYC', '/kyc'],
  ])
  const more = within(drawer).getByRole('navigation', { name: 'Games and sports' })
  expect(linksOf(more).slice(-4)).toEqual([
    ['Exchange', '/jetfair'],
    ['Pinned markets', '/pins'],
    ['Responsible play', '/responsiblegame#set-limits'],
    ['My activity', '/activity'],
  ])
  expect(within(account).getByRole('button', { name: 'Sign Out' })).toBeTruthy()
})
