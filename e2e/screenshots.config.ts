import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run screenshots`: the main screens as a guest and as a player, phone and desktop, into screenshots/. */
export default defineConfig({
  ...base,
  testDir: 'screenshots',
  outputDir: '../test-results/screenshots',
  testMatch: '**/*.e2e.ts',
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
})
