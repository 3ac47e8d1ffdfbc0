import { lastScreen, storeSession, toasts, type World } from '@chaupar/playwright'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { otherUrl } from '../../fixtures/other-mock.ts'
import { expect, test as inWorld } from '../../fixtures/test.ts'
import { openConsole } from '../../parts/console.ts'
import { bringDrawer } from '../../parts/drawer.ts'
import { situations } from './bundle-situations.ts'

const viewport = { width: 1440, height: 900 }

const test = inWorld.extend<object, { otherConsole: Page }>({
  otherConsole: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: otherUrl, viewport })
      await openConsole(page)
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],
})

// One worker, so that one console of the other mock serves all of them.
test.describe.configure({ mode: 'default' })
// Where the mock serves the site itself, the policy of its pages lets the recorder work; and no ball moves a price meanwhile.
test.use({ bypassCSP: true, worldOptions: { frozen: true } })

/** Every run looks at one page of each kind of situation; SITUATIONS=all at all. */
const looked = situations.filter(({ inEveryRun }) => inEveryRun || process.env.SITUATIONS === 'all')

for (const { name, visitor, path, arrange, act, device, shows, isPartial } of looked) {
  test(`a file shows on another machine the page that was saved, and opens it there: ${name}`, async ({
    page,
    browser,
    world,
    otherConsole,
  }) => {
    await bringDrawer(page)
    if (visitor !== 'guest') await storeSession(page)
    await arrange?.(world)
    await page.goto(typeof path === 'string' ? path : await path(world))
    await act?.(page, world)
    await device?.(page)
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible()
    await expectRest(page)
    const texts = await textsOf(page)
    const parts = isPartial ? await textsOfParts(page) : []
    const { pathname, search } = new URL(page.url())
    await otherConsole.getByLabel('Open what happened').setInputFiles(await savedFile(page, world))

    const recorded = otherConsole.frameLocator('.page-player iframe')
    await expect.poll(() => textsOf(recorded)).toBe(texts)
    await otherConsole.getByRole('button', { name: /^Open here, after row \d+$/ }).click()
    const link = otherConsole.getByRole('link', { name: `${pathname}${search} in ${world.name}`, exact: true })
    const address = `${otherUrl.replace('//', `//${world.name}.`)}${pathname}${search}`
    await expect(link).toHaveAttribute('href', address)
    await otherConsole.getByRole('button', { name: 'Close', exact: true }).click()

    const there = await browser.newPage({ baseURL: new URL(address).origin })
    if (visitor === 'player') await storeSession(there)
    await there.goto(address)
    await device?.(there)
    if (isPartial) await expect.poll(() => textsOfParts(there)).toEqual(parts)
    else await expect.poll(() => textsOf(there)).toBe(texts)
    expect(there.url()).toBe(address)
    await there.context().close()
  })
}

/** Two looks show the same, and nothing stands there that goes by itself. */
async function expectRest(page: Page): Promise<void> {
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(0)
  // A screen reader's copy of a toast stays longer than the toast.
  await expect(page.locator(':is(#toast-alerts, #toast-news):not(:empty)')).toHaveCount(0)
  let last = ''
  const isSame = async () => {
    const before = last
    last = await textsOf(page)
    return last === before
  }
  await expect.poll(isSame).toBe(true)
}

/** The file that a failed journey leaves (kit/src/failed-test.ts): the world with what the page has shown. */
async function savedFile(page: Page, { name, control }: World) {
  const screen = await lastScreen(page.context())
  if (screen === undefined) throw new Error('the page is not recorded')
  const text = JSON.stringify(await control.saveBundle({ world: name, screen }))
  return { name: `${name}.chaupar.json`, mimeType: 'application/json', buffer: Buffer.from(text) }
}

/** Every visible text of a page, in order. */
async function textsOf(page: Page | FrameLocator): Promise<string> {
  return visibleTexts(page.locator('body'))
}

/** The texts of the header, with the player's money, and the main heading. */
async function textsOfParts(page: Page): Promise<string[]> {
  const parts = [page.getByRole('banner'), page.getByRole('heading', { level: 1 })]
  return Promise.all(parts.map(visibleTexts))
}

async function visibleTexts(part: Locator): Promise<string> {
  return (await part.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ').trim()
}
