import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WebDriver } from 'selenium-webdriver'
import { test } from 'vitest'
import { useWorld, type World } from '../fixtures/world.ts'
import { desktop, expectPath, fill, limitMs, openBrowser, press, type WindowSize } from './browser.ts'

const reports = join(import.meta.dirname, '../../.tmp/reports')

type Setting = { size?: WindowSize; frozen?: boolean }
type Journey = (driver: WebDriver, world: World) => Promise<void>

/** A journey in a browser and a world of its own. A failed one leaves `.tmp/reports/webkit-TITLE.png`. */
export function journey(title: string, { size = desktop, frozen = false }: Setting, go: Journey): void {
  test(title, { timeout: 15 * limitMs }, async () => {
    const { E2E_BASE_URL: baseUrl = '' } = process.env
    await useWorld(baseUrl, { scenario: 'default', scenarios: [], frozen }, async (world) => {
      const driver = await openBrowser(size)
      try {
        await go(driver, world)
      } catch (failure) {
        await keepPicture(driver, title)
        throw failure
      } finally {
        await driver.quit()
      }
    })
  })
}

async function keepPicture(driver: WebDriver, title: string): Promise<void> {
  mkdirSync(reports, { recursive: true })
  const name = `webkit-${title.replaceAll(/[^a-z\d]+/gi, '-')}.png`
  await driver.switchTo().defaultContent()
  writeFileSync(join(reports, name), await driver.takeScreenshot(), 'base64')
}

/** Signs the seeded player in by the form, which leads to the home page. */
export async function signIn(driver: WebDriver, world: World): Promise<void> {
  await driver.get(`${world.url}/sign-in`)
  await fill(driver, '//input[@name="username"]', 'player')
  await fill(driver, '//input[@type="password"]', 'Chaupar123')
  await press(driver, '//form//button[normalize-space(.)="Login"]')
  await expectPath(driver, '/home')
}
