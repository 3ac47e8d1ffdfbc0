import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { requestOf } from '../../src/api/request.ts'
import { startLiveMatch } from '../live-match.tsx'
import { type Mock, startMock } from '../mock.ts'
import { openSite, openSiteAsPlayer } from '../site.tsx'

vi.mock('../../src/config/env.ts', async (original) => {
  const module = await original<typeof import('../../src/config/env.ts')>()
  return { ...module, env: () => module.readConfig({ playMoney: false, liveTvUrl: 'https://tv.example/' }) }
})

const aboutPlayMoney = /[Pp]lay money|demonstration|\bDEMO\b/

/** An operator whose own words do not speak of play money either: what does is ours. */
function sayNothing(mock: Mock): void {
  mock.set({ appDetails: { FOOTER_TEXT: 'Bets are final.' } })
  mock.world.store.run('DELETE FROM announcements')
}

/** Nothing on the screen speaks of play money, in the title of a mark neither. */
function expectSilence(): void {
  expect(document.body.textContent).not.toMatch(aboutPlayMoney)
  const titles = [...document.querySelectorAll('[title]')].map((element) => element.getAttribute('title'))
  expect(titles.join()).not.toMatch(aboutPlayMoney)
}

test.each([
  ['/home', 'Live now'],
  ['/deposit/m_paytm', 'Paytm'],
  ['/withdraw', 'Withdraw'],
] as const)('without play money %s of a player does not speak of it, nor do header and footer', async (path, title) => {
  const mock = await startMock()
  sayNothing(mock)
  await openSiteAsPlayer(mock, path)
  await screen.findByRole('heading', { name: new RegExp(title) })
  // Once for the phone, once for the client; a page may have a head of its own.
  const [header] = screen.getAllByRole('banner')
  expect(within(header ?? document.body).getAllByText('18+')).toHaveLength(2)
  const footer = within(await screen.findByRole('contentinfo'))
  footer.getByText('18+')
  footer.getByText('Bets are final.')
  expectSilence()
})

test.each([
  ['/terms', 'Terms and Conditions'],
  ['/maintenance', 'We are under maintenance'],
] as const)('without play money nothing around a guest at %s speaks of it', async (path, title) => {
  const mock = await startMock()
  sayNothing(mock)
  if (path === '/maintenance') mock.set({ appDetails: { BRAND_STATUS: 'maintenance' } })
  openSite(path)
  await screen.findByRole('heading', { name: title, level: 1 })
  expect(screen.getAllByText('18+').length).toBeGreaterThan(0)
  expectSilence()
})

test.each([
  ['/terms', 'Terms and Conditions'],
  ['/privacypolicy', 'Privacy Policy'],
  ['/responsiblegame', 'Responsible Gaming'],
  ['/gamesrule', 'Games Rules'],
  ['/contactus', 'Contact Us'],
  ['/sign-in', 'Login'],
])('without play money %s does not speak of it', async (path, title) => {
  await startMock()
  openSite(path)
  await screen.findByRole('heading', { name: title, level: 1 })
  // Around it stand the operator's own words, the announcements and the footer's.
  expect(screen.getByRole('main').textContent).not.toMatch(aboutPlayMoney)
})

test("without play money a guest's menu does not speak of it", async () => {
  await startMock()
  const { user } = openSite('/terms')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  within(menu).getByText('Adults only.')
  expect(menu.textContent).not.toMatch(aboutPlayMoney)
})

test.each(['/sign-in', '/maintenance'])("%s shows the operator's logo and name", async (path) => {
  const mock = await startMock()
  mock.set({ appDetails: { LOGO_URL: '/art/play.svg', SEO_TITLE: 'Our Table' } })
  openSite(path)
  const name = await screen.findByText('Our Table')
  await waitFor(() => expect(name.parentElement?.querySelector('img')?.getAttribute('src')).toBe('/art/play.svg'))
})

test("an operator's pictures of a match are live TV", async () => {
  const { mock, id } = await startLiveMatch()
  await openSiteAsPlayer(mock, `/exchange/${id}`)
  await screen.findByRole('button', { name: 'Live TV' })
})

test('does not send the token to a live-TV service on another origin', () => {
  expect(requestOf('getLiveTv', { query: { matchId: 'm1' } }, 'tok')).toMatchObject({ url: 'https://tv.example/' })
  expect(requestOf('getLiveTv', {}, 'tok').headers).not.toHaveProperty('Authorization')
  expect(requestOf('getExposure', {}, 'tok').headers).toMatchObject({ Authorization: 'tok' })
})
