/** What lies within a bettor's sight and reach, in CSS pixels of the window, as the browser has laid it out. */

import type { World } from '@chaupar/playwright'
import type { Page } from '@playwright/test'
import { expect } from './patient-expect.ts'

/** A price of a list or a board that somebody could see, also while its market takes no bets. */
const prices = '#main :is(button.price, [data-cell])'

/** The pages that bets are made on, by what they are called in a report; `:match` stands for a cricket match in play. */
export const bettingPages = {
  home: '/home',
  'In play': '/exchange/Inplay',
  match: '/exchange/:match',
  cricket: '/spmsports/cricket',
  soccer: '/spmsports/soccer',
  tennis: '/spmsports/tennis',
  '/sportsbook2': '/sportsbook2',
  '/sportsbooktest': '/sportsbooktest',
  '/betby': '/betby',
  '/jetfair': '/jetfair',
} as const

/** The cricket match in play that a world begins with. */
export async function cricketInPlay({ control, name }: World): Promise<string> {
  const matches = await control.listMarkets({ world: name })
  const match = matches.find((one) => one.sportId === 4 && one.status === 'inplay')
  if (!match) throw new Error('no cricket match is in play')
  return match.refMatchId
}

/** Waits until the prices of a page are drawn, in the fonts of the site. */
export async function expectPrices(page: Page): Promise<void> {
  await expect(page.locator(prices).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('main .skeleton, main [aria-busy]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** Where the first price begins and ends, from the top of the window. */
export function firstPrice(page: Page): Promise<{ top: number; bottom: number }> {
  return page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((price) => price.getBoundingClientRect())
    const tops = boxes.filter(({ width, height }) => width > 0 && height > 0).sort((a, b) => a.top - b.top)
    const { top = Number.POSITIVE_INFINITY, bottom = Number.POSITIVE_INFINITY } = tops[0] ?? {}
    return { top: Math.round(top), bottom: Math.round(bottom) }
  }, prices)
}

/** What a page of the account or the casino is opened for: its address and the first of them. */
export const firstEntries = {
  statement: { path: '/cashier', first: '#main tbody tr' },
  'live casino': { path: '/all-dealer', first: '#main .game-cover' },
} as const

/** Where the first entry of the open page begins, once the page is drawn. */
export async function firstEntryTop(page: Page, first: string): Promise<number> {
  const entry = page.locator(first).first()
  await expect(entry).toBeVisible()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  return Math.round((await entry.boundingBox())?.y ?? Number.NaN)
}

/** How many matches of a list stand whole in the first view of a phone. */
export async function matchesInFirstView(page: Page): Promise<number> {
  const { below } = await chromeHeights(page)
  const bottoms = await page
    .locator('#main .match-entry')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom))
  return bottoms.filter((bottom) => bottom <= (page.viewportSize()?.height ?? 0) - below).length
}

/** How much of the window the frame of the site takes: above the page, and what stands fixed at the foot. */
export function chromeHeights(page: Page): Promise<{ above: number; below: number }> {
  return page.evaluate(() => {
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
    let below = 0
    while (below < innerHeight && isFixed(document.elementFromPoint(innerWidth / 2, innerHeight - 1 - below)))
      below += 1
    const above = document.querySelector('#main')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
    return { above: Math.round(above + scrollY), below }
  })
}

/**
 * The longest way from the end of a name to the first price of its row, over all rows of the page. The name is the first text
 * of the smallest part of the page that holds the price and any text beside buttons.
 */
export function nameToPrice(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const textOf = (part: Element): DOMRect | null => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode } = walker
        const holder = currentNode.parentElement
        if (!holder || !currentNode.textContent?.trim() || holder.closest('button, [data-cell], .sr-only')) continue
        const range = document.createRange()
        range.selectNodeContents(currentNode)
        const box = range.getBoundingClientRect()
        const { right } = holder.getBoundingClientRect()
        if (box.width > 1) return new DOMRect(box.x, box.y, Math.min(box.right, right) - box.x, box.height)
      }
      return null
    }
    const rows = new Map<Element, number>()
    const names = new Map<Element, number>()
    for (const price of document.querySelectorAll(selector)) {
      const box = price.getBoundingClientRect()
      if (box.width === 0) continue
      for (let part = price.parentElement; part && part.id !== 'main'; part = part.parentElement) {
        const name = textOf(part)
        if (!name) continue
        rows.set(part, Math.min(rows.get(part) ?? Number.POSITIVE_INFINITY, box.left))
        names.set(part, name.right)
        break
      }
    }
    const ways = [...rows].map(([row, left]) => left - (names.get(row) ?? 0))
    return ways.length === 0 ? Number.POSITIVE_INFINITY : Math.round(Math.max(...ways))
  }, prices)
}

