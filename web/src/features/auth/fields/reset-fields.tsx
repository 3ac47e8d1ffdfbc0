import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Refusal, RefusalNote } from '../../../player/refusal.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { FieldError } from '../../../ui/forms/text-field.tsx'
import { OtpField } from './otp-field.tsx'
import type { ResetValues } from './rules.ts'
import { isAboutCode } from './use-refusal.ts'

/** OTP and new password; one message stands for both when one is missing (spec 5). */
export function ResetFields({ form, refusal }: { form: UseFormReturn<ResetValues>; refusal: Refusal | null }) {
  const errorId = useId()
  const refusalId = useId()
  const wrongId = refusal !== null && isAboutCode(refusal) ? refusalId : undefined
  const { otp, password } = form.watch()
  const message = form.formState.errors.root?.message
  return (
    <>
      <OtpField field={form.register('otp')} sharedErrorId={message && otp.trim() === '' ? errorId : wrongId} />
      <PasswordField
        {...form.register('password')}
        label={<Trans>New password</Trans>}
        hint={<Trans>8 to 20 characters</Trans>}
        sharedErrorId={message && password === '' ? errorId : undefined}
        autoComplete="new-password"
      />
      <FieldError id={errorId} text={message} />
      <RefusalNote id={refusalId} refusal={refusal} />
    </>
  )
}

/** After a refused submit: the first field that is empty; the message belongs to the form, so nothing else would move. */
export function focusEmpty(form: UseFormReturn<ResetValues>): void {
  form.setFocus(form.getValues('otp').trim() === '' ? 'otp' : 'password')
}
