import type { MockOptions } from '@chaupar/playwright'
import { defineConfig } from '@playwright/test'
import base, { mockUrl } from '../playwright.config.ts'
import type { TabOptions } from './tab-test.ts'

/** `npm run e2e:browsers`: the driver of WebKitGTK has one browser at a time; each journey opens a Firefox of its own. */
export default defineConfig<TabOptions & MockOptions>({
  ...base,
  testDir: '.',
  workers: 2,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  // The rest is for Chromium.
  use: { mockUrl, actionTimeout: 60_000 },
  projects: [
    { name: 'firefox', workers: 2, use: { engine: 'firefox' } },
    { name: 'webkit', workers: 1, use: { engine: 'webkit' } },
  ],
})
