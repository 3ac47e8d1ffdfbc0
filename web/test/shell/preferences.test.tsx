import { i18n } from '@lingui/core'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { formatDate } from '../../src/lib/dates.ts'
import { formatRupees } from '../../src/lib/money.ts'
import { showLanguage } from '../../src/site/language.ts'
import { startMock } from '../mock.ts'
import { openSite, openSiteAsPlayer, toastSays } from '../site.tsx'

const page = document.documentElement

beforeEach(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="color-scheme" content="dark"><meta name="theme-color" content="#0b0d1a">',
  )
})
afterEach(() => {
  delete page.dataset.theme
  page.lang = 'en'
  // Pictures that React has asked for ahead stay in the head: it asks for each one once in a document.
  for (const tag of document.head.querySelectorAll('meta')) tag.remove()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

test('a guest chooses light in his menu; it is kept on this device and colours the frame of the browser', async () => {
  await startMock()
  const { user } = openSite('/')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const theme = await screen.findByRole('group', { name: 'Theme' })
  expect(within(theme).getByRole('radio', { name: 'Dark' })).toHaveProperty('checked', false)
  expect(within(theme).getByRole('radio', { name: 'System' })).toHaveProperty('checked', true)
  await user.click(within(theme).getByRole('radio', { name: 'Light' }))
  expect(page.dataset.theme).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  expect([meta('theme-color'), meta('color-scheme')]).toEqual(['#f6f0e3', 'light'])
  await user.click(within(theme).getByRole('radio', { name: 'Dark' }))
  expect(page.dataset.theme).toBeUndefined()
  expect(localStorage.getItem('theme')).toBe('dark')
  expect([meta('theme-color'), meta('color-scheme')]).toEqual(['#0b0d1a', 'dark'])
})

test('a device that turns light is followed until the player chooses a theme', async () => {
  await startMock()
  const device = Object.assign(new EventTarget(), { matches: false, media: '(prefers-color-scheme: light)' })
  vi.stubGlobal('matchMedia', (media: string) =>
    media === device.media ? device : Object.assign(new EventTarget(), { matches: false, media }),
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const turn = (matches: boolean) => {
    device.matches = matches
    device.dispatchEvent(new Event('change'))
  }
  const { user } = openSite('/')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const theme = within(await screen.findByRole('group', { name: 'Theme' }))
  turn(true)
  expect(page.dataset.theme).toBe('light')
  await user.click(theme.getByRole('radio', { name: 'Dark' }))
  expect(page.dataset.theme).toBeUndefined()
  turn(true)
  expect(page.dataset.theme).toBeUndefined()
  await user.click(theme.getByRole('radio', { name: 'System' }))
  expect(page.dataset.theme).toBe('light')
  expect(localStorage.getItem('theme')).toBeNull()
  turn(false)
  expect(page.dataset.theme).toBeUndefined()
})

test('the kept theme stands before the first paint', async () => {
  localStorage.setItem('theme', 'light')
  // @ts-expect-error A script of the page, without types.
  await import('../../public/first-paint.js')
  expect(page.dataset.theme).toBe('light')
  expect([meta('theme-color'), meta('color-scheme')]).toEqual(['#f6f0e3', 'light'])
})

test('a player chooses Hindi in his drawer, in its own word; the page says so and the choice is kept', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/home')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('radio', { name: 'हिन्दी' }))
  await waitFor(() => expect(page.lang).toBe('hi'))
  expect(localStorage.getItem('language')).toBe('hi')
  const drawer = await screen.findByRole('dialog', { name: 'मेनू' })
  expect(within(drawer).getByRole('link', { name: 'मेरे दाँव' }).getAttribute('href')).toBe('/mybets')
  // What the server says comes in Hindi too.
  await screen.findByText(/^Chaupar केवल खेल के पैसे से खेला जाता है/)
  await user.click(screen.getByRole('radio', { name: 'English' }))
  await within(drawer).findByRole('link', { name: 'My Bets' })
  await screen.findByText(/^Chaupar is played with play money only/)
  await waitFor(() => expect(page.lang).toBe('en'))
  expect(localStorage.getItem('language')).toBeNull()
})

test('the words of the forms and their messages are Hindi too, failures of the server in its own words', async () => {
  await startMock()
  await showLanguage('hi')
  const { user } = openSite('/sign-in')
  await user.click(await screen.findByRole('button', { name: 'लॉगिन' }))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'यूज़रनेम ख़ाली नहीं हो सकता',
    'पासवर्ड ख़ाली नहीं हो सकता',
  ])
  await user.type(screen.getByLabelText('यूज़रनेम'), 'player')
  await user.type(screen.getByLabelText('पासवर्ड'), 'wrong-one')
  await user.click(screen.getByRole('button', { name: 'लॉगिन' }))
  await toastSays('error', 'Invalid username or password')
})

test('dates are written in the words of the language, amounts with the same digits and grouping', async () => {
  const written = () => [formatDate('2026-11-21T14:00:00.000Z'), formatRupees(12345678.9)]
  expect(written()).toEqual(['21 Nov 2026', '₹1,23,45,678.90'])
  await showLanguage('hi')
  expect(written()).toEqual(['21 नव॰ 2026', '₹1,23,45,678.90'])
})
