import { Trans } from '@lingui/react/macro'
import { useNow } from '../../../lib/clock-store.ts'
import { formatCountdown } from '../../../lib/dates.ts'
import { useFlowMemory } from '../flow-store.ts'
import './resend-code.css'

const pauseSeconds = 30

/** 'Resend in 0:24', then a button; a code that was just sent cannot be asked for again at once. */
export function ResendCode({ onResend, busy }: { onResend: () => void; busy: boolean }) {
  const left = useSecondsLeft()
  if (left > 0) {
    return (
      <span>
        <Trans>
          Resend in <strong className="resend-code-time">{formatCountdown(left)}</strong>
        </Trans>
      </span>
    )
  }
  return (
    <button type="button" className="auth-link" onClick={onResend} disabled={busy} aria-busy={busy || undefined}>
      {busy ? <Trans>Submitting...</Trans> : <Trans>Resend OTP</Trans>}
    </button>
  )
}

function useSecondsLeft(): number {
  const sentAt = useFlowMemory((memory) => memory.codeSentAt)
  const nowMs = useNow(1000)
  return sentAt === null ? 0 : Math.min(pauseSeconds, Math.max(0, Math.ceil((sentAt - nowMs) / 1000) + pauseSeconds))
}
