import type { Location } from 'react-router-dom'

/** What an entry of the history holds that stands for a panel open over its page: the key of the page's own entry. */
type PanelEntry = { panelOver: string }

/** For the entry of a panel that opens over a page. */
export function panelEntryOver(page: Location): PanelEntry {
  return { panelOver: visitKey(page) }
}

/** Whether an entry of the history stands for an open panel over its page, and not for the page. */
export function isPanelEntry(state: unknown): state is PanelEntry {
  return typeof state === 'object' && state !== null && 'panelOver' in state
}

/** One key for each visit of a page: a panel that opens or closes over it is none. */
export function visitKey({ key, state }: Location): string {
  return isPanelEntry(state) ? state.panelOver : key
}
