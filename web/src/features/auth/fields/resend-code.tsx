import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
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
  const [now, setNow] = useState(() => Date.now())
  const left = sentAt === null ? 0 : Math.max(0, Math.ceil((sentAt - now) / 1000) + pauseSeconds)
  const waiting = left > 0
  useEffect(() => {
    setNow(Date.now())
    if (!waiting || sentAt === null) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [sentAt, waiting])
  return left
}
