import { readText, writeText } from './stored.ts'

export type Theme = 'dark' | 'light'

/** The ground of each theme, which the browser's own frame takes on; --ground of styles/tokens.css. */
const grounds: Readonly<Record<Theme, string>> = { dark: '#0b0d1a', light: '#f6f0e3' }

const key = 'theme'

/** The theme that the player chose on this device; dark when he chose none. At start public/first-paint.js shows it. */
export function storedTheme(): Theme {
  return readText(key) === 'light' ? 'light' : 'dark'
}

/** Keeps a theme and shows it: a swap of tokens on the root element, and the colour of the browser's frame. */
export function chooseTheme(theme: Theme): void {
  writeText(key, theme === 'dark' ? null : theme)
  if (theme === 'light') document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[theme])
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme)
}
