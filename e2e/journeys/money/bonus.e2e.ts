import { test } from '../../fixtures/test.ts'
import { wagerBonusUntilItExpires } from '../../parts/bonus.ts'

test.use({ worldOptions: { frozen: true } })

test('a bonus is offered to a player, claimed by its terms, wagered by a bet and a round, released in parts, and expires', async ({
  page,
  world,
}) => {
  test.slow()
  await wagerBonusUntilItExpires(page, world)
})
