import { foldHeader } from './header/fold-header.ts'

/*
 * The panels that the header and the prices open, each in a chunk of its own. This list is a chunk too: the landing page
 * does not carry the names of the files that they are made of, nor what folds its header.
 */

export const authPanel = () => import('../features/auth/auth-panel.tsx').then((chunk) => chunk.AuthPanel)
export const searchDialog = () => import('./site-search.tsx').then((chunk) => chunk.SiteSearch)
export const sideMenu = () => import('./menu/side-menu.tsx').then((chunk) => chunk.SideMenu)

/** What the frame does beside the page. */
export function preloadPanels(player: boolean): void {
  loadAhead(player)
  foldHeader()
}

/** How long the page is left alone where the browser does not say that it is idle. */
const idleMs = 2_000

/**
 * Loads the panels before the first tap, one after the other, once the page is loaded and idle. Skipped where the visitor
 * saves data; failures are ignored, since the tap loads the panel again.
 */
function loadAhead(player: boolean): void {
  if (savesData()) return
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })

  function whenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(load)
    else setTimeout(load, idleMs)
  }

  async function load() {
    for (const panel of player ? [sideMenu, searchDialog] : [sideMenu, authPanel, searchDialog]) {
      // A failed import is remembered as long as the page stands: better none at all.
      if (navigator.onLine) await panel().catch(() => undefined)
    }
  }
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
