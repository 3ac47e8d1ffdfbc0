import { test } from '../fixtures/test.ts'
import { firstEvening } from '../parts/first-evening.ts'

// Time stands still but for the in-play delay, so that no ball moves the price between look and click.
test.use({ worldOptions: { frozen: true } })

test('[1-2, 1-6, 2.6-11, 4-4, 4-9, 8-3] a newcomer signs up with a code, bets on the live match and signs out', async ({
  page,
  world,
}) => {
  test.slow()
  await firstEvening(page, world)
})
