import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startMock } from '../mock.ts'
import { address, openSite, openSiteAsPlayer } from '../site.tsx'

const pages = [
  ['/contactus', 'Contact Us'],
  ['/privacypolicy', 'Privacy Policy'],
  ['/responsiblegame', 'Responsible Gaming'],
  ['/fairplay', 'Fair Play'],
  ['/gamesrule', 'Games Rules'],
  ['/terms', 'Terms and Conditions'],
] as const

test.each(pages)(
  '[2.1-3] [2.1-4] [2.3-1] [1-10] a guest reads %s under his own header, 18+ on it',
  async (path, name) => {
    await startMock()
    openSite(path)
    await screen.findByRole('heading', { level: 1, name })
    const header = screen.getByRole('banner')
    expect(within(header).getByRole('button', { name: 'SIGN UP' })).toBeDefined()
    await waitFor(() => expect(within(screen.getByRole('contentinfo')).getByText('18+')).toBeDefined())
    expect(address()).toBe(path)
  },
)

test.each(pages)('[2.1-3] [2.1-4] a player reads %s under the header with the balances', async (path, name) => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, path)
  await screen.findByRole('heading', { level: 1, name })
  expect(within(await screen.findByRole('banner')).getByRole('link', { name: 'Deposit' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'SIGN UP' })).toBeNull()
  expect(address()).toBe(path)
})

test.each(pages)('every section of %s has its line in the contents, and leads there', async (path, name) => {
  await startMock()
  const { user } = openSite(path)
  await screen.findByRole('heading', { level: 1, name })
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual(titles)
  const last = contents.getAllByRole('link').at(-1)
  if (!last) throw new Error('no contents')
  await user.click(last)
  expect(document.activeElement?.querySelector('h2')?.textContent).toBe(titles.at(-1))
  expect(location.hash).toBe(`#${document.activeElement?.id}`)
})

test.each([
  ['/contactus#affiliates', 'Affiliates'],
  ['/contactus#support', 'Support'],
  ['/fairplay#check', 'Check a round'],
])('[2.8-2] %s opens the page at its section', async (path, title) => {
  await startMock()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  openSite(path)
  const section = await screen.findByRole('region', { name: title })
  await waitFor(() => expect(document.activeElement).toBe(section))
  expect(scrolled.mock.contexts).toContain(section)
})

test('[1-9] logo, name, title and footer text are those of the application details', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { LOGO_URL: '/art/play.svg', SEO_TITLE: 'Our Table', FOOTER_TEXT: 'Words of ours.' } })
  openSite('/terms')
  await screen.findByText('Words of ours.')
  await waitFor(() => expect(document.title).toBe('Terms and Conditions · Our Table'))
  for (const brand of screen.getAllByRole('link', { name: 'Our Table home' }))
    expect(brand.querySelector('img')?.getAttribute('src')).toBe('/art/play.svg')
})

test('[1-9] [3-33] the channels of the contact page are those of the application details', async () => {
  const mock = await startMock()
  mock.set({
    appDetails: { WHATS_APP_URL: '', FACEBOOK: 'http://plain.example/', TELEGRAM: 'https://t.me/our_channel' },
  })
  openSite('/contactus')
  const channels = within(await screen.findByRole('list', { name: 'Channels' })).getAllByRole('link')
  expect(channels.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.instagram.com/chaupar.play',
    'https://t.me/our_channel',
  ])
  for (const link of channels) {
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  }
})

test('a contact page without any channel says so', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { WHATS_APP_URL: '', INSTATGRAM: '', FACEBOOK: '', TELEGRAM: '' } })
  openSite('/contactus')
  await screen.findByText('No channel is open at the moment. Please look again later.')
})

test('channels that cannot be loaded can be asked for again, with the request id to quote', async () => {
  const mock = await startMock()
  mock.fail('getAppDetails', 400, 'Not today')
  const { user } = openSite('/contactus')
  const error = await screen.findByRole('alert')
  expect(error.textContent).toContain('We could not load the channels')
  expect(error.textContent).toMatch(/Request \S{8,}/)
  mock.world.faults.clear()
  await user.click(within(error).getByRole('button', { name: 'Retry' }))
  await screen.findByRole('list', { name: 'Channels' })
})

test('shows a guest where the limits are, and which helplines to call', async () => {
  await startMock()
  openSite('/responsiblegame')
  await screen.findByText('Log in to set them; they stand at the head of this page.')
  expect(screen.getByRole('link', { name: '14416' }).getAttribute('href')).toBe('tel:14416')
})

test('the rules name every kind of market that the product offers', async () => {
  await startMock()
  openSite('/gamesrule')
  await screen.findByRole('heading', { level: 1, name: 'Games Rules' })
  for (const market of ['Match odds', 'Bookmaker', 'Session', 'Fancy', 'Toss', 'Tied match', 'Void bets'])
    expect(screen.getByRole('region', { name: market }).textContent).toMatch(/\w{4}/)
})
