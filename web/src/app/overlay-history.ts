/*
 * The entries of the history that stand for what covers a page. Each is the page's own entry once more (its address, its
 * key for the router), with a count; the router hears of none of them, so that a panel opens without drawing the page again.
 */

/** How many covers the entry stands for that the browser is at; 0 for a page's own. */
export function overlayDepth(): number {
  const state = entryState()
  return 'covers' in state && typeof state.covers === 'number' ? state.covers : 0
}

/** Adds the entry of one more cover over the page. */
export function pushOverlay(): void {
  window.history.pushState({ ...entryState(), covers: overlayDepth() + 1 }, '')
}

/** The router's key of the entry that the browser is at: it has led on before the router has drawn where to. */
export function entryKey(): string {
  const state = entryState()
  return 'key' in state && typeof state.key === 'string' ? state.key : 'default'
}

function entryState(): object {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}
