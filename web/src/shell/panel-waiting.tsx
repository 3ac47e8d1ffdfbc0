import { useLingui } from '@lingui/react/macro'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Glyph } from '../ui/basics/glyph.tsx'
import { IconButton } from '../ui/basics/icon-button.tsx'
import { useOverlay } from '../ui/overlays/open-overlays-store.ts'
import { Loader } from '../ui/states/loading.tsx'
import './panel-waiting.css'

const frames = {
  left: 'panel panel-left',
  right: 'panel panel-right',
  full: 'panel-waiting',
}

/**
 * The answer to a tap while the chunk of a panel is on its way: its empty frame, where the panel will be. Without base-ui,
 * since a guest's first page carries it: Close has the focus and keeps it, and gives it back.
 */
export function PanelWaiting({ place, onClose }: { place: keyof typeof frames; onClose: () => void }) {
  const { t } = useLingui()
  const close = useRef<HTMLButtonElement>(null)
  useOverlay(true, onClose)
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
        <div className="panel-waiting-head" data-place={place}>
          <IconButton ref={close} label={t`Close`} icon={<Glyph name="close" size={20} />} onClick={onClose} />
        </div>
        {place === 'full' ? null : <div className="selvedge" />}
        <Loader className="panel-waiting-loader" />
      </div>
    </>
  )
}
