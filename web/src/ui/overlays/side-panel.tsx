import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../basics/class-names.ts'
import { IconButton } from '../basics/icon-button.tsx'
import { useOverlay } from './open-overlays-store.ts'

export type SidePanelProps = {
  open: boolean
  /** The user closed it himself: close button, Esc or a press on the backdrop. */
  onClose: () => void
  /** Its accessible name; also shown when `heading` is not given. */
  title: string
  /** Replaces the title in the head: the brand. */
  heading?: ReactNode
  /** Stands before the heading: a back button. */
  back?: ReactNode
  side?: 'left' | 'right'
  footer?: ReactNode
  /** The content has the whole body, without padding, and scrolls by itself. */
  flush?: boolean
  children: ReactNode
}

/**
 * A panel from the side of the screen (spec 2.6). Traps focus, closes by its button, Esc and backdrop, and gives the focus
 * back to what opened it. Carries base-ui: import it lazily from anything a guest's first paint contains.
 */
export function SidePanel(props: SidePanelProps) {
  const { open, onClose, title, heading, back, side = 'right', footer, flush = false, children } = props
  const { t } = useLingui()
  useOverlay(open, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className={classNames('panel', `panel-${side}`)}>
          <header className="side-panel-head">
            <div className="side-panel-bar">
              {back}
              {heading}
              <Dialog.Title className={classNames('side-panel-title', heading != null && 'sr-only')}>
                {title}
              </Dialog.Title>
              <Dialog.Close
                render={
                  <IconButton label={t`Close`} icon={<X size={20} aria-hidden="true" />} className="side-panel-close" />
                }
              />
            </div>
            <div className="selvedge" />
          </header>
          <div className="side-panel-body" data-flush={flush || undefined}>
            {children}
          </div>
          {footer}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
