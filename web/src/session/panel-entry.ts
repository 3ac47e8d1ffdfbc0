import type { Location } from 'react-router-dom'

/** What an entry of the history holds that stands for a panel open over its page: the key of the page's own entry, and how many are open. */
type PanelEntry = { panelOver: string; depth: number }

/** For the entry of a panel that opens over a page, or over a panel. */
export function panelEntryOver(page: Location): PanelEntry {
  return { panelOver: visitKey(page), depth: panelDepth(page.state) + 1 }
}

/** How many open panels an entry of the history stands for; 0 for a page's own. */
export function panelDepth(state: unknown): number {
  return isPanelEntry(state) ? state.depth : 0
}

/** Whether an entry of the history stands for an open panel over its page, and not for the page. */
export function isPanelEntry(state: unknown): state is PanelEntry {
  return typeof state === 'object' && state !== null && 'panelOver' in state && 'depth' in state
}

/** One key for each visit of a page: a panel that opens or closes over it is none. */
export function visitKey({ key, state }: Location): string {
  return isPanelEntry(state) ? state.panelOver : key
}
