// Runs before the first paint, as a file of its own, since the policy allows no script inside a page.
// Sets the theme of this device (site/theme.ts keeps it), and hides the landing page that the build rendered (index.html) from a
// player and from a reader of another language.
{
  let theme = null
  let token = null
  let language = null
  try {
    theme = localStorage.getItem('theme')
    token = localStorage.getItem('token')
    language = sessionStorage.getItem('languageAwaited') ?? localStorage.getItem('language')
  } catch {
    // Storage may be closed to us: a guest who reads English in the theme of the device.
  }
  if (token !== null || (language !== null && language !== 'en')) document.documentElement.dataset.landing = 'hidden'
  const isChosen = theme === 'light' || theme === 'dark'
  if (isChosen ? theme === 'light' : matchMedia('(prefers-color-scheme: light)').matches) {
    document.documentElement.dataset.theme = 'light'
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#f6f0e3')
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', 'light')
  }
}
