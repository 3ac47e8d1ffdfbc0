/** Debian's Firefox, driven by WebDriver BiDi. Playwright's own BiDi needs commands that the ESR lacks. */
import puppeteer, { type ElementHandle, type Frame, ProtocolError } from 'puppeteer-core'
import { firefoxEsr } from '../debian-browsers.ts'
import type { Size, Tab, TabElement } from './tab.ts'

/** A browser with nothing stored in it. */
export async function openFirefox(first: Size): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxEsr.program,
    defaultViewport: first,
  })
  const page = await browser.newPage()
  let frame: Frame = page.mainFrame()
  const asElement = (element: ElementHandle<Element>): TabElement => ({
    isVisible: () => element.isVisible(),
    isDisabled: () => element.evaluate((one) => one.matches(':disabled, [aria-disabled="true"]')),
    click: async () => {
      await element.scrollIntoView()
      if (!(await element.evaluate(isOnTop))) throw new Error('something else lies on the element')
      // Waits until the box stands still. The limit is for an element that was drawn again: the press then looks for the new one.
      await element.asLocator().setTimeout(5000).click()
    },
    fill: (text) => element.asLocator().fill(text),
    enter: async () => {
      const content = await element.contentFrame()
      if (content === null) throw new Error('the element is no frame')
      frame = content
    },
  })
  return {
    open: async (url) => {
      await page.goto(url).catch((error: unknown) => {
        if (isAbortOfFrame(error)) return page.goto(url)
        throw error
      })
    },
    url: async () => page.url(),
    resize: (size) => page.setViewport(size),
    find: async (xpath) => (await frame.$$(`::-p-xpath(${xpath})`)).map(asElement),
    run: async (script, argument = '') => frame.evaluate(script, argument),
    leaveFrame: async () => {
      frame = page.mainFrame()
    },
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}

/** Firefox reports a page as not opened when a frame of the page before it begins to load at that moment. */
function isAbortOfFrame(error: unknown): boolean {
  return error instanceof ProtocolError && error.message.includes('NS_BINDING_ABORTED')
}

/** Runs in the page. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}
