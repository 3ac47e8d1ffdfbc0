/** One tab of a browser, as far as a journey needs it. Each browser is driven in its own way, and its journeys are the same. */
import { expect } from '@playwright/test'

/** Size of what shows the page, in CSS px. MiniBrowser's window is never narrower than 420. */
export type Size = { width: number; height: number }

export const desktop: Size = { width: 1280, height: 900 }
export const phone: Size = { width: 420, height: 860 }

/** An element as it was found. Each method throws when the page has drawn it again. */
export type TabElement = {
  isVisible(): Promise<boolean>
  /** Clicks its middle, and throws when something else lies there. */
  click(): Promise<void>
  /** Types in place of what stands there. */
  fill(text: string): Promise<void>
  /** `find` and `run` look into this frame from here on. */
  enter(): Promise<void>
  isDisabled(): Promise<boolean>
}

export type Tab = {
  open(url: string): Promise<void>
  url(): Promise<string>
  resize(size: Size): Promise<void>
  find(xpath: string): Promise<readonly TabElement[]>
  /** Calls a function in the page. It must not use anything from outside of itself. */
  run<Result>(script: (argument: string) => Result, argument?: string): Promise<Result>
  /** `find` and `run` look into the page again. */
  leaveFrame(): Promise<void>
  /** Takes the network from the page, where the driver has a command for it. */
  setOffline(isOffline: boolean): Promise<void>
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

/** XPath of a button or a link by its text or label; `starts` takes longer ones that begin so. */
export function control(words: string, starts = false): string {
  const named = ['normalize-space(.)', '@aria-label'].map((name) =>
    starts ? `starts-with(${name}, "${words}")` : `${name}="${words}"`,
  )
  return `//*[self::button or self::a or @role="button"][${named.join(' or ')}]`
}

/** XPath of an input by the text of its label. */
export function field(label: string): string {
  return `//input[@id=//label[normalize-space(.)="${label}"]/@for or @aria-label="${label}" or ancestor::label[starts-with(normalize-space(.), "${label}")]]`
}

/** Acts on the first visible element, and tries again while it is missing, covered or drawn again. */
async function onceVisible(tab: Tab, xpath: string, act: (element: TabElement) => Promise<void>): Promise<void> {
  await expect(async () => {
    for (const element of await tab.find(xpath)) if (await element.isVisible()) return act(element)
    throw new Error(`not visible: ${xpath}`)
  }).toPass({ intervals: [100] })
}

/** Waits until an element of the XPath is visible. */
export function shown(tab: Tab, xpath: string): Promise<void> {
  return onceVisible(tab, xpath, async () => {})
}

/** Clicks what an XPath names, once it is visible and enabled. */
export function press(tab: Tab, xpath: string): Promise<void> {
  return onceVisible(tab, xpath, async (element) => {
    if (await element.isDisabled()) throw new Error(`disabled: ${xpath}`)
    await element.click()
  })
}

/** Types into a field in place of its text. */
export function fill(tab: Tab, xpath: string, text: string): Promise<void> {
  return onceVisible(tab, xpath, (element) => element.fill(text))
}

/** Goes into the frame of this title, until `leaveFrame`. */
export function enterFrame(tab: Tab, title: string): Promise<void> {
  return onceVisible(tab, `//iframe[@title="${title}"]`, (frame) => frame.enter())
}

/** The text of all elements of a selector. */
export function textOf(tab: Tab, css: string): Promise<string> {
  return tab.run(
    (selector) => Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent ?? '').join(' '),
    css,
  )
}

/** Waits until the elements of a selector, the whole page if none is given, contain these words. */
export async function says(tab: Tab, words: string | RegExp, css = 'body'): Promise<void> {
  await expect(async () => expect(await textOf(tab, css)).toMatch(words)).toPass({ intervals: [100] })
}

/** Waits for the path of the page. */
export async function expectPath(tab: Tab, path: string): Promise<void> {
  await expect(async () => expect(new URL(await tab.url()).pathname).toBe(path)).toPass({ intervals: [100] })
}
