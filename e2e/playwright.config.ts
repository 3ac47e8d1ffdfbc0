import { join } from 'node:path'
import type { MockOptions } from '@chaupar/playwright'
import { defineConfig, devices } from '@playwright/test'
import { installedBrowser } from './debian-browsers.ts'
import { assertionLimitMs } from './parts/patient-expect.ts'

const program = installedBrowser('journeys')
// Chromium refuses its sandbox as root, which is what a container's user usually is.
const launchOptions = program
  ? {
      executablePath: program,
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-gpu'],
    }
  : {}
/** Where everything that a run leaves goes: reports, and of failed journeys trace, picture, console and journal. */
const reports = process.env.E2E_REPORTS ?? join(import.meta.dirname, '../.tmp/reports/journeys')
const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7']

/** Where the stack runs that the journeys are played against. */
export const mockUrl = process.env.E2E_BASE_URL ?? 'http://localhost:8080'

export default defineConfig<MockOptions>({
  testDir: 'journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: join(reports, 'failed'),
  // Every test has a world of its own, so nothing needs an order.
  fullyParallel: true,
  // A journey waits for the mock's clock for a seventh of its time: one more for each two cores fills that.
  workers: '150%',
  forbidOnly: true,
  // A second try brings the trace of what failed. What passes then is listed as flaky, and a few of those are a failure.
  retries: 1,
  // Limits end what hangs, never what is slow: the machine may be busy with other work.
  timeout: 5 * 60_000,
  // A site that is down fails here and not in an hour.
  globalTimeout: 35 * 60_000,
  expect: { timeout: assertionLimitMs },
  reporter: [
    ['list'],
    ['json', { outputFile: join(reports, 'report.json') }],
    ['junit', { outputFile: join(reports, 'junit.xml') }],
    ['html', { outputFolder: join(reports, 'html'), open: 'never' }],
  ],
  use: {
    mockUrl,
    actionTimeout: 60_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'dark',
    // A trace costs a third of a run: the first try has one with E2E_TRACE=on only.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions,
    ...(process.env.E2E_LESS_MOTION === 'on' ? { contextOptions: { reducedMotion: 'reduce' } } : {}),
  },
  projects: [
    // A journey without a tag runs on a desktop; with @phone on a phone; with both tags, because its layout differs, on both.
    { name: 'desktop', grep: /@desktop\b|^(?!.*@phone\b)/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: /@phone\b/, use: { ...phone, viewport: { width: 390, height: 844 } } },
  ],
})
