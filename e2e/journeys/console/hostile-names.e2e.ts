import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { openConsole } from '../../parts/console.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** What a server may call things by: markup, a text that turns the line around, and one without an end or a space. */
const hostile = {
  markup: '<img src=x onerror="document.title=1"><script>document.title=1</script><b data-injected>&amp;</b>',
  turned: '\u202Eدفع\u202Dשלום\u2066 rain \u0000\u200B\uFEFF',
  endless: 'W'.repeat(10_000),
}

/** Fields that name something for people; the rest of an answer (ids, states, times) is as the mock has it. */
const named = new Set(['name', 'summary', 'topic', 'text', 'username', 'matchName', 'competition', 'HeadName', 'score'])

/** An answer in which each list also holds its first entry once more for each text, with that text for every name. */
function withHostile(value: Json): Json {
  if (Array.isArray(value)) {
    const [first] = value
    const isNamed = typeof first === 'object' && first !== null && !Array.isArray(first)
    const added = isNamed ? Object.entries(hostile).map(([kind, text], at) => renamed(first, kind, text, at)) : []
    // Lists inside of the first alone: hundreds of markets with such names would be a test of the browser.
    return [...value.map((one, at) => (at === 0 ? withHostile(one) : one)), ...added]
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withHostile(one)]))
}

function renamed(entry: Json, kind: string, text: string, at: number): Json {
  if (Array.isArray(entry)) return entry.map((one) => renamed(one, kind, text, at))
  if (typeof entry !== 'object' || entry === null) return entry
  return Object.fromEntries(
    Object.entries(entry).map(([key, one]) => {
      if (named.has(key) && (typeof one === 'string' || one === null)) return [key, text]
      if (key === 'id' && typeof one === 'number') return [key, one + 1_000_000 + at]
      if (/^(?:id|marketId|refMatchId)$/.test(key) && typeof one === 'string') return [key, `${one}-${kind}`]
      return [key, renamed(one, kind, text, at)]
    }),
  )
}

/** Every answer of the control surface goes through `withHostile`. */
async function haveHostileNames(page: Page): Promise<void> {
  await page.route('**/__mock/{scenarios,worlds,saved-worlds}**', async (route) => {
    // From Node, which knows no WORLD.localhost: the world stands in the path.
    const url = new URL(route.request().url())
    url.hostname = 'localhost'
    const { origin: _page, ...headers } = await route.request().allHeaders()
    const answer = await route.fetch({ url: url.href, headers }).catch(() => null)
    if (answer === null) return
    const body: Json = await answer.json().catch(() => null)
    await route.fulfill({ response: answer, json: withHostile(body) }).catch(() => undefined)
  })
}

for (const width of [1440, 1000, 390]) {
  test(`at ${width} px names of markup, of turned lines and without an end are read as they are, and lay out`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'deposit-pending' }] })
    await world.control.saveWorld({ world: world.name })
    await haveHostileNames(page)
    await openConsole(page)
    const title = await page.title()
    const tabs = width < 1180 ? ['Situations', 'Journal', 'Market', 'Players'] : [null]
    for (const tab of tabs) {
      if (tab !== null) await page.getByRole('tab', { name: tab, exact: true }).click()
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      await expect(page.locator('#root')).toContainText(hostile.markup)
      await expect(page.locator('#root')).toContainText(hostile.endless)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(over, `${tab ?? 'the console'} runs over the edge`).toBeLessThanOrEqual(0)
      expect(await unreachable(page), `${tab ?? 'the console'}: cannot be pressed`).toEqual([])
    }
    await expect(page.locator('[data-injected], img[src="x"], #root script')).toHaveCount(0)
    expect(await page.title()).toBe(title)
    await world.control.deleteSavedWorld({ saved: world.name })
  })
}

/** The buttons and fields that stand beyond the window's edge, but for those in a strip that scrolls. */
function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, select, input, a')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.right > window.innerWidth + 1)
      .filter(({ element }) => {
        let strip: Element | null = element.parentElement
        while (strip !== null && !/auto|scroll/.test(getComputedStyle(strip).overflowX)) strip = strip.parentElement
        return strip === null
      })
      .map(({ element }) => (element.textContent ?? '').slice(0, 60)),
  )
}
