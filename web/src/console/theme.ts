import { readText, writeText } from '../lib/storage.ts'
import { showTheme, type Theme } from '../lib/theme.ts'

/** The console's own theme, so that a tester's taste leaves the app's as it is. */
const key = 'consoleTheme'

export function storedTheme(): Theme {
  return readText(key) === 'light' ? 'light' : 'dark'
}

/** Keeps a theme for this browser and shows it. */
export function chooseTheme(theme: Theme): void {
  writeText(key, theme)
  showTheme(theme)
}
