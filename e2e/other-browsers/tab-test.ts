/** The `test` of the journeys in other browsers: a world of its own, and a tab of the project's browser. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { hasFailed, test as inWorld, seededPlayer } from '@chaupar/playwright'
import { expect } from '@playwright/test'
import { openFirefox } from './firefox-tab.ts'
import { type Relay, startRelay } from './relay.ts'
import { desktop, expectPath, fill, press, type Size, type Tab } from './tab.ts'
import { openWebKit } from './webkit-tab.ts'

const open = { firefox: openFirefox, webkit: openWebKit }

export type TabOptions = {
  /** Set by the project. */
  engine: keyof typeof open
  /** Set by test.use({ size: phone }). */
  size: Size
}

export const test = inWorld.extend<TabOptions & { tab: Tab; relay: Relay }>({
  engine: ['firefox', { option: true }],
  size: [desktop, { option: true }],
  tab: async ({ engine, size }, use, testInfo) => {
    const tab = await open[engine](size)
    await use(tab)
    if (hasFailed(testInfo)) {
      const path = testInfo.outputPath('tab.png')
      mkdirSync(testInfo.outputDir, { recursive: true })
      writeFileSync(path, await tab.screenshot())
      testInfo.attachments.push({ name: 'tab.png', path, contentType: 'image/png' })
    }
    await tab.close()
  },
  /** A second address of the world, which can be cut off. */
  relay: async ({ world }, use) => {
    const relay = await startRelay(world.url)
    await use(relay)
    relay.close()
  },
})

/** Signs the seeded player in by the form, which leads to the home page. */
export async function signIn(tab: Tab, url: string): Promise<void> {
  await tab.open(`${url}/sign-in`)
  await fill(tab, '//input[@name="username"]', seededPlayer.username)
  await fill(tab, '//input[@type="password"]', seededPlayer.password)
  await press(tab, '//form//button[normalize-space(.)="Login"]')
  await expectPath(tab, '/home')
}

export { expect }
