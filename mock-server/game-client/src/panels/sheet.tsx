import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../drawing/icon.tsx'
import { useLanguage } from '../shell/game-store.tsx'
import { panelTexts } from './panel-texts.ts'
import './sheet.css'

/** A panel over the game, which waits under it. Escape closes it, as the browser has it for dialogs. */
export function Sheet({ name, onClose, children }: { name: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const language = useLanguage()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="sheet" aria-label={name} onClose={onClose}>
      <header className="sheet-head">
        <h2 className="sheet-name">{name}</h2>
        <button type="button" className="icon-button" aria-label={panelTexts[language].close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="sheet-body">{children}</div>
    </dialog>
  )
}
