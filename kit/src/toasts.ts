import { expect, type Locator, type Page } from '@playwright/test'

/** What a toast said, and whether it was an error. */
type KeptToast = { text: string; isError: boolean }

declare global {
  interface Window {
    keptToasts?: KeptToast[]
  }
}

/** The toasts that stand on the page, of one kind or of all. */
export function toasts(page: Page, kind?: 'error'): Locator {
  return page.locator(`#toasts .Toastify__toast${kind ? `--${kind}` : ''}`)
}

/**
 * Waits for a toast with exactly this text that no earlier call has found. It stands for a second only (spec 9), which a test on
 * a busy machine may not look at: the page keeps what its toasts have said since it was opened.
 */
export async function expectToast(page: Page, text: string | RegExp, kind?: 'error'): Promise<void> {
  const said = typeof text === 'string' ? text : expect.stringMatching(text)
  await expect(async () => {
    // Pages of other contexts than that of the test begin to keep them now.
    await page.evaluate(keepToasts)
    const kept = await page.evaluate(() => window.keptToasts ?? [])
    const texts = kept.map((one) => (kind === undefined || one.isError ? one.text : null))
    expect(texts).toContainEqual(said)
    const found = texts.findIndex((one) => one !== null && (typeof text === 'string' ? one === text : text.test(one)))
    await page.evaluate((index) => window.keptToasts?.splice(index, 1), found)
  }, `the toast '${text}'`).toPass({ intervals: [100], timeout: 15_000 })
}

/** Runs in a page: keeps what each toast says from the moment at which it stands there. */
export function keepToasts(): void {
  if (window.keptToasts) return
  const kept: KeptToast[] = []
  window.keptToasts = kept
  const seen = new WeakSet<Element>()
  const look = () => {
    // The nodes alone that lead to the toasts are watched: the prices of a page change all the time.
    for (const above of [document, document.documentElement, document.body])
      if (above) observer.observe(above, { childList: true })
    const host = document.getElementById('toasts')
    if (host) observer.observe(host, { childList: true, subtree: true })
    for (const toast of document.querySelectorAll('#toasts .Toastify__toast')) {
      if (seen.has(toast)) continue
      seen.add(toast)
      kept.push({ text: toast.textContent ?? '', isError: toast.classList.contains('Toastify__toast--error') })
    }
  }
  const observer = new MutationObserver(look)
  look()
}
