import { expect, test } from '../../fixtures/test.ts'
import { signIn } from '../../parts/auth.ts'
import { openLiveMatch } from '../../parts/betting.ts'
import { readPriceGraph, readScorecard } from '../../parts/match-history.ts'

// Prices move and balls are bowled when the test says so.
test.use({ worldOptions: { frozen: true } })

test('[1-6] the graph of a market follows its prices, the scorecard its balls, and the board stays in its place', async ({
  page,
  world,
}) => {
  test.slow()
  await signIn(page)
  await openLiveMatch(page)
  const board = page.getByRole('grid', { name: 'Match Odds' })
  const place = await board.boundingBox()
  await readPriceGraph(page, world)
  expect((await board.boundingBox())?.y).toBe(place?.y)
  await readScorecard(page, world)
})
