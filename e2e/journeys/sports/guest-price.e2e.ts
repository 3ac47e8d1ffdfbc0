import type { World } from '@chaupar/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { newcomer, register } from '../../parts/auth.ts'

// Prices stand still but for the moves of the tests.
test.use({ worldOptions: { frozen: true } })

test('[2.6-11] a price that a guest taps comes through the sign-up into the slip, as it is today', async ({
  page,
  world,
}) => {
  const wanted = await tapAsGuest(page, world, 'lay')
  const login = page.getByRole('dialog', { name: 'Login' })
  await expect(login.getByText(`Log in to lay ${wanted.runner} at ${wanted.price}`, { exact: true })).toBeVisible()
  const today = await moveAgainst(world, wanted)
  await signUpForPrice(page, world, wanted)
  const entry = await expectInSlip(page, wanted)
  await expect(entry.getByText(`was ${wanted.price}`, { exact: true })).toBeVisible()
  await expect(entry.getByRole('group', { name: /^Odds/ })).toContainText(today)
})

test('[2.6-13] a guest who closes the login has no price waiting in his slip later', async ({ page, world }) => {
  await tapAsGuest(page, world, 'back')
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText(/^Log in to back/)).toBeHidden()
  await page.getByRole('button', { name: 'Demo Login' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('[2.6-5] a price that a guest taps is in the slip after the demo login, ready for a stake', {
  tag: '@phone',
}, async ({ page, world }) => {
  const wanted = await tapAsGuest(page, world, 'back')
  await expect(page.getByText(`Log in to back ${wanted.runner} at ${wanted.price}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Demo Login' }).click()
  const entry = await expectInSlip(page, wanted)
  await expect(entry.getByText(/^was /)).toHaveCount(0)
  await entry.getByLabel('Stake', { exact: true }).fill('100')
  await expect(page.getByRole('button', { name: 'Place bet', exact: true })).toBeEnabled()
})

type Side = 'back' | 'lay'

/** A price that a guest sees on the landing page. */
type GuestPrice = {
  matchId: string
  marketId: string
  selectionId: string
  side: Side
  runner: string
  price: number
}

const words = { back: 'Back', lay: 'Lay' } as const

/** A guest on the landing page taps the best price of the first side of the cricket match in play. */
async function tapAsGuest(page: Page, world: World, side: Side): Promise<GuestPrice> {
  const matches = await world.control.listMarkets({ world: world.name })
  const match = matches.find(({ sportId, status }) => sportId === 4 && status === 'inplay')
  const market = match?.markets.find(({ marketType, status }) => marketType === 'match_odds' && status === 'open')
  const runner = market?.runners.find((one) => one.back && one.lay)
  const price = runner?.[side]?.price
  if (!match || !market || !runner || price === undefined) throw new Error('no match odds in play')
  await page.goto('/')
  await page.getByRole('button', { name: new RegExp(`^${words[side]} ${runner.name} ${price}( |$)`) }).click()
  const { marketId } = market
  const { selectionId, name } = runner
  return { matchId: match.refMatchId, marketId, selectionId, side, runner: name, price }
}

/** The market moves against the guest while he is on his way in; gives the new price. */
async function moveAgainst(world: World, { marketId, selectionId, side }: GuestPrice): Promise<string> {
  const ticks = side === 'back' ? -2 : 2
  await world.control.movePrice({ world: world.name, marketId, selectionId, side, ticks })
  const markets = (await world.control.listMarkets({ world: world.name })).flatMap((match) => match.markets)
  const runners = markets.find((market) => market.marketId === marketId)?.runners
  return String(runners?.find((runner) => runner.selectionId === selectionId)?.[side]?.price)
}

/** From the login over all steps of the sign-up, each of which names the price. */
async function signUpForPrice(page: Page, world: World, { side, runner, price }: GuestPrice): Promise<void> {
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByText(`Sign up to ${side} ${runner} at ${price}`, { exact: true })
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(reason).toBeVisible()
  await dialog.getByLabel('Mobile number', { exact: true }).fill(newcomer.mobile)
  await dialog.getByRole('button', { name: 'Send OTP', exact: true }).click()
  // The field comes with the answer, and so does the code.
  const otp = dialog.getByLabel('OTP', { exact: true })
  await expect(otp).toBeVisible()
  await otp.fill(await world.sentCode(newcomer.mobile))
  await expect(reason).toBeVisible()
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(dialog.getByLabel('Confirm password', { exact: true })).toBeVisible()
  await expect(reason).toBeVisible()
  await register(page, newcomer)
}

/** On the page of its match, the selection stands in the slip. */
async function expectInSlip(page: Page, { matchId, side, runner }: GuestPrice): Promise<Locator> {
  await expect(page).toHaveURL(new RegExp(`/exchange/${matchId}$`))
  const entry = page.getByRole('region', { name: `${words[side]} ${runner}`, exact: true })
  await expect(entry).toBeVisible()
  return entry
}
