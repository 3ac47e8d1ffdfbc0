import { test } from '../fixtures/test.ts'
import { firstEvening } from '../parts/first-evening.ts'

test.use({ worldOptions: { frozen: true } })

test('[1-2, 1-6, 2.6-11, 4-4, 4-9, 8-3] a newcomer does all that on a phone', async ({ page, world }) => {
  test.slow()
  await firstEvening(page, world)
})
