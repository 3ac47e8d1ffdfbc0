/** WebKitGTK's MiniBrowser, driven by WebDriver. */
import { globSync } from 'node:fs'
import { Builder, By, Capabilities, type WebElement } from 'selenium-webdriver'
import type { Size, Tab, TabElement } from './tab.ts'

/** A browser with nothing stored in it. `E2E_WEBDRIVER_URL` is the address of WebKitWebDriver. */
export async function openWebKit(first: Size): Promise<Tab> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const { E2E_WEBDRIVER_URL: server } = process.env
  if (binary === undefined || server === undefined) throw new Error('start this by npm run e2e:browsers')
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }),
    )
    .build()

  const resize = async (size: Size) => {
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size })
  }
  const asElement = (element: WebElement): TabElement => ({
    isVisible: () => element.isDisplayed(),
    isDisabled: async () => !(await element.isEnabled()) || (await element.getAttribute('aria-disabled')) === 'true',
    click: () => element.click(),
    fill: async (text) => {
      await element.clear()
      await element.sendKeys(text)
    },
    enter: () => driver.switchTo().frame(element),
  })
  await resize(first)
  return {
    open: (url) => driver.get(url),
    url: () => driver.getCurrentUrl(),
    resize,
    find: async (xpath) => (await driver.findElements(By.xpath(xpath))).map(asElement),
    run: (script, argument = '') => driver.executeScript(script, argument),
    leaveFrame: () => driver.switchTo().defaultContent(),
    // WebDriver has no command for it.
    setOffline: async () => {},
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  }
}
