/**
 * What the game tells the site that frames it (web/src/features/casino/game): that it is there, that it wants to be left, that its
 * session is over. The site may be this very origin or one that the server names in the page; no other window can read it.
 */
type Message = { type: 'game:ready' } | { type: 'game:home' } | { type: 'game:session-ended' }

export function tellSite(message: Message): void {
  if (window.parent === window) return
  const parents = (document.documentElement.dataset.parents ?? '').split(' ').filter((origin) => origin !== '')
  for (const origin of [new URL(location.href).origin, ...parents]) window.parent.postMessage(message, origin)
}

/** Leaves the game: the site is asked to, or the whole page goes where no site is around it. */
export function leaveGame(): void {
  if (window.parent === window) location.assign('/home')
  else tellSite({ type: 'game:home' })
}
