import type { MockOptions } from '@chaupar/playwright'
import { defineConfig } from '@playwright/test'
import base, { mockUrl } from '../playwright.config.ts'
import type { TabOptions } from './tab-test.ts'

/** `npm run e2e:browsers`: each driver has one browser at a time, so journeys run one after another. */
export default defineConfig<TabOptions & MockOptions>({
  ...base,
  testDir: '.',
  fullyParallel: false,
  workers: 1,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  // The rest is for Chromium.
  use: { mockUrl, actionTimeout: 60_000 },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
