/** What moves in the game of a family, and how it is set going. */
import { createControlClient } from '@chaupar/api/control-client'
import type { Page } from '@playwright/test'

export type Motion = {
  /** Sets it going; resolves in its first moment. */
  begin: (page: Page) => Promise<void>
  /** How long it is looked at. */
  ms: number
}

/** Longer than a crash round that a player may have to wait for. */
const longWait = { timeout: 120_000 }

/** Presses in the page: an aimed click asks for the layout, and that would be measured too. */
async function press(page: Page, selector: string): Promise<void> {
  await page.evaluate((found) => document.querySelector<HTMLElement>(found)?.click(), selector)
}

const openButton = '.bar .go:not([aria-disabled="true"])'

async function bet(page: Page): Promise<void> {
  await page.locator(openButton).waitFor(longWait)
  await press(page, openButton)
}

async function betOn(page: Page, spot: string): Promise<void> {
  await page.locator(`main ${spot}:not([aria-disabled="true"])`).first().waitFor(longWait)
  await press(page, `main ${spot}`)
  await bet(page)
}

/** Two bets that fly: the curve, and two sums that rise with it. A bet that comes too late is made again. */
async function fly(page: Page, origin: string, slug: string): Promise<void> {
  const control = createControlClient({ baseUrl: `${origin}/__mock` })
  const scenarios = [{ name: 'next-crash-at', params: { times: 50, game: slug } }]
  const cash = page.locator('.bar .go-cash')
  await page.locator(openButton).first().waitFor(longWait)
  while ((await cash.count()) === 0) {
    await control.applyScenarios({ world: 'default', scenarios })
    await page.evaluate((found) => {
      for (const button of document.querySelectorAll<HTMLElement>(found)) button.click()
    }, `${openButton}:not(.go-cancel, .go-cash)`)
    await cash
      .first()
      .waitFor({ timeout: 8_000 })
      .catch(() => undefined)
  }
}

/** By family, each as long as nothing but its picture happens. */
export function motions(origin: string): Readonly<Record<string, (slug: string) => Motion>> {
  return {
    crash: (slug) => ({ begin: (page) => fly(page, origin, slug), ms: 3_000 }),
    roulette: () => ({ begin: (page) => betOn(page, '.cell'), ms: 3_500 }),
    'money-wheel': () => ({ begin: (page) => betOn(page, '.spot'), ms: 4_000 }),
    lines: () => ({ begin: bet, ms: 1_200 }),
    ways: () => ({ begin: bet, ms: 1_200 }),
    tumbles: () => ({ begin: bet, ms: 1_200 }),
    plinko: () => ({ begin: bet, ms: 1_500 }),
  }
}
