import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { conclude } from '../../player/conclude.ts'
import { Button } from '../../ui/basics/button.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { AuthHeading } from './auth-heading.tsx'
import { countryCode, nationalDigits } from './fields/phone.ts'
import { PhoneField } from './fields/phone-field.tsx'
import { focusEmpty, ResetFields } from './fields/reset-fields.tsx'
import { type PhoneValues, phoneRules, type ResetValues, resetRules } from './fields/rules.ts'
import { valibotResolver } from './fields/valibot-resolver.ts'
import './login-recovery.css'

const phoneResolver = valibotResolver(phoneRules)
const resetResolver = valibotResolver(resetRules)

/** Recovery inside the login dialog (spec 2.6): Send OTP enables Submit; a reset returns to the login view. */
export function LoginRecovery({ onBack }: { onBack: () => void }) {
  const [sent, setSent] = useState(false)
  return (
    <div>
      <AuthHeading
        title={<Trans>Reset password</Trans>}
        lead={<Trans>We send a code to your mobile number; with it you choose a new password.</Trans>}
      />
      <SendCode onSent={() => setSent(true)} />
      <NewPassword enabled={sent} onDone={onBack} />
      <div className="auth-way-back">
        <button type="button" className="auth-link" onClick={onBack}>
          <Trans>Back to Login</Trans>
        </button>
      </div>
    </div>
  )
}

function SendCode({ onSent }: { onSent: () => void }) {
  const { t } = useLingui()
  const { control, handleSubmit, setFocus, formState } = useForm<PhoneValues>({
    defaultValues: { phone: '' },
    resolver: phoneResolver,
  })
  useEffect(() => setFocus('phone'), [setFocus])
  const send = useSubmit(({ phone }: PhoneValues, signal) =>
    conclude(call('sendOtp', { body: { phone: nationalDigits(phone), countryCode }, signal }), {
      signal,
      done: () => {
        toast('success', t`OTP sent`)
        onSent()
      },
      otherwise: t`Request failed`,
    }),
  )
  return (
    <form noValidate className="login-recovery-code" onSubmit={handleSubmit(send.submit)}>
      <PhoneField control={control} error={formState.errors.phone?.message} />
      <Button type="submit" large busy={send.busy}>
        <Trans>Send OTP</Trans>
      </Button>
    </form>
  )
}

function NewPassword({ enabled, onDone }: { enabled: boolean; onDone: () => void }) {
  const { t } = useLingui()
  const form = useForm<ResetValues>({ defaultValues: { otp: '', password: '' }, resolver: resetResolver })
  const reset = useSubmit((body: ResetValues, signal) =>
    conclude(call('resetPassword', { body, signal }), {
      signal,
      done: () => {
        toast('success', t`Password reset success`)
        onDone()
      },
      otherwise: t`Request failed`,
    }),
  )
  return (
    <form noValidate className="auth-fields" onSubmit={form.handleSubmit(reset.submit, () => focusEmpty(form))}>
      <ResetFields form={form} />
      <Button type="submit" variant="primary" large busy={reset.busy} disabled={!enabled}>
        <Trans>Submit</Trans>
      </Button>
    </form>
  )
}
