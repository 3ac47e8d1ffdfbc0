import type { FrameMessage } from '@chaupar/contracts/games/frame-messages'

/** Tells the site that frames the game. It may be this very origin or one that the server names in the page; no other window hears it. */
export function tellSite(message: FrameMessage): void {
  if (window.parent === window) return
  const parents = (document.documentElement.dataset.parents ?? '').split(' ').filter((origin) => origin !== '')
  for (const origin of [new URL(location.href).origin, ...parents]) window.parent.postMessage(message, origin)
}

/** Leaves the game: the site is asked to, or the whole page goes where no site is around it. */
export function leaveGame(): void {
  if (window.parent === window) location.assign('/home')
  else tellSite({ type: 'game:home' })
}
