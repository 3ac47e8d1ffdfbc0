import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeIndex } from '../../../tools/gallery/gallery-index.ts'
import { otherGallery, otherUrl } from '../../fixtures/other-mock.ts'
import { expect, test } from '../../fixtures/test.ts'
import { brokenRules } from '../../parts/accessibility.ts'
import { panel } from '../../parts/console.ts'

const view = '390x844.en.dark'

/** The folders that have a file of each picture, by its result. */
const pictures = {
  [`home.player.${view}`]: ['latest', 'accepted'],
  [`home.guest.${view}`]: ['latest'],
  [`kyc.player.${view}`]: ['accepted', 'latest', 'difference'],
} as const

function writePictures(folder: string, picture: Buffer): void {
  for (const kind of ['latest', 'accepted', 'difference', 'failed']) mkdirSync(join(folder, kind), { recursive: true })
  for (const [name, kinds] of Object.entries(pictures))
    for (const kind of kinds) writeFileSync(join(folder, kind, `${name}.png`), picture)
  writeFileSync(join(folder, 'failed', `pins.player.${view}.txt`), 'two pictures in a row are equal')
  writeIndex(folder, '2026-11-21T06:30:00.000Z')
}

/** The pictures that stand beside each other are these, and each has been read and can be drawn. */
async function expectDrawn(page: Page, name: string, kinds: readonly string[]): Promise<void> {
  const images = panel(page, 'Chosen picture').getByRole('img')
  await expect(images).toHaveCount(kinds.length)
  for (const kind of kinds) {
    const image = images.and(page.getByAltText(`${kind}: ${name}`, { exact: true }))
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(390)
  }
}

test('the gallery says how pictures are taken, and shows each beside the accepted one and their difference', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${otherUrl}/__mock/gallery`)
  await expect(panel(page, 'Gallery')).toContainText('There is no gallery here. npm run gallery takes the pictures')
  try {
    writePictures(otherGallery, await page.screenshot())
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    await expect(panel(page, 'Gallery')).toContainText('4 pictures, 1 changed')
    await expect(panel(page, 'Gallery')).toContainText('Made on Sat, 21 Nov, 2026, 12:00:00')
    const list = page.getByRole('navigation', { name: 'Pictures' })
    await expect(list.getByRole('button')).toHaveText([
      /^guest.*new$/,
      /^player.*dark$/,
      /^player.*changed$/,
      /failed$/,
    ])
    await expectDrawn(page, `home.guest.${view}`, ['Latest'])
    await page.getByLabel('Result').selectOption('changed')
    await expectDrawn(page, `kyc.player.${view}`, ['Accepted', 'Latest', 'Difference'])
    expect(await brokenRules(page)).toEqual([])
    await page.getByRole('button', { name: 'Difference', exact: true }).click()
    await expectDrawn(page, `kyc.player.${view}`, ['Difference'])
    await page.getByLabel('Result').selectOption('failed')
    await expect(panel(page, 'Chosen picture')).toContainText('two pictures in a row are equal')
  } finally {
    rmSync(otherGallery, { recursive: true, force: true })
  }
})
