import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toasts } from '@chaupar/playwright'
import type { Page, TestInfo } from '@playwright/test'
import { assertionLimitMs, expect } from '../parts/patient-expect.ts'

/** Where the pictures are: latest, accepted and difference below it, and the reasons of those that failed. */
export const galleryFolder = process.env.GALLERY_DIR ?? join(import.meta.dirname, '../../.tmp/gallery')

/** A difference of two colours, of 0 to 1, that counts as none; and the pixels at rounded corners that differ by themselves. */
const ease = { threshold: 0.05, maxDiffPixels: 40 }

function fileOf(kind: 'latest' | 'difference' | 'failed', name: string, ending = 'png'): string {
  mkdirSync(join(galleryFolder, kind), { recursive: true })
  return join(galleryFolder, kind, `${name}.${ending}`)
}

/** Takes a picture by `take`, and keeps beside it how it differs from the accepted one, or why it could not be taken. */
export async function keepPicture(name: string, testInfo: TestInfo, take: () => Promise<Buffer>): Promise<void> {
  const [latest, difference] = [fileOf('latest', name), fileOf('difference', name)]
  const failed = fileOf('failed', name, 'txt')
  for (const file of [latest, difference, failed]) rmSync(file, { force: true })
  try {
    const picture = await take()
    writeFileSync(latest, picture)
    compare(picture, name, difference, testInfo)
  } catch (error) {
    writeFileSync(failed, error instanceof Error ? error.message : String(error))
    throw error
  }
}

/** Writes a picture of the difference when there is an accepted picture and this one is unlike it. */
function compare(picture: Buffer, name: string, difference: string, testInfo: TestInfo): void {
  if (!existsSync(join(galleryFolder, 'accepted', `${name}.png`))) return
  try {
    expect(picture).toMatchSnapshot([`${name}.png`], ease)
  } catch (error) {
    const drawn = testInfo.attachments.findLast((attachment) => attachment.name.endsWith('-diff.png'))?.path
    if (drawn === undefined) throw error
    copyFileSync(drawn, difference)
  }
}

/** A picture of the window once nothing more is on its way and two in a row are equal. */
export async function pictureAtRest(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle')
  await expectLoaded(page)
  await page.evaluate(() => document.fonts.ready)
  // Pictures of a page beyond the window's edges may wait until they are scrolled to.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect()
      const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
      return image.complete || !isInWindow || !image.checkVisibility()
    }),
  )
  let picture = await screenshot(page)
  await expect(async () => {
    const before = picture
    picture = await screenshot(page)
    // What could not be loaded is asked for again, as when the socket connects.
    await expectLoaded(page)
    expect(picture.equals(before), 'two pictures in a row are equal').toBe(true)
  }).toPass({ intervals: [200], timeout: assertionLimitMs })
  return picture
}

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('img', { name: /^(Loading|लोड)/ })).toHaveCount(0)
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(0)
}

/** What differs in every run: the line with the id of a failed request, how long a game's session has lasted, announcements that come late. */
const hidden =
  '.error-state-request, .purse-time { display: none !important } .marquee, .marquee-waiting { visibility: hidden !important }'

function screenshot(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', caret: 'hide', style: hidden })
}
