import { Trans, useLingui } from '@lingui/react/macro'
import { formatRupees } from '../../../lib/money.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import type { LimitKind } from './limits-rules.ts'
import './safer-play.css'
import '../../../ui/overlays/dialog.css'

/** Asks before a limit of nothing: it stops at once what it limits, and a day passes until a higher one holds. */
export function ZeroLimitDialog(props: {
  open: boolean
  kinds: readonly LimitKind[]
  onSure: () => void
  onCancel: () => void
}) {
  const { open, kinds, onSure, onCancel } = props
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open={open}
      title={t`Set a limit of ${formatRupees(0)}?`}
      confirmLabel={<Trans>Set the limit</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      onConfirm={onSure}
      onCancel={onCancel}
    >
      <ul className="safer-play-zero">
        {kinds.map((kind) => (
          <li key={kind}>
            <Stopped kind={kind} />
          </li>
        ))}
      </ul>
      <p>
        <Trans>It holds at once. A higher limit, or none, holds only 24 hours after you ask for it.</Trans>
      </p>
    </ConfirmDialog>
  )
}

/** What a limit of nothing leaves. Losses count less what was won, so that a win of the same time can be lost again. */
function Stopped({ kind }: { kind: LimitKind }) {
  if (kind === 'deposit') return <Trans>You cannot deposit at all.</Trans>
  if (kind === 'stake') return <Trans>You cannot bet or play games at all.</Trans>
  return (
    <Trans>
      You can lose no more than you have won over the same time. If you have won nothing, you cannot bet or play games.
    </Trans>
  )
}
