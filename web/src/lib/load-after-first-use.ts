/** How long the page is left alone where the browser does not say that it is idle, in ms. */
const idleMs = 2_000

/**
 * Loads chunks before they are first needed, one after the other: after the visitor's first scroll, press or key, when the page is
 * idle, and only on a good connection. A failure is ignored, since the chunk is loaded again when it is needed.
 * @returns how to give up waiting for the first use
 */
export function loadAfterFirstUse(loads: readonly (() => Promise<unknown>)[]): () => void {
  const uses = ['scroll', 'pointerdown', 'keydown'] as const
  const stop = () => {
    for (const use of uses) window.removeEventListener(use, begin)
  }
  if (isGoodConnection()) for (const use of uses) window.addEventListener(use, begin, { passive: true })
  return stop

  function begin() {
    stop()
    if ('requestIdleCallback' in window) requestIdleCallback(load)
    else setTimeout(load, idleMs)
  }

  async function load() {
    for (const one of loads) {
      // The browser remembers a failed import as long as the page stands, so none is tried without a network.
      if (navigator.onLine) await one().catch(() => undefined)
    }
  }
}

/** False where the visitor saves data or the browser measures less than 4G; browsers without this measure count as good. */
function isGoodConnection(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  if (typeof connection !== 'object' || connection === null) return true
  const savesData = 'saveData' in connection && connection.saveData === true
  const isSlow = 'effectiveType' in connection && connection.effectiveType !== '4g'
  return !savesData && !isSlow
}
