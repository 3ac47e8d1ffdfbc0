import type { RecordedScreen } from '../drawer/screen-recorder.ts'
import { worldOfPage } from '../worlds/world-address.ts'

/** The screen for a file, or why it holds none, as the end of 'Saved without the screen: '. */
export type ScreenBeside = { screen: RecordedScreen } | { reason: string }

/** What the page showed beside which this console is open, as it is in the drawer. */
export function screenBeside(world: string): ScreenBeside {
  const page = pageBeside()
  if (page === null) return { reason: 'it is recorded where the console is open beside a page (Alt+Shift+M there)' }
  const shown = worldOfPage(page.location, page.document.cookie)
  if (shown !== world) return { reason: `the page beside is in ${shown}` }
  const screen = page.chauparScreen?.() ?? null
  return screen === null ? { reason: 'the page beside is not recorded' } : { screen }
}

/** The window around this one, when it is a page of the same site. */
function pageBeside(): Window | null {
  try {
    return window.parent === window || window.parent.location.origin !== window.location.origin ? null : window.parent
  } catch {
    return null
  }
}
