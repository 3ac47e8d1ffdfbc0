import { expect, type Page } from '@playwright/test'
import type { World } from '../../fixtures/world.ts'
import { expectAccessible } from '../accessibility.ts'
import { expectMoney } from '../account.ts'
import { expectToast, signIn, storedToken } from '../auth.ts'
import { closeSheet, expectAccepted, findSelection, select } from '../betting.ts'
import { expectSound, goToGame, press } from '../games.ts'

/**
 * Own limits of 300.50 on stakes over 24 hours and of 250 on losses over 7 days. The slip names both before the press, the
 * server refuses what a page would send all the same, and a round of a game is refused by what the open bet leaves of the
 * other; what fits goes through. The world's clock stands.
 */
export async function playWithinOwnLimits(page: Page, world: World): Promise<void> {
  await signIn(page)
  await page.goto('/responsiblegame')
  await page.getByRole('group', { name: 'Stakes' }).getByLabel('24 hours', { exact: true }).fill('300.50')
  await page.getByRole('group', { name: 'Losses' }).getByLabel('7 days', { exact: true }).fill('250')
  await page.getByRole('button', { name: 'Save limits' }).click()
  await expectToast(page, 'Limits saved')

  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const line = await select(page, selection)
  const stake = line.getByLabel('Stake', { exact: true })
  const place = page.getByRole('button', { name: 'Place bet', exact: true })
  await stake.fill('300.51')
  await expect(line.getByRole('alert')).toHaveText('Your own limit on stakes over 24 hours leaves ₹300.50.')
  await expect(place).toBeDisabled()
  await expectAccessible(page)
  await stake.fill('250.01')
  await expect(line.getByRole('alert')).toHaveText('Your own limit on losses over 7 days leaves ₹250.00.')
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
  await expectAccepted(line, world, price)
  await closeSheet(page)
  await expectMoney(page, '₹9,899.50', '₹100.50')

  const game = await goToGame(page, 'spribe/dice', 'Dice')
  const rupees = game.getByRole('textbox', { name: 'Stake in rupees' })
  await rupees.fill('150')
  await press(game.getByRole('button', { name: /^Roll/ }))
  await expect(game.getByText('Your own limit on losses over 7 days leaves ₹149.50')).toBeVisible()
  expect(await world.control.listRounds({ world: world.name })).toEqual([])
  await expectMoney(page, '₹9,899.50', '₹100.50')
  await rupees.fill('149')
  await press(game.getByRole('button', { name: /^Roll/ }))
  await expect.poll(async () => (await world.control.listRounds({ world: world.name })).length).toBe(1)
  await expectSound(world)
}

/** A bet as any page could send it. */
async function postBet(page: Page, bet: object): Promise<unknown> {
  const authorization = (await storedToken(page)) ?? ''
  return page.evaluate(
    async ({ headers, body }) => (await fetch('/api/bets', { method: 'POST', headers, body })).json(),
    { headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(bet) },
  )
}