/** How many taps lead to an address from here: 1 by a link in sight, 2 by one in the menu, 9 when neither has it. */
export async function tapsTo(page: Page, href: string): Promise<number> {
  const inSight = await page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(`a[href="${wanted}"]`)].some((link) => {
        const { x, y, width, height } = link.getBoundingClientRect()
        const top = width > 0 ? document.elementFromPoint(x + width / 2, y + height / 2) : null
        return top !== null && link.contains(top)
      }),
    href,
  )
  if (inSight) return 1
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (!(await menu.isVisible())) return 9
  await menu.click()
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  const link = dialog.locator(`a[href="${href}"]`).first()
  const found = await link.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  return found ? 2 : 9
}

/** Adds up how far parts of the page move by themselves from now on; to be called before its first page. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) sum += Number(Reflect.get(entry, 'value'))
      }
      Reflect.set(window, 'shifted', sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))
}

/** Names of runners, lines and matches that a bettor cannot know: less than 120 px of room, or cut before the 12th character. */
export function lostNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#main :is(.runner-name, .match-entry-name)')].flatMap((name) => {
      const room = name.closest('.runner, .fancy-name, .match-entry-title')?.getBoundingClientRect()
      const { right, width } = name.getBoundingClientRect()
      if (!room || width === 0) return []
      const text = name.querySelector('.cut-text') ?? name
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
      const node = walker.nextNode()
      const letters = node?.textContent?.trim() ?? ''
      const wanted = Math.min(12, letters.length)
      if (!node || wanted === 0) return [`no name: ${name.outerHTML}`]
      const range = document.createRange()
      range.setStart(node, 0)
      range.setEnd(node, wanted)
      const end = Math.min(right, text.getBoundingClientRect().right, innerWidth)
      // The dots of a name that is cut take the place of its last letters.
      const dots = text.scrollWidth > text.clientWidth ? 12 : 0
      const isRead = range.getBoundingClientRect().right <= end - dots + 1
      return room.width < 120 || !isRead ? [`${letters}: ${Math.round(room.width)} px`] : []
    }),
  )
}

/** Prices that reach over their cell or over the edge of the window. */
export function cutPrices(page: Page): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((price) => {
        const cell = price.getBoundingClientRect()
        const text = price.querySelector('b')
        if (cell.width === 0 || !text?.textContent) return []
        const range = document.createRange()
        range.selectNodeContents(text)
        const digits = range.getBoundingClientRect()
        const isWhole = cell.right <= innerWidth && digits.left >= cell.left && digits.right <= cell.right
        return isWhole ? [] : [`${text.textContent}: ${Math.round(digits.width)} px in ${Math.round(cell.width)}`]
      }),
    prices,
  )
}

/** Pairs of things in the header that lie on each other, or one that leaves the window. */
export function headerClashes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.header :is(button, a, .figure, .badges)')].filter((part) => {
      const { width, height } = part.getBoundingClientRect()
      return width > 0 && height > 0 && getComputedStyle(part).visibility === 'visible' && !part.closest('.marquee')
    })
    const nameOf = (part: Element) => part.getAttribute('aria-label') ?? part.textContent ?? ''
    return parts.flatMap((part, index) => {
      const a = part.getBoundingClientRect()
      const over = parts.slice(index + 1).filter((other) => {
        if (part.contains(other) || other.contains(part)) return false
        const b = other.getBoundingClientRect()
        return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
      })
      const outside = a.right > innerWidth + 1 ? [`${nameOf(part)} leaves the window`] : []
      return [...over.map((other) => `${nameOf(part)} and ${nameOf(other)}`), ...outside]
    })
  })
}

/** Holds the calls of an address back, until what it returns is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
