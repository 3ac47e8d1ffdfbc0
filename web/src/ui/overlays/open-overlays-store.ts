import { useEffectEvent, useLayoutEffect } from 'react'
import { create } from 'zustand'

/** Closes one cover, as its close button does. */
type Close = () => void

/** The open overlays, the newest last: on a phone Back closes that one (app/panel-history.tsx). */
export const useOpenOverlays = create<{ covers: readonly Close[] }>()(() => ({ covers: [] }))

/** Counts a panel, dialog or sheet among what covers the page, for as long as it is open. */
export function useOverlay(open: boolean, onClose: Close): void {
  const close = useEffectEvent(onClose)
  // Runs before effects that read what is open.
  useLayoutEffect(() => {
    if (!open) return
    const cover = () => close()
    useOpenOverlays.setState(({ covers }) => ({ covers: [...covers, cover] }))
    return () => useOpenOverlays.setState(({ covers }) => ({ covers: covers.filter((one) => one !== cover) }))
  }, [open])
}
