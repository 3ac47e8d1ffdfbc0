import { test } from '../../fixtures/test.ts'
import { signIn } from '../../parts/auth.ts'
import { openLiveMatch } from '../../parts/betting.ts'
import { readPriceGraph, readScorecard } from '../../parts/match-history.ts'

// The narrowest phone: nothing may be wider than it.
test.use({ worldOptions: { frozen: true }, viewport: { width: 320, height: 640 } })

test('[1-6] on a narrow phone the graph and the scorecard of a match fit', async ({ page, world }) => {
  test.slow()
  await signIn(page)
  await openLiveMatch(page)
  await readPriceGraph(page, world)
  await readScorecard(page, world)
})
