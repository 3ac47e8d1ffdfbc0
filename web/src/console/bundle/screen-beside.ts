import type { RecordedScreen } from '../drawer/screen-recorder.ts'
import { worldOfPage } from '../worlds/world-address.ts'

/** The screen for a file, or why it holds none, as the end of 'Saved without the screen: '. */
export type ScreenBeside = { screen: RecordedScreen } | { reason: string }

type Page = {
  location: Pick<Location, 'origin' | 'hostname'>
  document: Pick<Document, 'cookie'>
  chauparScreen?: () => RecordedScreen | null
}

/** What the page showed beside which this console is open, as it is in the drawer. */
export function screenBeside(world: string, page: Page = window.parent): ScreenBeside {
  if (page === window || !isOfThisSite(page))
    return { reason: 'it is recorded where the console is open beside a page (Alt+Shift+M there)' }
  const shown = worldOfPage(page.location, page.document.cookie)
  if (shown !== world) return { reason: `the page beside is in ${shown}` }
  const screen = page.chauparScreen?.() ?? null
  return screen === null ? { reason: 'the page beside is not recorded' } : { screen }
}

function isOfThisSite(page: Page): boolean {
  try {
    return page.location.origin === window.location.origin
  } catch {
    return false
  }
}
