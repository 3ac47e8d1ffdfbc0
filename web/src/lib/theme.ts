export type Theme = 'dark' | 'light'

/** The ground of each theme, which the browser's own frame takes on; --ground of styles/tokens.css. */
const grounds: Readonly<Record<Theme, string>> = { dark: '#0b0d1a', light: '#f6f0e3' }

/** Shows a theme: a swap of tokens on the root element, the colour of the browser's frame and its own controls. */
export function showTheme(theme: Theme): void {
  if (theme === 'light') document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[theme])
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme)
}
