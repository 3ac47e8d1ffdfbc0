import type { KeyboardEvent } from 'react'
import { removeEntry } from '../selection/slip-store.ts'

/** The keyboard of a board: gridKeys, and Esc takes the row's selections out of the slip. */
export function boardKeys(event: KeyboardEvent, grid: HTMLElement | null): void {
  const cell = event.target
  if (event.key !== 'Escape' || !(cell instanceof HTMLElement) || !cell.dataset.cell) {
    gridKeys(event, grid)
    return
  }
  const row = cell.closest<HTMLElement>('[role=row]')
  for (const id of new Set(row ? cellsOf(row).map(({ dataset }) => dataset.cell ?? '') : [])) removeEntry(id)
  event.preventDefault()
}

/**
 * The keyboard of a grid of prices, one tab stop for all of them: arrows move, Home and End go to the ends of a row, B and L
 * take the best back or lay of the row, Enter takes the price under the focus. A key that is held takes a price once.
 */
export function gridKeys(event: KeyboardEvent, grid: HTMLElement | null): void {
  const cell = event.target
  if (!grid || !(cell instanceof HTMLElement) || !cell.dataset.cell || event.altKey || event.ctrlKey || event.metaKey)
    return
  const rows = [...grid.querySelectorAll<HTMLElement>('[role=row]')].map(cellsOf)
  const y = rows.findIndex((cells) => cells.includes(cell))
  const row = rows[y] ?? []
  const x = row.indexOf(cell)
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const target = targetOf(key, rows, x, y)
  if (target) {
    cell.tabIndex = -1
    target.tabIndex = 0
    target.focus()
  } else if (key === 'b' || key === 'l') {
    if (!event.repeat) row.find(({ dataset }) => dataset.best === (key === 'b' ? 'back' : 'lay'))?.click()
  } else if (key !== 'Enter' || !event.repeat) return
  event.preventDefault()
}

function cellsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-cell]')]
}

function targetOf(key: string, rows: HTMLElement[][], x: number, y: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowLeft':
      return rows[y]?.[x - 1]
    case 'ArrowRight':
      return rows[y]?.[x + 1]
    case 'ArrowUp':
      return rows[y - 1]?.[x]
    case 'ArrowDown':
      return rows[y + 1]?.[x]
    case 'Home':
      return rows[y]?.[0]
    case 'End':
      return rows[y]?.at(-1)
    default:
      return undefined
  }
}
