import { test } from '../../fixtures/test.ts'
import { signIn } from '../../parts/auth.ts'
import { leaveHand } from '../../parts/rounds.ts'

test('a hand of blackjack that was left by a reload is there again with its cards, and is finished', async ({
  page,
  world,
}) => {
  await signIn(page)
  await leaveHand(page, world)
})
