/** WebKitGTK's MiniBrowser, driven by WebDriver: its sessions, and the few things that a journey does in a page. */
import { globSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Builder, By, Capabilities, error, type WebDriver, type WebElement } from 'selenium-webdriver'

/** For one wait, in ms. It ends what hangs and never what is slow. */
export const limitMs = 2 * 60_000

/** Size of the window, in CSS px. MiniBrowser is never narrower than 420. */
export type WindowSize = { width: number; height: number }

export const desktop: WindowSize = { width: 1280, height: 900 }
export const phone: WindowSize = { width: 420, height: 860 }

/** A browser with nothing stored in it. `E2E_WEBDRIVER_URL` says where WebKitWebDriver listens. */
export async function openBrowser(size: WindowSize): Promise<WebDriver> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const { E2E_WEBDRIVER_URL: server } = process.env
  if (binary === undefined || server === undefined) throw new Error('start this by npm run e2e:webkit')
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }),
    )
    .build()
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size })
  return driver
}

/** XPath of a button or a link by the words on it or its label; `starts` takes longer ones that begin so. */
export function control(words: string, starts = false): string {
  const named = ['normalize-space(.)', '@aria-label'].map((name) =>
    starts ? `starts-with(${name}, "${words}")` : `${name}="${words}"`,
  )
  return `//*[self::button or self::a or @role="button"][${named.join(' or ')}]`
}

/** XPath of an input by the words of its label. */
export function field(label: string): string {
  return `//input[@id=//label[normalize-space(.)="${label}"]/@for or @aria-label="${label}" or ancestor::label[starts-with(normalize-space(.), "${label}")]]`
}

/**
 * Asks again and again until the answer is not null.
 * @throws after `limitMs`, with what was waited for
 */
export async function eventually<Value>(awaited: () => string, ask: () => Promise<Value | null>): Promise<Value> {
  const end = performance.now() + limitMs
  while (performance.now() < end) {
    const answer = await ask()
    if (answer !== null) return answer
    await setTimeout(100)
  }
  throw new Error(`after ${limitMs} ms there is still not: ${awaited()}`)
}

/** The first element of an XPath that is in sight. */
export function shown(driver: WebDriver, xpath: string): Promise<WebElement> {
  return eventually(
    () => xpath,
    async () => {
      for (const element of await driver.findElements(By.xpath(xpath))) {
        if (await unlessReplaced(() => element.isDisplayed())) return element
      }
      return null
    },
  )
}

/** Presses what an XPath names, once it is in sight and not disabled. */
export async function press(driver: WebDriver, xpath: string): Promise<void> {
  await eventually(
    () => `a press on ${xpath}`,
    async () => {
      const element = await shown(driver, xpath)
      return unlessReplaced(async () => {
        if ((await element.getAttribute('aria-disabled')) === 'true') return null
        await element.click()
        return true
      })
    },
  )
}

/** Types into a field in place of what stands there. */
export async function fill(driver: WebDriver, xpath: string, text: string): Promise<void> {
  const input = await shown(driver, xpath)
  await input.clear()
  await input.sendKeys(text)
}

/** Waits until the elements of a selector, the whole page if none is given, say these words. */
export async function says(driver: WebDriver, words: string | RegExp, css = 'body'): Promise<void> {
  let text = ''
  await eventually(
    () => `${words} in ${css}, which says: ${text.slice(0, 500)}`,
    async () => {
      text = await driver.executeScript<string>(
        'return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent).join(" ")',
        css,
      )
      return (typeof words === 'string' ? text.includes(words) : words.test(text)) || null
    },
  )
}

/** Waits for the path of the page. */
export async function expectPath(driver: WebDriver, path: string): Promise<void> {
  let url = ''
  await eventually(
    () => `the page ${path}; it is ${url}`,
    async () => {
      url = await driver.getCurrentUrl()
      return new URL(url).pathname === path || null
    },
  )
}

/** What was read or done; null where the element was drawn again or is covered. */
async function unlessReplaced<Value>(act: () => Promise<Value>): Promise<Value | null> {
  try {
    return await act()
  } catch (failure) {
    const mayPass =
      failure instanceof error.StaleElementReferenceError ||
      failure instanceof error.ElementClickInterceptedError ||
      failure instanceof error.ElementNotInteractableError
    if (mayPass) return null
    throw failure
  }
}
