import { test } from '../../fixtures/test.ts'
import { findAviator, flyTwice } from '../../parts/rounds.ts'

// Rounds follow from the world's clock, which the journey moves.
test.use({ worldOptions: { frozen: true } })

test('[2.9-1, 2.9-2, 7.6-1] a guest finds Aviator, logs in on the spot and flies twice: cashed out by the server, and by hand', async ({
  page,
  world,
}) => {
  test.slow()
  const game = await findAviator(page)
  await flyTwice(page, world, game)
})
