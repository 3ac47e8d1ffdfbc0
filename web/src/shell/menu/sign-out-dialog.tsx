import { Trans, useLingui } from '@lingui/react/macro'
import { signOut } from '../../player/session-store.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

/** Asks before signing out (spec 2.7). */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open
      title={t`Sign out?`}
      cancelLabel={<Trans>Stay</Trans>}
      confirmLabel={<Trans>Sign out</Trans>}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        signOut()
      }}
    >
      <p>
        <Trans>Your open bets stay as they are. The selections in your slip will be cleared.</Trans>
      </p>
    </ConfirmDialog>
  )
}
