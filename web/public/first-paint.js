// Before the first paint, so that nobody who chose light sees a dark page first: the theme of this device
// (session/theme.ts keeps it there). A script of its own, since the policy allows none inside a page.
{
  let theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    // Storage may be closed to us; dark it is.
  }
  if (theme === 'light') {
    document.documentElement.dataset.theme = theme
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#f6f0e3')
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme)
  }
}
