import { Trans } from '@lingui/react/macro'
import type { ChangeEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { codeOf } from './code.ts'
import './otp-field.css'

export type OtpFieldProps = {
  /** What react-hook-form's `register` returns. */
  field: UseFormRegisterReturn
  error?: string | undefined
  sharedErrorId?: string | undefined
}

/** The one-time code: digits only, offered by the phone's keyboard, pasted with all that stands around it, never sent by itself. */
export function OtpField({ field, error, sharedErrorId }: OtpFieldProps) {
  const digitsOnly = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = codeOf(event.target.value)
    return field.onChange(event)
  }
  return (
    <TextField
      {...field}
      onChange={digitsOnly}
      label={<Trans>OTP</Trans>}
      hint={<Trans>6 digits</Trans>}
      error={error}
      sharedErrorId={sharedErrorId}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="otp-input"
    />
  )
}
