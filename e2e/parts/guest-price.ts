import { expect, type Locator, type Page } from '@playwright/test'
import type { World } from '../fixtures/world.ts'
import { newcomer, register } from './auth.ts'

type Side = 'back' | 'lay'

/** A price that a guest sees on the landing page. */
export type GuestPrice = {
  matchId: string
  marketId: string
  selectionId: string
  side: Side
  runner: string
  price: number
}

const words = { back: 'Back', lay: 'Lay' } as const

/** A guest on the landing page taps the best price of the first side of the cricket match in play. */
export async function tapAsGuest(page: Page, world: World, side: Side): Promise<GuestPrice> {
  const matches = await world.control.listMarkets({ world: world.name })
  const match = matches.find(({ sportId, status }) => sportId === 4 && status === 'inplay')
  const market = match?.markets.find(({ marketType, status }) => marketType === 'match_odds' && status === 'open')
  const runner = market?.runners.find((one) => one.back && one.lay)
  const price = runner?.[side]?.price
  if (!match || !market || !runner || price === undefined) throw new Error('no match odds in play')
  await page.goto('/')
  await page.getByRole('button', { name: `${words[side]} ${runner.name} ${price}`, exact: true }).click()
  const { marketId } = market
  const { selectionId, name } = runner
  return { matchId: match.refMatchId, marketId, selectionId, side, runner: name, price }
}

/** The market moves against the guest while he is on his way in; gives the new price. */
export async function moveAgainst(world: World, { marketId, selectionId, side }: GuestPrice): Promise<string> {
  const ticks = side === 'back' ? -2 : 2
  await world.control.movePrice({ world: world.name, marketId, selectionId, side, ticks })
  const markets = (await world.control.listMarkets({ world: world.name })).flatMap((match) => match.markets)
  const runners = markets.find((market) => market.marketId === marketId)?.runners
  return String(runners?.find((runner) => runner.selectionId === selectionId)?.[side]?.price)
}

/** From the login over all steps of the sign-up, each of which names the price. */
export async function signUpForPrice(page: Page, world: World, { side, runner, price }: GuestPrice): Promise<void> {
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
export async function expectInSlip(page: Page, { matchId, side, runner }: GuestPrice): Promise<Locator> {
  await expect(page).toHaveURL(new RegExp(`/exchange/${matchId}$`))
  const line = page.getByRole('region', { name: `${words[side]} ${runner}`, exact: true })
  await expect(line).toBeVisible()
  return line
}
