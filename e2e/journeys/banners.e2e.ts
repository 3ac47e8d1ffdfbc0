import { seededPlayer } from '@chaupar/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { expectAccessible } from '../parts/accessibility.ts'
import { signOut } from '../parts/account.ts'
import { expectSignedOut, fillLogin } from '../parts/auth.ts'

const outside = 'https://cup.example/tickets?day=2'

const pictured = { image: '/art/banner-cricket.svg', alt: 'A batter playing a cover drive', text: 'Of this week.' }

/** Out of order, as an operator may send them; the last one has a picture and no label. */
const banners = [
  { ...pictured, order: 2, title: 'The cup', href: outside, label: 'Buy a ticket' },
  { ...pictured, order: 1, title: 'Welcome', href: '/bonus/bn-welcome', label: 'See the bonus' },
  { ...pictured, order: 3, title: 'Your bets', href: '/mybets', label: '' },
]

test('a guest follows a banner to a page for players by logging in, and to another site in a new tab', async ({
  page,
}) => {
  const body = { error: false, message: '', data: { banners } }
  await page.route('**/api/getBanners', (route) => route.fulfill({ json: body }))
  await page
    .context()
    .route('https://cup.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The cup</title><p>Tickets' }),
    )
  await page.goto('/')
  await show(page, 'Banner 1: Welcome')
  await expectAccessible(page)
  await carousel(page).getByRole('link', { name: 'See the bonus' }).click()
  await expect(login(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(login(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await carousel(page).getByRole('link', { name: 'See the bonus' }).click()
  await fillLogin(page, seededPlayer)
  await expect(page).toHaveURL(/\/bonus\/bn-welcome$/)
  await expect(page.getByRole('region', { name: 'Terms' })).toBeVisible()
  await signOut(page)
  await expectSignedOut(page)

  await show(page, 'Banner 3: Your bets')
  await expect(carousel(page).getByRole('link', { name: 'Your bets' })).toHaveAttribute('href', '/mybets')
  // Without a label the link is the whole banner, whatever of it is touched.
  await carousel(page).getByRole('heading', { name: 'Your bets' }).click({ force: true })
  await fillLogin(page, seededPlayer)
  await expect(page).toHaveURL(/\/mybets$/)
  await signOut(page)
  await expectSignedOut(page)

  await show(page, 'Banner 2: The cup')
  await expectAccessible(page)
  const opened = page.waitForEvent('popup')
  await carousel(page).getByRole('link', { name: 'Buy a ticket, cup.example (opens in a new tab)' }).click()
  const tab = await opened
  await expect(tab).toHaveURL(outside)
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await expect(login(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test('a banner whose picture does not come keeps its words on their ground, without a frame beside them', async ({
  page,
}) => {
  const banner = { ...pictured, image: '/art/lost.svg', order: 1, title: '', href: '', label: '' }
  await page.route('**/api/getBanners', (route) =>
    route.fulfill({ json: { error: false, message: '', data: { banners: [banner] } } }),
  )
  await page.route('**/art/lost.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: 'no picture' }))
  await page.goto('/')
  await expect(carousel(page).getByRole('heading', { name: pictured.alt })).toBeVisible()
  await expect(carousel(page).getByText(pictured.text)).toBeVisible()
  await expect(carousel(page).locator('img')).toHaveCount(0)
})

/** Turns the carousel to a banner; the hand on it holds it there. */
async function show(page: Page, dot: string): Promise<void> {
  await carousel(page).getByRole('button', { name: dot, exact: true }).click()
  await expect(carousel(page).getByRole('heading', { name: dot.replace(/^.*: /, ''), exact: true })).toBeVisible()
}

const carousel = (page: Page): Locator => page.getByRole('region', { name: 'Highlights' })
const login = (page: Page): Locator => page.getByRole('dialog', { name: 'Login' })
