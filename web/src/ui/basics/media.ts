import { useSyncExternalStore } from 'react'

/**
 * Where the site has its phone's form: one column, a bottom bar, the bet slip as a panel or a sheet. The style sheets repeat the
 * number: a media query takes no variable.
 */
export const phoneMedia = '(max-width: 1023px)'

/** A phone upright: neither a tablet nor a phone on its side, which have room for more beside a name. */
export const narrowMedia = '(max-width: 760px)'

/** A screen with room beside the board: its column of markets stands in two. */
export const wideMedia = '(min-width: 1760px)'

/** A phone on its side: the frame of the site gives way to the page. */
export const turnedPhoneMedia = '(max-width: 1023px) and (max-height: 500px)'

/** Whether a media query matches now; false where there is no window. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
