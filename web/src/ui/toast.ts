import type { ToastKind } from './toast-kind.ts'

export type { ToastKind } from './toast-kind.ts'

/**
 * Shows a toast: top right, 1,000 ms, draggable by 80 percent, at most three at once (spec 9). The text is also mirrored into a
 * live region that stays, so nobody has to read within a second. The toast library arrives with the first toast.
 */
export function toast(kind: ToastKind, text: string): void {
  announce(kind, text)
  void import('./toast-host.tsx').then(({ showToast }) => showToast(kind, text))
}

const regionIds = { assertive: 'toast-alerts', polite: 'toast-news' } as const

/** Says a text to screen readers: errors at once, the rest when there is a pause. */
function announce(kind: ToastKind, text: string): void {
  const region = liveRegion(kind === 'error' ? 'assertive' : 'polite')
  region.textContent = ''
  // A text that is set in the same task in which its region appears is not spoken.
  setTimeout(() => {
    region.textContent = text
  }, 50)
}

function liveRegion(level: keyof typeof regionIds): HTMLElement {
  const known = document.getElementById(regionIds[level])
  if (known) return known
  const region = document.createElement('div')
  region.id = regionIds[level]
  region.className = 'sr-only'
  region.setAttribute('role', level === 'assertive' ? 'alert' : 'status')
  region.setAttribute('aria-live', level)
  document.body.append(region)
  return region
}
