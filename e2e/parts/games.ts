import { storeSession, type World } from '@chaupar/playwright'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** A signed-in player opens a game's page, and the game plays in its frame. `slug`: 'spribe/mines'; `title` as on its cover. */
export async function openGame(page: Page, slug: string, title: string): Promise<FrameLocator> {
  await storeSession(page)
  return goToGame(page, slug, title)
}

/** The same for one who is signed in. */
export async function goToGame(page: Page, slug: string, title: string): Promise<FrameLocator> {
  await page.goto(`/casino/${slug}`)
  return gameIn(page, title)
}

/** The game in the frame of the page that is shown, once it plays. */
export async function gameIn(page: Page, title: string): Promise<FrameLocator> {
  const game = page.frameLocator(`iframe[title="${title}"]`)
  await expect(game.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return game
}

/** With the finger where there is one, else with the mouse. */
export async function press(element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  const isTouched = await element.evaluate(() => matchMedia('(pointer: coarse)').matches)
  await (isTouched ? element.tap() : element.click())
}

/** Goes on by the Tab key until the element has the focus; gives how many presses that took. */
export async function tabTo(page: Page, element: Locator): Promise<number> {
  let presses = 0
  await expect(async () => {
    presses += 1
    await page.keyboard.press('Tab')
    await expect(element).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
  return presses
}

/** A spot of a table by what it says of itself. */
export function spotNamed(game: FrameLocator, name: string): Locator {
  return game.getByRole('group', { name: 'The layout' }).getByRole('button', { name, exact: true })
}

/** What the next round of a game comes to, in the words that its family knows. */
export async function setNextRound(world: World, game: string, outcome: string): Promise<void> {
  const scenarios = [{ name: 'next-round', params: { game, outcome } }]
  await world.control.applyScenarios({ world: world.name, scenarios })
}

/** Moves a clock that stands on, in steps shorter than any phase of a shared round, until the element is there. */
export async function advanceUntil(world: World, element: Locator): Promise<void> {
  await expect(async () => {
    if (!(await element.count())) await world.control.advanceClock({ world: world.name, ms: 1000 })
    await expect(element).toBeAttached({ timeout: 250 })
  }).toPass({ intervals: [0] })
}

/** Every entry of the world's ledger sums to zero, and every round of it is paid once. */
export async function expectSound(world: World): Promise<void> {
  const { ok } = await world.control.readInvariants({ world: world.name })
  expect(ok, 'the ledger adds up').toBe(true)
}
