import { test } from '../../fixtures/test.ts'
import { cashOutInTwoParts, cashOutMarket, filterMyBets, followEntriesToBets } from '../../parts/my-bets.ts'
import { searchPinAndBet } from '../../parts/search-and-pins.ts'
import {
  betInThreeTaps,
  betWithOneTap,
  loseBetOnItsWay,
  policies,
  settleBothWays,
  settledBets,
  tryPolicy,
} from '../../parts/sports-bets.ts'

// Time stands still but for the in-play delay, so that no ball moves a price between look and click.
test.use({ worldOptions: { frozen: true } })

for (const { name, stake, ...wanted } of settledBets) {
  test(`[1-6, 7.4-1] ${name} is settled both ways`, async ({ page, world }) => {
    test.slow()
    await settleBothWays(page, world, wanted, stake)
  })
}

for (const policy of policies) {
  test(`[7.4-1] the rule ${policy} against a price that stays, rises and falls and a market that is suspended`, async ({
    page,
    world,
  }) => {
    test.slow()
    await tryPolicy(page, world, policy)
  })
}

test('a bet that never arrived ends as not placed when the server is back, and the second try is one bet', async ({
  page,
  world,
}) => {
  await loseBetOnItsWay(page, world)
})

test('[4-13] one-click betting bets with one tap', async ({ page, world }) => {
  await betWithOneTap(page, world)
})

test('[2.4-4] a bet from a list takes three taps', async ({ page }) => {
  await betInThreeTaps(page)
})

test('[7.4-1] a bet is cashed out in two parts', async ({ page, world }) => {
  test.slow()
  await cashOutInTwoParts(page, world)
})

test('[7.4-1] all bets of a market are cashed out at one result', async ({ page, world }) => {
  test.slow()
  await cashOutMarket(page, world)
})

test('[7.4-3] My bets shows what its filters ask for', async ({ page, world }) => {
  test.slow()
  await filterMyBets(page, world)
})

test('[7.3-1] [7.4-2] entries of the statement lead to the receipt of their bet and to the bets on their match', async ({
  page,
  world,
}) => {
  test.slow()
  await followEntriesToBets(page, world)
})

test('two matches are searched, their markets pinned, and a bet is placed where the pins stand together', async ({
  page,
  world,
}) => {
  test.slow()
  await searchPinAndBet(page, world)
})
