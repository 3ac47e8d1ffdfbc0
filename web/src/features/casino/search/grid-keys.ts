import type { KeyboardEvent } from 'react'

/** The links of the covers in a region, in their order. */
function linksIn(region: HTMLElement | null): HTMLElement[] {
  return region ? [...region.querySelectorAll<HTMLElement>('a.game-cover-link')] : []
}

/** Focuses the first cover; false when there is none. */
export function focusFirstGame(region: HTMLElement | null): boolean {
  const [first] = linksIn(region)
  first?.focus()
  return first !== undefined
}

/** Arrows move between covers, rows by how they lie on the screen; up from the first row leads back to the text box. */
export function moveInGrid(event: KeyboardEvent, region: HTMLElement | null, box: HTMLElement | null): void {
  const links = linksIn(region)
  const at = links.findIndex((link) => link.contains(document.activeElement))
  if (at === -1) return
  const columns = Math.max(
    1,
    links.findIndex((link) => link.getBoundingClientRect().top > (links[0]?.getBoundingClientRect().top ?? 0)),
  )
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  if (event.key === 'ArrowUp' && at < columns) box?.focus()
  else links[Math.min(at + step, links.length - 1)]?.focus()
}

/** Focuses the first link of a region; false when there is none. */
export function focusFirstLink(region: HTMLElement | null): boolean {
  const first = region?.querySelector('a')
  first?.focus()
  return Boolean(first)
}

/** Arrows move between the links of a list; up from the first leads back before it, down from the last on to what follows. */
export function moveInList(
  event: KeyboardEvent,
  region: HTMLElement | null,
  { before, after }: { before: HTMLElement | null; after: () => void },
): void {
  const links = region ? [...region.querySelectorAll('a')] : []
  const at = links.findIndex((link) => link.contains(document.activeElement))
  if (at === -1 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
  event.preventDefault()
  if (event.key === 'ArrowUp') (links[at - 1] ?? before)?.focus()
  else if (at + 1 < links.length) links[at + 1]?.focus()
  else after()
}
