let lost: string | null = null

/** Keeps the path of an address without a page until the page that the visitor is led to is drawn. */
export function keepLostAddress(path: string): void {
  lost = path
}

/** Whether the page that was now drawn at `path` is the one that a lost address led to; true once for each. */
export function takeLostAddress(path: string): boolean {
  if (lost === null || lost === path) return false
  lost = null
  return true
}
