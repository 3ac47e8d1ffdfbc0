import { expect, test } from '../../fixtures/test.ts'
import { brokenRules } from '../../parts/accessibility.ts'
import { signIn } from '../../parts/auth.ts'
import { findSelection, select, stakeOn } from '../../parts/betting.ts'
import { openConsole } from '../../parts/console.ts'
import { bringDrawer, openDrawer } from '../../parts/drawer.ts'

// Where the mock serves the site itself, the policy of its pages lets the recorder work.
const inAnyPolicy = test.extend({ bypassCSP: true })

inAnyPolicy(
  'what happened is saved in the drawer, shown under one slider elsewhere, and opened at its moment',
  async ({ page, context, browser, world }) => {
    test.slow()
    await bringDrawer(page)
    await signIn(page)
    const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
    const entry = await select(page, selection)
    await stakeOn(page, entry, '500')
    await expect(entry.getByRole('status')).toContainText('Accepted')
    await expect(page.getByRole('banner')).toContainText('₹500.00')
    const address = `/exchange/${selection.matchId}`
    const drawer = await openDrawer(page)
    const saving = page.waitForEvent('download')
    await drawer.getByRole('button', { name: 'Save what happened' }).click()
    const file = await (await saving).path()
    await expect(drawer.getByText(`Saved ${world.name}.chaupar.json.`, { exact: true })).toBeVisible()

    const other = await context.newPage()
    await openConsole(other)
    await other.getByLabel('Open what happened').setInputFiles(file)
    const accepted = other.frameLocator('.page-player iframe').getByText('Accepted').first()
    await expect(accepted).toBeVisible()
    const slider = other.getByRole('slider', { name: 'Moment' })
    const rows = other.getByRole('region', { name: 'Journal' })
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`${address}$`))
    await slider.press('Home')
    await expect(accepted).toHaveCount(0)
    const bet = rows.getByRole('button', { name: /placeBet/ }).first()
    await bet.click()
    const id = Number((await bet.textContent())?.match(/^\d+?(?=\d\d:)/)?.[0])
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`row ${id}, ${address}$`))

    await other.getByRole('button', { name: `Open here, after row ${id}`, exact: true }).click()
    const made = `${world.name}-2`
    const link = other.getByRole('link', { name: `${address} in ${made}` })
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toMatch(new RegExp(`//${made}\\.localhost(:\\d+)?${address}$`))
    try {
      const there = await browser.newPage({ baseURL: new URL(href).origin })
      await signIn(there, href)
      await expect(there).toHaveURL(href)
      const balances = page.getByRole('banner').getByText('₹')
      await expect(there.getByRole('banner').getByText('₹')).toHaveText(await balances.allTextContents())
      await there.close()
    } finally {
      await world.control.deleteWorld({ world: made })
    }
  },
)

/** An element as rrweb records it. */
const element = (id: number, tagName: string, attributes: object, childNodes: object[] = []) => ({
  type: 2,
  id,
  tagName,
  attributes,
  childNodes,
})

const attack = 'top.attacked = 1'

/** A page with every way that we know to run a script out of it. */
const hostilePage = element(2, 'html', {}, [
  element(3, 'head', {}),
  element(4, 'body', { onload: attack }, [
    element(5, 'h1', {}, [{ type: 3, id: 6, textContent: 'A recorded page' }]),
    element(7, 'img', { src: '/none.png', onerror: attack }),
    element(8, 'script', {}, [{ type: 3, id: 9, textContent: attack }]),
    element(10, 'a', { href: `javascript:${attack}`, target: '_top' }),
    element(11, 'iframe', { srcdoc: `<script>${attack}</script>` }),
    element(12, 'iframe', { src: `javascript:${attack}` }),
  ]),
])

const hostileEvents = [
  { type: 4, timestamp: 1, data: { href: 'https://evil.example/home', width: 800, height: 600 } },
  {
    type: 2,
    timestamp: 2,
    data: { node: { type: 0, id: 1, childNodes: [hostilePage] }, initialOffset: { left: 0, top: 0 } },
  },
  { type: 5, timestamp: 3, data: { tag: 'address', payload: '//evil.example/home' } },
]

test('a hostile file runs nothing in the console and leads to no other site; the page of a file fits and is accessible', {
  tag: ['@desktop', '@phone'],
}, async ({ page, world }) => {
  await openConsole(page)
  const bundle = await world.control.saveBundle({ world: world.name })
  const text = JSON.stringify({ ...bundle, screen: { startedAt: 1, address: '/', events: hostileEvents } })
  const file = { name: 'hostile.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Open what happened').setInputFiles(file)
  const frame = page.locator('.page-player iframe')
  await expect(frame.contentFrame().getByRole('heading', { name: 'A recorded page' })).toBeVisible()
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveAttribute('aria-valuetext', /, \/home$/)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over).toBeLessThanOrEqual(0)
  expect(await brokenRules(page)).toEqual([])
  await page.getByRole('button', { name: 'Open as saved' }).click()
  await expect(
    page.getByText('400 bad_request: The file cannot be opened: it was edited after it was saved'),
  ).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined()
})
