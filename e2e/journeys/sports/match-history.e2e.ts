import type { World } from '@chaupar/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible, overflow } from '../../parts/accessibility.ts'
import { signIn } from '../../parts/auth.ts'
import { openLiveMatch } from '../../parts/betting.ts'

// Prices move and balls are bowled when the test says so.
test.use({ worldOptions: { frozen: true } })

test('[1-6] the graph of a market follows its prices, the scorecard its balls, and the board stays in its place', async ({
  page,
  world,
}) => {
  test.slow()
  await signIn(page)
  await openLiveMatch(page)
  const board = page.getByRole('grid', { name: 'Match Odds' })
  const place = await board.boundingBox()
  await readPriceGraph(page, world)
  expect((await board.boundingBox())?.y).toBe(place?.y)
  await readScorecard(page, world)
})

test.describe('on a narrow phone', { tag: '@phone' }, () => {
  // Nothing may be wider than the narrowest phone.
  test.use({ viewport: { width: 320, height: 640 } })

  test('[1-6] the graph and the scorecard of a match fit', async ({ page, world }) => {
    test.slow()
    await signIn(page)
    await openLiveMatch(page)
    await readPriceGraph(page, world)
    await readScorecard(page, world)
  })
})

/**
 * The prices of the match odds of this page: the picture is drawn, a price that moves now stands at its end, and the table
 * behind the button holds the same. Gives the focus back to where it came from.
 */
async function readPriceGraph(page: Page, world: World): Promise<void> {
  const { marketId, selectionId, name: runner } = await firstRunner(page, world)
  const button = page.getByRole('button', { name: 'Price graph of Match Odds', exact: true })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Prices of Match Odds' })
  await dialog.getByRole('tab', { name: runner, exact: true }).click()
  const picture = dialog.getByRole('img', { name: `${runner}, ` })
  await expect.poll(() => picture.evaluate(paintedPixels), 'the lines are drawn').toBeGreaterThan(500)
  await world.control.advanceClock({ world: world.name, ms: 2000 })
  await world.control.movePrice({ world: world.name, marketId, selectionId, side: 'back', ticks: -3 })
  const { price: moved } = await firstRunner(page, world)
  await expect(dialog.getByText(`Back ${moved}`, { exact: true })).toBeVisible()
  await expect(picture).toHaveAccessibleName(
    new RegExp(`now ${moved.replace('.', '\\.')}\\. The table holds the same prices\\.$`),
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'As a table', exact: true }).click()
  const newest = dialog
    .getByRole('table', { name: `Prices of ${runner}, newest first` })
    .getByRole('row')
    .nth(1)
  await expect(newest.getByRole('cell').nth(1)).toHaveText(moved)
  expect([await overflow(page), await dialog.evaluate(cutOff)], 'pixels beyond the screen').toEqual([0, 0])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
}

/** By how many pixels the content of a dialog is wider than it. */
function cutOff(dialog: Element): number {
  return dialog.scrollWidth - dialog.clientWidth
}

/** How many pixels of a canvas are not empty. */
function paintedPixels(canvas: Element): number {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return 0
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  let painted = 0
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) painted += 1
  return painted
}

/** The first runner of the match odds of this page, with its best back price as the server has it. */
async function firstRunner(page: Page, world: World) {
  const matches = await world.control.listMarkets({ world: world.name })
  const markets = matches.find(({ refMatchId }) => page.url().endsWith(`/${refMatchId}`))?.markets ?? []
  const market = markets.find(({ HeadName }) => HeadName === 'Match Odds')
  const runner = market?.runners[0]
  if (!market || !runner?.back) throw new Error('the match has no prices')
  return { marketId: market.marketId, ...runner, price: String(runner.back.price) }
}

/** The scorecard of the cricket match of this page: it adds up, and follows the balls that are bowled while it is open. */
async function readScorecard(page: Page, world: World): Promise<void> {
  await page.getByRole('button', { name: 'Scorecard', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Scorecard' })
  const batting = dialog.getByRole('table', { name: 'Batting' })
  await expect(batting).toBeVisible()
  const before = await totalOf(page)
  await expect(async () => {
    await world.control.advanceClock({ world: world.name, ms: 30_000 })
    expect(await totalOf(page)).not.toEqual(before)
  }).toPass()
  await expect
    .poll(async () => {
      const { extras, total } = await totalOf(page)
      const runs = await batting.getByRole('row').locator('td:nth-child(2)').allTextContents()
      return runs.reduce((sum, text) => sum + Number(text), extras) - total
    }, 'batters and extras make the total')
    .toBe(0)
  await expect(dialog.getByRole('table', { name: 'Bowling' })).toBeVisible()
  expect([await overflow(page), await dialog.evaluate(cutOff)], 'pixels beyond the screen').toEqual([0, 0])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Extras and total as the open scorecard shows them. */
async function totalOf(page: Page): Promise<{ extras: number; total: number }> {
  const text = await page.getByRole('tabpanel').filter({ hasText: 'Batting' }).textContent()
  const extras = /Extras (\d+)/.exec(text ?? '')?.[1]
  const total = /Total (\d+)\//.exec(text ?? '')?.[1]
  if (extras === undefined || total === undefined) throw new Error(`no extras and total in "${text}"`)
  return { extras: Number(extras), total: Number(total) }
}
