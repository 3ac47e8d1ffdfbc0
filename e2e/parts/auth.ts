import { seededPlayer, storeSession, type World } from '@chaupar/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

type Login = { username: string; password: string }

export type NewPlayer = { name: string; username: string; password: string; mobile: string }

/** Somebody who is not in any seeded world. */
export const newcomer: NewPlayer = {
  name: 'Asha Rao',
  username: 'asha rao 7',
  password: 'Kabaddi77',
  mobile: '9812345670',
}

/** The panel or page of the flow, by its heading. */
async function step(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
}

/** From the landing page's SIGN UP to the register form, by the code that was sent. */
export async function verifyMobile(page: Page, world: World, mobile: string): Promise<void> {
  await enterMobile(page, mobile)
  await step(page, 'Verify number')
  await page.getByLabel('OTP', { exact: true }).fill(await world.sentCode(mobile))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
}

/** Opens the sign-up panel and sends the number. */
export async function enterMobile(page: Page, mobile: string): Promise<void> {
  await page.getByRole('button', { name: 'SIGN UP', exact: true }).first().click()
  await step(page, 'Sign up')
  await page.getByLabel('Mobile number', { exact: true }).fill(mobile)
  await page.getByRole('button', { name: 'Send OTP', exact: true }).click()
}

/** Fills and sends the register form. */
export async function register(page: Page, player: NewPlayer): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(player.name)
  await page.getByLabel('Username', { exact: true }).fill(player.username)
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(player.password)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
}

/** Signs in on the page of its own, and waits for the home page. */
export async function signInByForm(page: Page, player: Login = seededPlayer): Promise<void> {
  await page.goto('/sign-in')
  await fillLogin(page, player)
  await expect(page).toHaveURL(/\/home$/)
}

/** The start of a journey that is not about signing in: a page of the site, opened by the seeded player. */
export async function signIn(page: Page, path = '/home'): Promise<void> {
  await storeSession(page)
  await page.goto(path)
}

/** Fills and sends the login form that is shown. */
export async function fillLogin(page: Page, player: Login): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(player.username)
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click()
}

/** The button that opens the login modal, in a guest's header. */
export function loginButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Login', exact: true })
}

/** The page of a guest, with nothing of a session left in the browser (spec 3, 4). */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect(loginButton(page)).toBeVisible()
  const left = await page.evaluate(() =>
    ['token', 'user', 'wallet', 'exposureAmount'].map((key) => localStorage.getItem(key)),
  )
  expect(left).toEqual([null, null, null, null])
}

/** What the session keeps in the browser (spec 3). */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'))
}
