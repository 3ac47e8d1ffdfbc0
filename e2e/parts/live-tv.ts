import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { World } from '../fixtures/world.ts'
import { signIn } from './auth.ts'

/** Opens the cricket match in play as a player, with its pictures shown. */
export async function watchLiveMatch(page: Page, world: World): Promise<FrameLocator> {
  await signIn(page)
  const matches = await world.control.listMarkets({ world: world.name })
  const live = matches.find(({ sportId, status }) => sportId === 4 && status === 'inplay')
  if (!live) throw new Error('no cricket match in play')
  await page.goto(`/exchange/${live.refMatchId}`)
  await page.getByRole('button', { name: 'Live TV', exact: true }).click()
  await expect(pictures(page)).toBeVisible()
  return page.frameLocator('iframe[title^="Live TV of"]')
}

/** The region that the pictures stand in. */
export const pictures = (page: Page) => page.getByRole('region', { name: 'Live TV', exact: true })

/** Balls are bowled until a wicket falls, which the pictures tell together with the score that the board has. */
export async function expectWicket(page: Page, world: World, frame: FrameLocator): Promise<void> {
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
