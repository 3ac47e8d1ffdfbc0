import { expect, type FrameLocator, type Page } from '@playwright/test'
import { signIn } from './auth.ts'

/** A signed-in player opens a game's page, and the game plays in its frame. `slug`: 'spribe/mines'; `title` as on its cover. */
export async function openGame(page: Page, slug: string, title: string): Promise<FrameLocator> {
  await signIn(page)
  await page.goto(`/casino/${slug}`)
  return gameIn(page, title)
}

/** The game in the frame of the page that is shown, once it plays. */
export async function gameIn(page: Page, title: string): Promise<FrameLocator> {
  const game = page.frameLocator(`iframe[title="${title}"]`)
  await expect(game.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return game
}
