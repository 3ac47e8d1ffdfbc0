import { defineConfig, devices } from '@playwright/test'
import { installedBrowser } from './debian-browsers.ts'

const program = installedBrowser('journeys')
// Chromium refuses its sandbox as root, which is what a container's user usually is.
const launchOptions = program
  ? {
      executablePath: program,
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-gpu'],
    }
  : {}
const jsonReport = process.env.E2E_JSON_REPORT
const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7']

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  // Every test has a world of its own, so nothing needs an order.
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // A site that is down fails here and not in an hour.
  globalTimeout: 35 * 60_000,
  expect: { timeout: 15_000 },
  reporter: jsonReport ? [['list'], ['json', { outputFile: jsonReport }]] : [['list']],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:8080',
    actionTimeout: 15_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace costs a third of a run: E2E_TRACE=on keeps those of failed tests. The last picture is taken on failure.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
    ...(process.env.E2E_LESS_MOTION === 'on' ? { contextOptions: { reducedMotion: 'reduce' } } : {}),
  },
  projects: [
    { name: 'desktop', testIgnore: '**/phone-*.e2e.ts', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testMatch: '**/phone-*.e2e.ts', use: { ...phone, viewport: { width: 390, height: 844 } } },
  ],
})
