import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { requestOf } from '../../src/api/request.ts'
import { startMock } from '../mock.ts'
import { openSite } from '../site.tsx'

vi.mock('../../src/config/env.ts', async (original) => {
  const module = await original<typeof import('../../src/config/env.ts')>()
  return { ...module, env: () => module.readConfig({ playMoney: false, liveTvUrl: 'https://tv.example/' }) }
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
  expect(screen.getByRole('main').textContent).not.toMatch(/[Pp]lay money|demonstration|\bDEMO\b/)
})

test("without play money a guest's menu does not speak of it", async () => {
  await startMock()
  const { user } = openSite('/terms')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  within(menu).getByText('Adults only.')
  expect(menu.textContent).not.toMatch(/[Pp]lay money|demonstration|\bDEMO\b/)
})

test.each(['/sign-in', '/maintenance'])("%s shows the operator's logo and name", async (path) => {
  const mock = await startMock()
  mock.set({ appDetails: { LOGO_URL: '/art/play.svg', SEO_TITLE: 'Our Table' } })
  openSite(path)
  const name = await screen.findByText('Our Table')
  await waitFor(() => expect(name.parentElement?.querySelector('img')?.getAttribute('src')).toBe('/art/play.svg'))
})

test('a live-TV service on another origin is not told the token', () => {
  expect(requestOf('getLiveTv', { query: { matchId: 'm1' } }, 'tok')).toMatchObject({ url: 'https://tv.example/' })
  expect(requestOf('getLiveTv', {}, 'tok').headers).not.toHaveProperty('Authorization')
  expect(requestOf('getExposure', {}, 'tok').headers).toMatchObject({ Authorization: 'tok' })
})
