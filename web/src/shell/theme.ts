import { readText, writeText } from '../session/stored.ts'

export type Theme = 'dark' | 'light'

const key = 'theme'

/** The theme in force; dark unless the player chose light. */
export function currentTheme(): Theme {
  return readText(key) === 'light' ? 'light' : 'dark'
}

/** Keeps a theme and shows it: a swap of tokens on the root element, nothing else. */
export function setTheme(theme: Theme): void {
  writeText(key, theme === 'dark' ? null : theme)
  applyStoredTheme()
}

/** Called once before the first render. */
export function applyStoredTheme(): void {
  const theme = currentTheme()
  if (theme === 'light') document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}
