import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { FieldError } from '../ui/forms/text-field.tsx'

/** A failed call of a form: the machine code and the server's words, '' when there are none, and how long to wait. */
export type Refusal = {
  code: string
  message: string
  /** Seconds; null when the server did not say. */
  retryAfter: number | null
}

/**
 * A refusal beside its form, as long as it holds: the toast of the same is gone in a second. `children` stand with it: what
 * the player can do about it.
 */
export function RefusalNote({ id, refusal, children }: { id?: string; refusal: Refusal | null; children?: ReactNode }) {
  // Translated again when the language changes.
  useLingui()
  const text = refusal === null ? '' : refusalText(refusal)
  if (text === '') return null
  return (
    <div>
      <FieldError {...(id === undefined ? {} : { id })} text={text} />
      {children}
    </div>
  )
}

/** A refusal in the player's language where its code is known, else in the server's words. */
export function refusalText({ code, message, retryAfter }: Refusal): string {
  if (retryAfter !== null) {
    const wait = waitText(retryAfter)
    if (code === 'sign_in_locked') return t`Too many wrong passwords. Please wait ${wait} and try again.`
    if (code === 'otp_locked') return t`Too many wrong codes. Please wait ${wait} and try again.`
    if (code === 'too_many_requests') return t`Too many tries. Please wait ${wait} and try again.`
  }
  switch (code) {
    case 'invalid_credentials':
      return t`Invalid username or password`
    case 'password_wrong':
      return t`Current password is not correct`
    case 'otp_wrong':
      return t`Invalid OTP`
    case 'otp_expired':
      return t`OTP has expired`
    case 'otp_locked':
      return t`Too many wrong codes: this one no longer works. Please ask for a new code.`
    case 'mobile_taken':
      return t`Mobile number is already registered`
    default:
      return message
  }
}

/** '30 seconds', '15 minutes', '24 hours': never less than it is. */
function waitText(seconds: number): string {
  if (seconds < 60) return plural(seconds, { one: '# second', other: '# seconds' })
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 60) return plural(minutes, { one: '# minute', other: '# minutes' })
  const hours = Math.ceil(minutes / 60)
  return plural(hours, { one: '# hour', other: '# hours' })
}
