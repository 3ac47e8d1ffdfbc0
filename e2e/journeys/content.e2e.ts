import { storeSession } from '@chaupar/playwright'
import { expect, test } from '../fixtures/test.ts'

const pages = [
  ['Contact Us', '/contactus'],
  ['Privacy Policy', '/privacypolicy'],
  ['Responsible Gaming', '/responsiblegame'],
  ['Fair Play', '/fairplay'],
  ['Games Rules', '/gamesrule'],
  ['Terms and Conditions', '/terms'],
] as const

test('[2.7-1, 4-20] the announcements scroll, and stay away once they are closed', async ({ page }) => {
  // They stand still under reduced motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  // A mouse that rests on them holds them.
  await page.mouse.move(700, 600)
  const marquee = page.getByRole('region', { name: 'Announcements' })
  const place = () =>
    marquee
      .getByRole('list')
      .first()
      .evaluate((list) => list.getBoundingClientRect().x)
  const before = await place()
  await expect.poll(place).toBeLessThan(before)
  await marquee.getByRole('button', { name: 'Dismiss announcements' }).click()
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(marquee).toHaveCount(0)
})

test('[2.3-1, 2.8-2] the footer leads to every content page, and each starts at its top', async ({ page }) => {
  await page.goto('/')
  for (const [name, path] of pages) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeInViewport()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})

test('[2.8-2] Affiliates leads to its section, and so does an address with an anchor', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Affiliates', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Affiliates' })).toBeInViewport()
  await page.goto('/fairplay#check')
  await expect(page.getByRole('heading', { level: 2, name: 'Check a round' })).toBeInViewport()
})

test('a line of the contents leads to its section, which stands free of the header', async ({ page }) => {
  await page.goto('/gamesrule')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Tied match' }).click()
  const title = page.getByRole('heading', { level: 2, name: 'Tied match' })
  await expect(title).toBeInViewport({ ratio: 1 })
  const isOnTop = await title.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + 4, top + height / 2) === element
  })
  expect(isOnTop).toBe(true)
})

test('on paper a page of text is its text alone', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Play money' })).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('on paper bets and a statement are their rows alone, in black', async ({ page }) => {
  await storeSession(page)
  for (const [path, name] of [
    ['/mybets', 'My Bets'],
    ['/cashier', 'Account statement'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const frame of [page.getByRole('banner'), page.getByText('Skip to content'), page.locator('.filters')]) {
      await expect(frame.first()).toBeHidden()
    }
    await expect(page.getByRole('heading', { level: 1, name })).toHaveCSS('color', 'rgb(0, 0, 0)')
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the site can be installed', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A browser without a profile installs nothing, whatever the site is like.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const { errors, url } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toMatch(/\/manifest\.webmanifest$/)
})
