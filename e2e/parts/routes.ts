import type { Page } from '@playwright/test'
import { examples, type Route, routes } from '../../web/src/config/routes.ts'
import { expect } from './patient-expect.ts'

/** The addresses that a guest, or a player, may see: one of each route of the table, or its examples. */
export function addressesOf(visitor: 'guest' | 'player'): string[] {
  const closed = visitor === 'guest' ? 'protected' : 'public'
  return routes.filter(({ kind }) => kind !== closed).flatMap(addressesOfRoute)
}

/** The address of a route, or its examples. */
export function addressesOfRoute({ name, path }: Route): readonly string[] {
  return isParametric(name) ? examples[name] : [path]
}

function isParametric(name: string): name is keyof typeof examples {
  return name in examples
}

/** The number that sign-up is tried with on the routes that need one; the later steps lead back without it. */
const mobileDetails = { mobile: '9812345670', country_code: '91', otp: '123456' }

/** Opens an address and waits until its page is drawn and nothing of it is still on its way. */
export async function openRoute(page: Page, path: string): Promise<void> {
  if (path === '/verify-number' || path === '/register') await rememberMobile(page, path === '/register')
  await page.goto(path.replace(':match', path.includes(':match') ? await liveMatchId(page) : ''))
  await expectDrawn(page)
}

/** What the step before leaves in the browser (spec 3). */
async function rememberMobile(page: Page, verified: boolean): Promise<void> {
  const { otp, ...number } = mobileDetails
  await page.goto('/terms')
  await page.evaluate(
    (details) => localStorage.setItem('mobileDetails', details),
    JSON.stringify(verified ? { ...number, otp } : number),
  )
}

async function liveMatchId(page: Page): Promise<string> {
  await page.goto('/terms')
  return page.evaluate(async () => {
    const answer = await fetch('/api/sports/matches?when=inplay')
    const { data } = await answer.json()
    return String(data.matches[0].refMatchId)
  })
}

/** A heading stands in the page, and neither the loader nor a skeleton does any more. */
async function expectDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
  await expect(page.locator('main img[src*="loader-mark"], main .skeleton')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
