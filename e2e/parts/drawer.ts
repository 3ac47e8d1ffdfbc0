import { join } from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'

/**
 * Gives a page the tester's drawer: its script from the build, and the line that loads it. Only the mock puts them into the pages that
 * it serves itself; behind nginx there is none.
 */
export async function bringDrawer(page: Page): Promise<void> {
  const script = join(import.meta.dirname, '../../web/dist/drawer.js')
  await page.route('**/__mock/drawer.js', (route) => route.fulfill({ path: script, contentType: 'text/javascript' }))
  await page.route('**/config.js', async (route) => {
    const url = new URL(route.request().url())
    // The same file in all worlds, by a name that Node knows too.
    url.hostname = 'localhost'
    const response = await route.fetch({ url: url.href })
    await route.fulfill({ response, body: `${await response.text()}\nimport('/__mock/drawer.js')\n` })
  })
}

/** Opens the drawer by its keys. */
export async function openDrawer(page: Page): Promise<FrameLocator> {
  await page.keyboard.press('Alt+Shift+KeyM')
  return page.frameLocator('iframe[title="Mock console"]')
}
