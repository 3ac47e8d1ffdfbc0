import { test } from '../../fixtures/test.ts'
import { offerInParts, offerUntilPlay } from '../../parts/offers.ts'

// Time stands still, so that the only price that moves is the one that a test moves.
test.use({ worldOptions: { frozen: true } })

test('an offer waits, is matched in part, changed, cancelled and paid to the paisa', async ({ page, world }) => {
  test.slow()
  await offerInParts(page, world)
})

test('an offer lapses when its match begins, one that stays is matched in play', async ({ page, world }) => {
  test.slow()
  await offerUntilPlay(page, world)
})
