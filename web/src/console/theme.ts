/** The console's own theme, so that a tester's taste leaves the app's as it is. */
export type Theme = 'dark' | 'light'

const key = 'consoleTheme'

export function storedTheme(): Theme {
  return localStorage.getItem(key) === 'light' ? 'light' : 'dark'
}

/** Shows a theme: a swap of tokens on the root element, and the browser's own controls. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme)
}

/** Keeps a theme for this browser and shows it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme)
  showTheme(theme)
}
