import { storeSession, type World } from '@chaupar/playwright'
import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { expectAllBoards } from '../../parts/betting.ts'

// Balls are bowled when the test says so.
test.use({ worldOptions: { frozen: true } })

test('[7.4-5] live TV shows a wicket beside the board, which does not move', async ({ page, world }) => {
  test.slow()
  const board = page.getByRole('grid').first()
  const frame = await watchLiveMatch(page, world)
  const place = await board.boundingBox()
  await expectWicket(page, world, frame)
  await expectAccessible(page)
  await pictures(page).getByRole('button', { name: 'Close pictures' }).click()
  await expect(pictures(page)).toBeHidden()
  expect((await board.boundingBox())?.y).toBe(place?.y)
})

test('[7.4-5] on a phone the pictures float in a corner while the board is read, and go to another', {
  tag: '@phone',
}, async ({ page, world }) => {
  test.slow()
  const frame = await watchLiveMatch(page, world)
  await expectAllBoards(page)
  await page.getByRole('grid').last().scrollIntoViewIfNeeded()
  const move = pictures(page).getByRole('button', { name: 'Move to another corner' })
  await expect(move).toBeVisible()
  await expect(pictures(page)).toBeInViewport()
  // The page in the frame was not reloaded: it shows what happens from here on.
  await expectWicket(page, world, frame)
  const before = await pictures(page).boundingBox()
  await move.click()
  expect(await pictures(page).boundingBox()).not.toEqual(before)
  await expect(pictures(page)).toBeInViewport()
  await expectAccessible(page)
  await pictures(page).getByRole('button', { name: 'Close pictures' }).click()
  await expect(pictures(page)).toBeHidden()
})

/** Opens the cricket match in play as a player, with its pictures shown. */
async function watchLiveMatch(page: Page, world: World): Promise<FrameLocator> {
  await storeSession(page)
  const matches = await world.control.listMarkets({ world: world.name })
  const live = matches.find(({ sportId, status }) => sportId === 4 && status === 'inplay')
  if (!live) throw new Error('no cricket match in play')
  await page.goto(`/exchange/${live.refMatchId}`)
  await page.getByRole('button', { name: 'Live pitch', exact: true }).click()
  await expect(pictures(page)).toBeVisible()
  return page.frameLocator('iframe[title^="Live pitch of"]')
}

/** The region that the pictures stand in. */
const pictures = (page: Page) => page.getByRole('region', { name: 'Live pitch', exact: true })

/** Balls are bowled until a wicket falls, which the pictures show together with the score of the board. */
async function expectWicket(page: Page, world: World, frame: FrameLocator): Promise<void> {
  const before = await scoreOf(page)
  let after = before
  while (after.split('/')[1] === before.split('/')[1]) {
    await world.control.advanceClock({ world: world.name, ms: 15_000 })
    after = await scoreOf(page)
  }
  await expect(frame.getByRole('status')).toContainText(`Wicket. ${after}`)
  await expect(page.getByRole('main')).toContainText(after)
}

/** Runs and wickets of the match of this page, such as '53/1', as the server has them. */
async function scoreOf(page: Page): Promise<string> {
  const summary = await page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1)
    const answer = await fetch(`/api/sports/match/score?matchId=${id}`)
    return String((await answer.json()).data.score.summary)
  })
  const [score] = summary.split(' ')
  if (!score?.includes('/')) throw new Error(`no runs and wickets in "${summary}"`)
  return score
}
