import { test } from '../fixtures/test.ts'
import { answerARealityCheck, raiseALimit, takeATimeOut } from '../parts/safer-play.ts'

test('on a phone, a raised limit holds after 24 hours, and not a minute before', async ({ page, world }) => {
  await raiseALimit(page, world)
})

test('on a phone, a time-out holds across logout, second browser and restart, and the open bet wins in it', async ({
  page,
  world,
  browser,
}) => {
  test.slow()
  await takeATimeOut(page, world, browser)
})

test('on a phone, a reality check waits in every tab, and is answered once', async ({ page, world }) => {
  await answerARealityCheck(page, world)
})
