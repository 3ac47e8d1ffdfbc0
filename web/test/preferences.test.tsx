import { i18n } from '@lingui/core'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startMock } from './mock.ts'
import { openSite, openSiteAsPlayer } from './site.tsx'

const page = document.documentElement

beforeEach(() => {
  document.head.innerHTML = '<meta name="color-scheme" content="dark"><meta name="theme-color" content="#0b0d1a">'
})
afterEach(() => {
  delete page.dataset.theme
  page.lang = 'en'
  document.head.innerHTML = ''
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

test('a guest chooses light in his menu; it is kept on this device and colours the frame of the browser', async () => {
  await startMock()
  const { user } = openSite('/')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const theme = await screen.findByRole('group', { name: 'Theme' })
  expect(within(theme).getByRole('radio', { name: 'Dark' })).toHaveProperty('checked', true)
  await user.click(within(theme).getByRole('radio', { name: 'Light' }))
  expect(page.dataset.theme).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  expect([meta('theme-color'), meta('color-scheme')]).toEqual(['#f6f0e3', 'light'])
  await user.click(within(theme).getByRole('radio', { name: 'Dark' }))
  expect(page.dataset.theme).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
  expect([meta('theme-color'), meta('color-scheme')]).toEqual(['#0b0d1a', 'dark'])
})

test('the kept theme stands before the first paint', async () => {
  localStorage.setItem('theme', 'light')
  vi.resetModules()
  // @ts-expect-error A script of the page, without types.
  await import('../public/first-paint.js')
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
  await user.click(screen.getByRole('radio', { name: 'English' }))
  await waitFor(() => expect(page.lang).toBe('en'))
  expect(localStorage.getItem('language')).toBeNull()
})
