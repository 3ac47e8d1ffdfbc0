/**
 * Stands in for the toast library (vitest.config.ts). A toast goes when its animation ends, and jsdom runs none: it would
 * stand in the document of every later test. Tests read the mirror of toasts; journeys look at the toasts themselves.
 */
const nothing = () => undefined

export const ToastContainer = () => null

export const toast = {
  success: nothing,
  error: nothing,
  info: nothing,
  warning: nothing,
  pause: nothing,
  play: nothing,
}
