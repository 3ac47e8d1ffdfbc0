const lost = new Set<HTMLLinkElement>()

/**
 * Style sheets of chunks that did not come are asked for again; resolves when all are there, rejects when one is not.
 * Call it before every import of a chunk with styles: Vite asks for a sheet once only ("Unable to preload CSS") and
 * would give the chunk without it the next time.
 */
export async function loadLostStyles(): Promise<void> {
  // Where the landing page is rendered at build time there is no document; the same listener counts once.
  if (typeof document === 'undefined') return
  document.addEventListener('error', remember, true)
  if (lost.size > 0) await Promise.all([...lost].map(loadAgain))
}

function remember({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target)
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  lost.delete(link)
  return new Promise((resolve, reject) => {
    const fresh = document.createElement('link')
    fresh.rel = 'stylesheet'
    fresh.crossOrigin = link.crossOrigin
    fresh.addEventListener('load', () => resolve())
    // When it fails, `remember` has it for the next time.
    fresh.addEventListener('error', () => reject(new Error('A style sheet did not load')))
    fresh.href = link.href
    link.replaceWith(fresh)
  })
}
