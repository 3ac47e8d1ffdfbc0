import { storeSession } from '@chaupar/playwright'
import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { signIn } from '../parts/auth.ts'
import { chooseBackPrice, openLiveMatch } from '../parts/betting.ts'
import { goToGame, spotNamed } from '../parts/games.ts'

// A contrast theme of the system takes author backgrounds and shadows away.
test.use({ worldOptions: { frozen: true }, contextOptions: { forcedColors: 'active' } })

type Look = { ground: string; ink: string; edge: string; style: string; width: number }

function look(element: Locator): Promise<Look> {
  return element.evaluate((shown) => {
    const { backgroundColor, color, borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(shown)
    const width = Number.parseFloat(borderTopWidth)
    return { ground: backgroundColor, ink: color, edge: borderTopColor, style: borderTopStyle, width }
  })
}

/** The chosen one stands out by its ground, and both have an edge. */
async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  const [one, another] = [await look(chosen), await look(other)]
  expect(one.ground).not.toBe(another.ground)
  expect(one.ground).not.toBe(one.ink)
  expect(Math.min(one.width, another.width)).toBeGreaterThanOrEqual(1)
}

test('in forced colours the chosen tab and the chosen kind stand out', async ({ page }) => {
  await signIn(page, '/mybets')
  await expectChosen(page.getByRole('tab', { selected: true }).first(), page.getByRole('tab', { name: 'Settled' }))
  await page.goto('/bank-details')
  const kinds = page.getByRole('group', { name: 'Account type' })
  await expectChosen(kinds.locator('label', { hasText: 'Bank' }), kinds.locator('label', { hasText: 'Card' }))
})

test('in forced colours prices have edges, back and lay differ, and the price in the slip is marked', async ({
  page,
}) => {
  await signIn(page)
  await openLiveMatch(page)
  const cell = (side: string) => page.locator(`.price[data-side="${side}"][data-best]`)
  const [back, lay] = [await look(cell('back').first()), await look(cell('lay').first())]
  expect([back.style, lay.style]).toEqual(['solid', 'dashed'])
  expect(Math.min(back.width, lay.width)).toBeGreaterThanOrEqual(1)
  await chooseBackPrice(page)
  const chosen = page.locator('.price:is([aria-selected="true"], [aria-pressed="true"])').first()
  await expectChosen(chosen, cell('back').last())
  const stakes = page.getByRole('group', { name: 'Quick stakes' }).getByRole('button')
  expect((await look(stakes.first())).width).toBeGreaterThanOrEqual(1)
})

test('in forced colours roulette keeps red, black and green, and the chip in hand is marked', async ({ page }) => {
  await storeSession(page)
  const game = await goToGame(page, 'onetouch/roulette', 'Thumb Roulette')
  const grounds = await Promise.all(
    ['1 red, pays 36×', '2 black, pays 36×', '0 green, pays 36×'].map(
      async (name) => (await look(spotNamed(game, name))).ground,
    ),
  )
  expect(new Set(grounds).size).toBe(3)
  const chips = game.locator('.rack-chip')
  const mark = (pressed: boolean) =>
    chips
      .and(game.locator(`[aria-pressed="${pressed}"]`))
      .first()
      .evaluate((chip) => getComputedStyle(chip).outlineStyle)
  expect([await mark(true), await mark(false)]).toEqual(['solid', 'none'])
})
