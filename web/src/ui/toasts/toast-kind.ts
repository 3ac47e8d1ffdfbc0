/** Toast kinds (spec 8). */
export type ToastKind = 'error' | 'success' | 'info' | 'warning'
