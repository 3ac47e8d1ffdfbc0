import { loadLostStyles } from '../../lib/lost-styles.ts'
import { logToast, type ToastKind } from './toast-log-store.ts'

export type { ToastKind } from './toast-log-store.ts'

/**
 * Shows a toast: top right, 1,000 ms, draggable by 80 percent, at most three at once (spec 9). The text also goes into a live
 * region for 3 s, so that screen readers have time for it, and into the list of notifications. The toast library loads with
 * the first toast; if that fails, the live region itself becomes visible.
 */
export function toast(kind: ToastKind, text: string): void {
  logToast(kind, text)
  const region = announce(kind, text)
  loadLostStyles()
    .then(() => import('./toast-host.tsx'))
    .then(({ showToast }) => showToast(kind, text))
    .catch(() => {
      region.className = plainToast
    })
}

const regionIds = { assertive: 'toast-alerts', polite: 'toast-news' } as const
const mirroredMs = 3000
const plainToast = 'plain-toast'
const emptying = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/** Says a text to screen readers: errors at once, the rest when there is a pause. */
function announce(kind: ToastKind, text: string): HTMLElement {
  const region = liveRegion(kind === 'error' ? 'assertive' : 'polite')
  region.textContent = ''
  clearTimeout(emptying.get(region))
  // Screen readers skip a text that is set in the same task in which its region appears.
  setTimeout(() => {
    region.textContent = text
  }, 50)
  // A toast of the previous step must not stay.
  const empty = () => {
    region.textContent = ''
    region.className = 'sr-only'
  }
  emptying.set(region, setTimeout(empty, mirroredMs))
  return region
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
