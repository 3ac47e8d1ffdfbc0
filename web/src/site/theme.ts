import { readText, writeText } from '../lib/storage.ts'
import { showTheme, type Theme } from '../lib/theme.ts'

const key = 'theme'

/** The theme that the player chose on this device; dark when he chose none. At start public/first-paint.js shows it. */
export function storedTheme(): Theme {
  return readText(key) === 'light' ? 'light' : 'dark'
}

/** Keeps a theme and shows it. */
export function chooseTheme(theme: Theme): void {
  writeText(key, theme === 'dark' ? null : theme)
  showTheme(theme)
}
