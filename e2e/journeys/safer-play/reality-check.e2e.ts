import { test } from '../../fixtures/test.ts'
import { comeOverAFullScreen, readTheSittingsMoney } from '../../parts/safer-play/reality-check.ts'

test.describe('with a clock that stands', () => {
  test.use({ worldOptions: { frozen: true } })

  test('what a sitting came to is told to the paisa in both menus and in the reality check', async ({
    page,
    world,
  }) => {
    await readTheSittingsMoney(page, world)
  })
})

test('a reality check ends the full screen of a game that it comes over', async ({ page, world }) => {
  await comeOverAFullScreen(page, world)
})
