import { test } from '../../fixtures/test.ts'
import { excludeOneself } from '../../parts/safer-play/self-exclusion.ts'

test.use({ worldOptions: { frozen: true, scenarios: ['withdraw-pending'] } })

test('an exclusion is said before, held everywhere and never made shorter, and ends by itself at its time', async ({
  page,
  world,
  browser,
}) => {
  test.slow()
  await excludeOneself(page, world, browser)
})
