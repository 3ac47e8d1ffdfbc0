import { expectToast, storeSession } from '@chaupar/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { expectMoney, expectMoneyInGame } from '../../parts/account.ts'
import { expectSignedOut, signIn, storedToken } from '../../parts/auth.ts'
import { closeSheet, expectAccepted, findSelection, select } from '../../parts/betting.ts'
import { expectSound, goToGame, press } from '../../parts/games.ts'

test.use({ worldOptions: { frozen: true } })

const minuteMs = 60_000
const hourMs = 60 * minuteMs

test('own limits refuse a bet and a round, say what they leave, and take what fits', { tag: '@phone' }, async ({
  page,
  world,
}) => {
  await signIn(page, '/responsiblegame')
  await page.getByRole('group', { name: 'Stakes' }).getByLabel('24 hours', { exact: true }).fill('300.50')
  await page.getByRole('group', { name: 'Losses' }).getByLabel('7 days', { exact: true }).fill('250')
  await page.getByRole('button', { name: 'Save limits' }).click()
  await expectToast(page, 'Limits saved')

  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const entry = await select(page, selection)
  const stake = entry.getByLabel('Stake', { exact: true })
  const place = page.getByRole('button', { name: 'Place bet', exact: true })
  await stake.fill('300.51')
  await expect(entry.getByRole('alert')).toHaveText('You can stake ₹300.50 more (your 24-hour limit).')
  await expect(place).toBeDisabled()
  await expectAccessible(page)
  await stake.fill('250.01')
  await expect(entry.getByRole('alert')).toHaveText('You can lose ₹250.00 more (your 7-day limit).')
  await expect(place).toBeDisabled()
  const { marketId, selectionId, price } = selection
  const bet = { marketId, selectionId, side: 'back', odds: price, stake: 300.51, accept: { policy: 'any' } }
  expect(await postBet(page, bet)).toMatchObject({
    error: true,
    code: 'limit_reached',
    message: 'Your own limit on stakes over 24 hours leaves ₹300.50',
  })
  await stake.fill('100.50')
  await place.click()
  await expectAccepted(entry, world, price)
  await closeSheet(page)
  await expectMoney(page, '₹9,899.50', '₹100.50')

  const game = await goToGame(page, 'spribe/dice', 'Dice')
  const rupees = game.getByRole('textbox', { name: 'Stake in rupees' })
  await rupees.fill('150')
  await press(game.getByRole('button', { name: /^Roll/ }))
  await expect(game.getByText('Your own limit on losses over 7 days leaves ₹149.50')).toBeVisible()
  expect(await world.control.listRounds({ world: world.name })).toEqual([])
  await expectMoneyInGame(page, '₹9,899.50', '₹100.50')
  await rupees.fill('149')
  await press(game.getByRole('button', { name: /^Roll/ }))
  await expect.poll(async () => (await world.control.listRounds({ world: world.name })).length).toBe(1)
  await expectSound(world)
})

test('a raised limit holds after 24 hours, and not a minute before', { tag: '@phone' }, async ({ page, world }) => {
  await storeSession(page)
  await setDailyDeposits(page, '500', 'Limits saved')
  await setDailyDeposits(page, '900', /^Saved\. Higher limits hold from \d+ \w+ \d{4}, /)
  await expect(page.getByText(/^Deposits, 24 hours: ₹900\.00 from /)).toBeVisible()
  await expectAccessible(page)
  await payFast(page, '600')
  await expect(page.getByText('Your own limit over 24 hours leaves ₹500.00', { exact: true })).toBeVisible()
  await world.control.advanceClock({ world: world.name, ms: 24 * hourMs - minuteMs })
  await page.goto('/responsiblegame')
  await expect(dailyDeposits(page)).toHaveValue('500')
  await world.control.advanceClock({ world: world.name, ms: minuteMs })
  // A day is also as long as a login lasts.
  await expectSignedOut(page)
  await signIn(page, '/responsiblegame')
  await expect(dailyDeposits(page)).toHaveValue('900')
  await expect(page.getByText(/^Deposits, 24 hours: ₹900\.00 from /)).toHaveCount(0)
  await payFast(page, '600')
  await expect(page.getByRole('link', { name: /^Open / })).toBeVisible()
})

const dailyDeposits = (page: Page) =>
  page.getByRole('group', { name: 'Deposits' }).getByLabel('24 hours', { exact: true })

async function setDailyDeposits(page: Page, rupees: string, said: string | RegExp): Promise<void> {
  await page.goto('/responsiblegame')
  await dailyDeposits(page).fill(rupees)
  await page.getByRole('button', { name: 'Save limits' }).click()
  await expectToast(page, said)
}

async function payFast(page: Page, rupees: string): Promise<void> {
  await page.goto('/deposit/fast')
  await page.getByRole('radio', { name: /Paytm/ }).check()
  await page.getByRole('textbox', { name: 'Amount' }).fill(rupees)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** A bet as any page could send it. */
async function postBet(page: Page, bet: object): Promise<unknown> {
  const authorization = (await storedToken(page)) ?? ''
  return page.evaluate(
    async ({ headers, body }) => (await fetch('/api/bets', { method: 'POST', headers, body })).json(),
    { headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(bet) },
  )
}
