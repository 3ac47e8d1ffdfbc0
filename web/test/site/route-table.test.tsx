import { act, screen, waitFor } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { examples, routes } from '../../src/config/routes.ts'
import { keepDeepLink, takeDeepLink } from '../../src/player/deep-link.ts'
import { readReferral } from '../../src/player/referral.ts'
import { signIn } from '../../src/player/session-store.ts'
import { startMock } from '../mock.ts'
import { address, go, openSite, openSiteAsPlayer } from '../site.tsx'
import { addresses, specification } from './specified-routes.ts'

// What a page shows is the business of its own test: here each is its name, and an element that a hash can point to.
vi.mock('../../src/app/routes.ts', async (original) => {
  const { createElement } = await import('react')
  const { routeEntries } = await original<typeof import('../../src/app/routes.ts')>()
  const pageOf = (name: string) => () =>
    createElement('div', { 'data-testid': 'page' }, name, createElement('i', { id: 'section' }))
  return { routeEntries: routeEntries.map((entry) => (entry.name ? { ...entry, page: pageOf(entry.name) } : entry)) }
})

const entryOf = (path: string) => routes.find(({ path: pattern }) => pattern === matched(path))
const matched = (path: string) =>
  matchRoutes(
    routes.map((entry) => ({ path: entry.path })),
    path,
  )?.[0]?.route.path

/** The timeout of the test that opens all routes, long enough for a busy machine. */
const allRoutesMs = 120_000

/** The page that is shown, its frame, and whether a header, a footer and a bottom bar stand around it. */
async function shown(name: string) {
  await waitFor(() => expect(screen.getByTestId('page').textContent).toBe(name))
  const main = screen.getByRole('main')
  return {
    layout: main.dataset.layout,
    header: screen.queryByRole('banner') !== null,
    footer: screen.queryByRole('contentinfo') !== null,
    bottomBar: screen.queryByRole('navigation', { name: 'Bottom bar' }) !== null,
  }
}

const frames: Readonly<Record<string, object>> = {
  full: { layout: 'full', header: true, footer: true, bottomBar: true },
  header: { layout: 'header', header: true, footer: false, bottomBar: true },
  bare: { layout: 'bare', header: false, footer: false, bottomBar: false },
  none: { layout: 'none', header: false, footer: false, bottomBar: false },
}

test('[2.2-1] [2.2-2] [2.2-3] [2.3-1] [2.3-2] [2.3-3] [2.4-1] [2.4-2] [2.4-3] [2.4-4] [2.5-1] [2.5-2] [2.5-9] every route of the specification stands in the table with its kind and its layout', () => {
  for (const { kind, layout, rows } of specification) {
    for (const [path] of rows) expect({ ...entryOf(path), path }).toMatchObject({ path, kind, layout })
  }
})

test('names and paths are unique, and every example is an address of its route', () => {
  expect(new Set(routes.map(({ path }) => path.toLowerCase())).size).toBe(routes.length)
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length)
  const reached = Object.entries(examples).map(([name, [first, ...others]]) => [
    name,
    new Set([first, ...others].map((path) => entryOf(path)?.name)),
  ])
  expect(reached).toEqual(Object.keys(examples).map((name) => [name, new Set([name])]))
})

test('[2.1-2] [6-4] a guest is sent from every protected route to the landing page, and his path is kept for after the login', async () => {
  await startMock()
  openSite('/')
  for (const path of addresses('protected')) {
    const whole = `${path}?from=test#part`
    await go(whole)
    expect(address(), path).toBe('/')
    expect(takeDeepLink(), path).toBe(whole)
  }
})

test('[2.1-1] [6-3] a player is sent from every public route to /home', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/terms')
  for (const path of addresses('public')) {
    await go(path)
    expect(address(), path).toBe('/home')
  }
})

test('[2.1-1] [2.1-3] [2.1-6] [6-5] a guest sees every public and every common route in its layout', async () => {
  await startMock()
  openSite('/terms')
  for (const { kind, layout, rows } of specification) {
    if (kind === 'protected') continue
    for (const [path, page] of rows) {
      await go(path)
      expect({ path, ...(await shown(page)) }).toEqual({ path, ...frames[layout] })
      expect(address()).toBe(path)
    }
  }
})

