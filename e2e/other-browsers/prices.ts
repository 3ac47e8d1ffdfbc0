import type { WebDriver } from 'selenium-webdriver'
import { eventually } from './browser.ts'

/** Runs in the page: how many prices are in sight, and which texts of them stick out of their cells. */
const measure = `
  const cut = []
  let count = 0
  for (const cell of document.querySelectorAll('.price')) {
    const box = cell.getBoundingClientRect()
    if (box.width === 0) continue
    if (cell.scrollWidth > cell.clientWidth) cut.push(cell.textContent)
    for (const part of cell.querySelectorAll('.price-face > *')) {
      const range = document.createRange()
      range.selectNodeContents(part)
      const text = range.getBoundingClientRect()
      if (text.width === 0) continue
      count += 1
      const isInside =
        text.left >= box.left && text.right <= box.right && text.top >= box.top - 1 && text.bottom <= box.bottom + 1
      if (!isInside) cut.push(part.textContent)
    }
  }
  return { count, cut }
`

/** Waits until the board is drawn, then fails when a text of a price reaches out of its cell. */
export async function expectWholePrices(driver: WebDriver): Promise<void> {
  const width = await driver.executeScript<number>('return window.innerWidth')
  let seen: { count: number; cut: string[] } = { count: 0, cut: [] }
  await eventually(
    () => `whole prices at ${width} px; ${seen.cut.length} of ${seen.count} are cut: ${seen.cut.join(', ')}`,
    async () => {
      seen = await driver.executeScript<typeof seen>(measure)
      return (seen.count > 10 && seen.cut.length === 0) || null
    },
  )
}
