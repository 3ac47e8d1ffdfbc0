/** The button that was pressed before the app had loaded, kept on the root by the document's script (document-scripts.ts). */
const key = 'tapped'

/** From now on the app hears presses by itself. */
export function endEarlyTaps(): void {
  const root = document.getElementById('root')
  if (root) root.dataset.begun = ''
}

/** Presses again what was pressed on the first frame: the same button, or the one that now stands where it stood. */
export function repeatEarlyTap(): void {
  endEarlyTaps()
  const root = document.getElementById('root')
  const tapped: unknown = root && Reflect.get(root, key)
  if (!root || !(tapped instanceof HTMLButtonElement)) return
  Reflect.deleteProperty(root, key)
  const nameOf = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent
  const button = tapped.isConnected
    ? tapped
    : [...root.querySelectorAll('button')].find((one) => nameOf(one) === nameOf(tapped))
  button?.click()
}
