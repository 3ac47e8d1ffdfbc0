import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { galleryFolder } from './gallery/picture.ts'
import base from './playwright.config.ts'

/** `npm run gallery`: pictures of the screens, compared with the accepted ones. */
export default defineConfig({
  ...base,
  testDir: 'gallery',
  outputDir: join(galleryFolder, 'work'),
  snapshotPathTemplate: join(galleryFolder, 'accepted', '{arg}{ext}'),
  updateSnapshots: 'none',
  // The second try of a picture that differs by itself would hide it.
  retries: 0,
  timeout: 2 * 60_000,
  reporter: 'line',
  use: {
    ...base.use,
    trace: 'off',
    screenshot: 'off',
    // The policy forbids the style that hides what differs in every run.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [{ name: 'gallery' }],
})
