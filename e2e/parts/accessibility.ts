import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The screen as it stands breaks no rule of WCAG 2.2 A and AA that a machine can see. */
export async function expectAccessible(page: Page): Promise<void> {
  // A finished transition is what a person sees; half-way colours are not.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))
  expect(found, 'accessibility').toEqual([])
}
