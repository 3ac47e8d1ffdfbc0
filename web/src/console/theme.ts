import { showTheme, type Theme } from '../lib/theme.ts'

/** The console's own theme, so that a tester's taste leaves the app's as it is. */
const key = 'consoleTheme'

export function storedTheme(): Theme {
  return localStorage.getItem(key) === 'light' ? 'light' : 'dark'
}

/** Keeps a theme for this browser and shows it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme)
  showTheme(theme)
}
