import { expect } from '@playwright/test'
import type { Tab } from './tab.ts'

/** Waits until the board is drawn, then fails when a text of a price reaches out of its cell. */
export async function expectWholePrices(tab: Tab): Promise<void> {
  await expect(async () => {
    const { count, cut, width } = await tab.run(measure)
    expect(cut, `${cut.length} of ${count} prices are cut at ${width} px`).toEqual([])
    expect(count).toBeGreaterThan(10)
  }).toPass({ intervals: [100] })
}

/** Runs in the page: how many prices are in sight, and which texts of them stick out of their cells. */
function measure(): { count: number; cut: string[]; width: number } {
  const cut: string[] = []
  let count = 0
  for (const cell of document.querySelectorAll('.price')) {
    const box = cell.getBoundingClientRect()
    if (box.width === 0) continue
    if (cell.scrollWidth > cell.clientWidth) cut.push(cell.textContent ?? '')
    for (const part of cell.querySelectorAll('.price-face > *')) {
      const range = document.createRange()
      range.selectNodeContents(part)
      const text = range.getBoundingClientRect()
      if (text.width === 0) continue
      count += 1
      const isInside =
        text.left >= box.left && text.right <= box.right && text.top >= box.top - 1 && text.bottom <= box.bottom + 1
      if (!isInside) cut.push(part.textContent ?? '')
    }
  }
  return { count, cut, width: window.innerWidth }
}
