import { useLingui } from '@lingui/react/macro'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Glyph } from '../ui/basics/glyph.tsx'
import { IconButton } from '../ui/basics/icon-button.tsx'
import { useCover } from '../ui/overlays/covers-store.ts'
import { Loader } from '../ui/states/loading.tsx'

const frames = {
  left: 'panel panel-left',
  right: 'panel panel-right',
  full: 'fixed inset-0 z-41 flex flex-col bg-ground',
}

/** Where the game search has its Close (features/casino/search/search-dialog.css). */
const fullHead = 'pr-[3px] desk:h-18 desk:pr-[max(23px,(100vw-1312px)/2+23px)]'

/**
 * The answer to a tap while the chunk of a panel is on its way: its empty frame, where the panel will be. Without base-ui,
 * since a guest's first page carries it: Close has the focus and keeps it, and gives it back.
 */
export function PanelWaiting({ place, onClose }: { place: keyof typeof frames; onClose: () => void }) {
  const { t } = useLingui()
  const close = useRef<HTMLButtonElement>(null)
  useCover(true, onClose)
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Tab') close.current?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useLayoutEffect(() => {
    const opener = document.activeElement
    close.current?.focus()
    document.addEventListener('keydown', follow, true)
    return () => {
      document.removeEventListener('keydown', follow, true)
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <>
      {/* biome-ignore lint/a11y: Esc and Close do the same */}
      <div className="scrim" onClick={onClose} />
      <div role="dialog" aria-modal="true" aria-label={t`Loading`} className={frames[place]}>
        <div className={`flex h-14 items-center justify-end ${place === 'full' ? fullHead : 'pr-2'}`}>
          <IconButton
            ref={close}
            label={t`Close`}
            icon={<Glyph name="close" className="text-[20px]" />}
            onClick={onClose}
          />
        </div>
        {place === 'full' ? null : <div className="selvedge" />}
        <Loader className="flex-1" />
      </div>
    </>
  )
}
