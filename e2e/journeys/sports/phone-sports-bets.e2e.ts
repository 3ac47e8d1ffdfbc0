import { test } from '../../fixtures/test.ts'
import { cashOutInTwoParts, cashOutMarket, filterMyBets, followEntriesToBets } from '../../parts/my-bets.ts'
import { searchPinAndBet } from '../../parts/search-and-pins.ts'
import { betInThreeTaps, betWithOneTap, settleBothWays, settledBets, tryPolicy } from '../../parts/sports-bets.ts'

// Time stands still but for the in-play delay, so that no ball moves a price between look and click.
test.use({ worldOptions: { frozen: true } })

// Rules and money are tried at the desk; here it is the sheet that could break a bet, a fancy's or the answer to a move.
const sheetTries = ['a back on match odds', 'Yes on a session']

for (const { name, stake, ...wanted } of settledBets.filter((bet) => sheetTries.includes(bet.name))) {
  test(`[1-6, 7.4-1] ${name} is settled both ways on a phone`, async ({ page, world }) => {
    test.slow()
    await settleBothWays(page, world, wanted, stake)
  })
}

test('[7.4-1] the rule Better only against a price that stays, rises and falls and a market that is suspended on a phone', async ({
  page,
  world,
}) => {
  test.slow()
  await tryPolicy(page, world, 'Better only')
})

test('[4-13] one-click betting bets with one tap on a phone', async ({ page, world }) => {
  await betWithOneTap(page, world)
})

test('[2.4-4] a bet from a list takes three taps on a phone', async ({ page }) => {
  await betInThreeTaps(page)
})

test('[7.4-1] a bet is cashed out in two parts on a phone', async ({ page, world }) => {
  test.slow()
  await cashOutInTwoParts(page, world)
})

test('[7.4-1] all bets of a market are cashed out at one result on a phone', async ({ page, world }) => {
  test.slow()
  await cashOutMarket(page, world)
})

test('[7.4-3] My bets shows what its filters ask for on a phone', async ({ page, world }) => {
  test.slow()
  await filterMyBets(page, world)
})

test('[7.3-1] [7.4-2] entries of the statement lead to the receipt of their bet and to the bets on their match on a phone', async ({
  page,
  world,
}) => {
  test.slow()
  await followEntriesToBets(page, world)
})

test('two matches are searched, their markets pinned, and a bet is placed where the pins stand together on a phone', async ({
  page,
  world,
}) => {
  test.slow()
  await searchPinAndBet(page, world)
})
