import { test } from '../../fixtures/test.ts'
import { playWithinOwnLimits } from '../../parts/safer-play/own-limits.ts'

test.use({ worldOptions: { frozen: true } })

test('own limits refuse a bet and a round with what they leave, and take what fits', async ({ page, world }) => {
  await playWithinOwnLimits(page, world)
})
