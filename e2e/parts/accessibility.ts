import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { layOutEveryRow } from './layout.ts'

/** The screen as it stands breaks no rule of WCAG 2.2 A and AA that a machine can see. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await brokenRules(page), 'accessibility').toEqual([])
}

/** Each broken rule with the place that breaks it. */
export async function brokenRules(page: Page): Promise<string[]> {
  // A finished transition is what a person sees; half-way colours are not.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // axe would measure some rows before their layout and some after it.
  await layOutEveryRow(page)
  const { violations } = await new AxeBuilder({ page })
    // Without frames a page is judged where it stands; else a second page is opened to put the findings of all together.
    .setLegacyMode(page.frames().length === 1)
    // Passed rules need no details: on pages of many covers that was half of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))
}

/** By how many pixels the page is wider than the screen (WCAG 1.4.10); 0 when one never has to scroll sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
}

/** Boxes to write in and lists to choose from whose text is smaller than 16 px: an iPhone zooms in when one is entered. */
export function smallBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((box) => !box.matches('[type=radio], [type=checkbox], [type=range], [type=file], [hidden]'))
      .filter((box) => Number.parseFloat(getComputedStyle(box).fontSize) < 16)
      .map((box) => `${box.getAttribute('aria-label') ?? box.id} ${getComputedStyle(box).fontSize}`),
  )
}

/** The same while a player's own style sheet spaces the text (WCAG 2.2, 1.4.12). */
export async function overflowOfSpacedText(page: Page): Promise<number> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
  const beyond = await overflow(page)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return beyond
}
