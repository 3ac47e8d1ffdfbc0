import { Dialog as Base } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../basics/class-names.ts'
import { IconButton } from '../basics/icon-button.tsx'
import { useOverlay } from './open-overlays-store.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Before the title: a back button. */
  back?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** A dialog in the middle of the screen, with close button, Esc, backdrop and focus return. Import it lazily. */
export function Dialog({ open, onClose, title, back, wide = false, children }: DialogProps) {
  const { t } = useLingui()
  useOverlay(open, onClose)
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className={classNames('dialog', wide && 'dialog-wide')}>
          <header className="dialog-head">
            {back}
            <Base.Title className="dialog-title">{title}</Base.Title>
            <Base.Close
              render={
                <IconButton label={t`Close`} icon={<X size={20} aria-hidden="true" />} className="dialog-close" />
              }
            />
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
