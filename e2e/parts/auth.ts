import { expect, type Locator, type Page } from '@playwright/test'
import type { World } from '../fixtures/world.ts'

/** The player that every world is seeded with. */
export const seeded = { username: 'player', password: 'Chaupar123' }

type Login = { username: string; password: string }

export type NewPlayer = { name: string; username: string; password: string; mobile: string }

/** Somebody who is not in any seeded world. */
export const newcomer: NewPlayer = {
  name: 'Asha Rao',
  username: 'asha rao 7',
  password: 'Kabaddi77',
  mobile: '9812345670',
}

/** The toasts that stand on the page, of one kind or of all. */
export function toasts(page: Page, kind?: 'error'): Locator {
  return page.locator(`#toasts .Toastify__toast${kind ? `--${kind}` : ''}`)
}

/**
 * Waits until a toast with exactly this text stands on the page. It stays for a second only (spec 9), and the usual assertions
 * look no more often than that.
 */
export async function expectToast(page: Page, text: string | RegExp, kind?: 'error'): Promise<void> {
  const said = typeof text === 'string' ? text : expect.stringMatching(text)
  const seen = new Set<string>()
  await expect(async () => {
    for (const shown of await toasts(page, kind).allInnerTexts()) seen.add(shown)
    expect([...seen]).toContainEqual(said)
  }, `the toast '${text}'`).toPass({ intervals: [100], timeout: 15_000 })
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
export async function signInByForm(page: Page, player: Login = seeded): Promise<void> {
  await page.goto('/sign-in')
  await fillLogin(page, player)
  await expect(page).toHaveURL(/\/home$/)
}

/** The start of a journey that is not about signing in: a page of the site, opened by the seeded player. */
export async function signIn(page: Page, path = '/home'): Promise<void> {
  await storeSession(page)
  await page.goto(path)
}

/** The login is called and its response stored as the site stores it (spec 3, 4); the next page is opened by the player. */
export async function storeSession(page: Page): Promise<void> {
  const threshold = '/signing-in'
  await page.route(`**${threshold}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(threshold)
  await page.evaluate(async (login) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(login) })
    const { data } = await answer.json()
    localStorage.setItem('user', JSON.stringify(data.user))
    localStorage.setItem('token', data.token)
  }, seeded)
}

/** Fills and sends the login form that is shown. */
export async function fillLogin(page: Page, player: Login): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(player.username)
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click()
}

/** The mobile number of the seeded player. */
export const seededMobile = '9820041177'

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
