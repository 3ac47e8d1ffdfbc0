import { phoneMedia } from '../../ui/basics/media.ts'

/** How far one reads on, in pixels, before the header goes, and goes back before it returns: a trembling thumb is neither. */
const before = { folding: 24, returning: 8 }

let isFollowing = false

/**
 * Folds the phone's header away while the page is read downwards and brings it back on the way up, from the first call on.
 * Only the mark `data-chrome="folded"` on the root and `--chrome`, the height of what stands fixed at the top, change: the
 * header is moved by its style sheet, and nothing of the page moves with it. Where the keyboard is inside, it stays.
 */
export function foldHeader(): void {
  if (isFollowing) return
  isFollowing = true
  const root = document.documentElement
  let last = window.scrollY
  let turnedAt = last
  let down = false
  const stand = (folded: boolean) => {
    const height = document.querySelector<HTMLElement>('.header')?.offsetHeight ?? 0
    if (folded) root.dataset.chrome = 'folded'
    else delete root.dataset.chrome
    root.style.setProperty('--chrome', folded || !isPhone() ? '0px' : `${height}px`)
  }
  const follow = () => {
    // Ignores overscroll at both ends.
    const at = Math.max(0, Math.min(window.scrollY, root.scrollHeight - window.innerHeight))
    if (at === last) return
    if (at > last !== down) {
      down = at > last
      turnedAt = last
    }
    last = at
    const isFolded = root.dataset.chrome === 'folded'
    if (isFolded && !down && turnedAt - at > before.returning) stand(false)
    // The page already lies below the header, so no gap appears when it folds.
    const isOver = at > (document.querySelector<HTMLElement>('.header')?.offsetHeight ?? 0)
    if (!isFolded && down && isOver && at - turnedAt > before.folding && isPhone() && !hasKeyboard()) stand(true)
  }
  stand(false)
  window.addEventListener('scroll', follow, { passive: true })
  // The header unfolds for keyboard focus, and never folds in a wider window.
  const open = () => root.dataset.chrome === 'folded' && (hasKeyboard() || !isPhone()) && stand(false)
  window.addEventListener('resize', () => stand(root.dataset.chrome === 'folded' && isPhone()))
  document.addEventListener('focusin', open)
}

function isPhone(): boolean {
  return matchMedia(phoneMedia).matches
}

function hasKeyboard(): boolean {
  return document.querySelector('.header :focus-visible') !== null
}
