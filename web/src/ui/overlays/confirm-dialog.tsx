import type { ReactNode } from 'react'
import { Button } from '../basics/button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  title: string
  children?: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that is not easily undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, busy = false, onConfirm, onCancel } = props
  return (
    <Dialog open={open} onClose={onCancel} title={title}>
      <div className="confirm-dialog">
        {children}
        <div className="confirm-dialog-answers">
          <Button onClick={onCancel}>{cancelLabel}</Button>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