test('[2.1-2] [2.1-3] [2.1-4] [2.1-6] [6-5] a player sees every protected and every common route in its layout, with his own header', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/home')
  await screen.findByRole('button', { name: 'Account menu' })
  for (const { kind, layout, rows } of specification) {
    if (kind === 'public') continue
    for (const [path, page] of rows) {
      await go(path)
      expect({ path, ...(await shown(page)) }).toEqual({ path, ...frames[layout] })
      expect(address()).toBe(path)
    }
  }
})

test('the header of a common route follows the login state', async () => {
  await startMock()
  openSite('/terms')
  await screen.findByRole('button', { name: 'SIGN UP' })
  expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull()
})

test('a path matches in any letter case and with a slash at its end', () => {
  for (const [path] of specification.flatMap(({ rows }) => rows)) {
    for (const variant of [path.toUpperCase(), path.toLowerCase(), `${path}/`]) {
      expect(matched(variant), variant).toBe(matched(path))
    }
  }
})

test('a word that a route names wins over a parameter', () => {
  expect(matched('/kingmaker')).toBe('/kingmaker')
  expect(matched('/WITHDRAWNEW')).toBe('/withdrawnew')
  expect(matched('/withdraw/card')).toBe('/withdraw/:mode')
  expect(matched('/casino/spribe')).toBe('/casino/:casinoslug')
  expect(matched('/casino')).toBe('/Casino')
})

test.each(['/no/such/page', '/a/b/c', '/games/roulette/more', '/casino/a/b/c', '/deposit/a/b'])(
  '[2.1-5] the unknown path %s leads to /',
  async (path) => {
    await startMock()
    openSite(path)
    await waitFor(() => expect(address()).toBe('/'))
  },
)

test.each(['maintenance', 'suspended'])(
  '[2.1-10] [4-10] [4-23] with status %s every route leads to /maintenance, for a guest and for a player',
  { timeout: allRoutesMs },
  async (status) => {
    const mock = await startMock()
    const token = await mock.token()
    mock.set({ appDetails: { BRAND_STATUS: status } })
    openSite('/maintenance')
    for (const isPlayer of [false, true]) {
      if (isPlayer) act(() => signIn({ token, user: { mobileno: '9820041177' } }))
      for (const kind of ['public', 'common', 'protected'] as const) {
        for (const path of addresses(kind)) {
          await go(path)
          await waitFor(() => expect(address(), path).toBe('/maintenance'))
        }
      }
    }
  },
)

test('a link of an agent is kept from any path, whatever becomes of the path', async () => {
  await startMock()
  openSite('/terms')
  await go('/profile?agent_code=AGENT7&source=telegram')
  expect(address()).toBe('/')
  expect(readReferral()).toEqual({ agentCode: 'AGENT7', source: 'telegram' })
  await go('/no/such/page?ref=AGENT8')
  await waitFor(() => expect(address()).toBe('/'))
  expect(readReferral()).toEqual({ agentCode: 'AGENT8', source: 'telegram' })
})

test('[2.1-7] every change of the route scrolls to the top, and a hash to the part that it names', async () => {
  await startMock()
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const intoView = vi.fn()
  Element.prototype.scrollIntoView = intoView
  openSite('/terms')
  await shown('terms')
  scroll.mockClear()
  await go('/fairplay')
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
  await go('/contactus#section')
  await shown('contactUs')
  await waitFor(() => expect(intoView.mock.contexts).toEqual([document.getElementById('section')]))
  expect(history.scrollRestoration).toBe('manual')
  scroll.mockClear()
  await go('/contactus#no-such-part')
  expect(scroll).not.toHaveBeenCalled()
  await go('/terms#no-such-part')
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('a path of another site is never kept', () => {
  keepDeepLink('//evil.example/home')
  expect(takeDeepLink()).toBeNull()
})
