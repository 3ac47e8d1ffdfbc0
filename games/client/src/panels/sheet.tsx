import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../drawing/icon.tsx'
import { useLanguage } from '../shell/game-store.tsx'
import { panelTexts } from './panel-texts.ts'
import './sheet.css'

/** A panel over the game, which waits under it. Escape closes it, as the browser has it for dialogs. */
export function Sheet({ name, onClose, children }: { name: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const t = panelTexts[useLanguage()]
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="sheet" aria-label={name} onClose={onClose}>
      <header className="sheet-head">
        <h2 className="sheet-name">{name}</h2>
        <button type="button" className="icon-button" aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {/* What scrolls has something to focus in it, so that the keyboard can scroll it. */}
      <div className="sheet-body">
        {children}
        <button type="button" className="plain-button sheet-end" onClick={onClose}>
          {t.backToGame}
        </button>
      </div>
    </dialog>
  )
}
