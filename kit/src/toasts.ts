import { expect, type Locator, type Page } from '@playwright/test'

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
