import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { APIResponse, FrameLocator, Page, Route } from '@playwright/test'

const script = join(import.meta.dirname, '../../web/dist/drawer.js')

/** Whether the build with the drawer is on this machine; not where the journeys are played against containers. */
export const isDrawerHere: boolean = existsSync(script)

const load = "import('/__mock/drawer.js')"

/**
 * Gives a page the tester's drawer, which only the mock puts into the pages that it serves itself: the script, the line that loads
 * it, and the policy that stands there.
 */
export async function bringDrawer(page: Page): Promise<void> {
  await page.route('**/__mock/drawer.js', (route) => route.fulfill({ path: script, contentType: 'text/javascript' }))
  await page.route('**/config.js', async (route) => {
    const response = await fetched(route)
    const text = await response.text()
    await route.fulfill({ response, body: text.includes(load) ? text : `${text}\n${load}\n` })
  })
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest() || request.url().includes('/__mock/')) return route.fallback()
    const response = await fetched(route)
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    const isOpen = policy.includes('style-src-attr')
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': isOpen ? policy : `${policy}; style-src-attr 'unsafe-inline'` },
    })
  })
}

/** Opens the drawer by its keys. */
export async function openDrawer(page: Page): Promise<FrameLocator> {
  await page.keyboard.press('Alt+Shift+KeyM')
  return page.frameLocator('iframe[title="Mock console"]')
}

/** The answer to a request for a file of the site, which is the same in all worlds: Node knows no host name of a world. */
function fetched(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url())
  url.hostname = 'localhost'
  return route.fetch({ url: url.href })
}
