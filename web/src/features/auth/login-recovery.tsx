import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { countryCode } from '../../lib/mobile-number.ts'
import { finishFormRequest } from '../../player/finish-form-request.ts'
import { RefusalNote } from '../../player/refusal.tsx'
import { Button } from '../../ui/basics/button.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { AuthHeading } from './auth-heading.tsx'
import { nationalDigits, numberOfCode } from './fields/phone.ts'
import { PhoneField } from './fields/phone-field.tsx'
import { focusEmpty, ResetFields } from './fields/reset-fields.tsx'
import { type PhoneValues, phoneRules, type ResetValues, resetRules } from './fields/rules.ts'
import { useRefusal } from './fields/use-refusal.ts'
import { valibotResolver } from './fields/valibot-resolver.ts'
import './login-recovery.css'

const phoneResolver = valibotResolver(phoneRules)
const resetResolver = valibotResolver(resetRules)

/** Recovery inside the login dialog (spec 2.6): Send OTP enables Submit; a reset returns to the login view. */
export function LoginRecovery({ onBack }: { onBack: () => void }) {
  const [phone, setPhone] = useState<string | null>(null)
  return (
    <div>
      <AuthHeading
        title={<Trans>Reset password</Trans>}
        lead={<Trans>We send a code to your mobile number; with it you choose a new password.</Trans>}
      />
      <SendCode onSent={setPhone} />
      <NewPassword phone={phone} onDone={onBack} />
      <div className="auth-way-back">
        <button type="button" className="auth-link" onClick={onBack}>
          <Trans>Back to Login</Trans>
        </button>
      </div>
    </div>
  )
}

function SendCode({ onSent }: { onSent: (phone: string) => void }) {
  const { t } = useLingui()
  const { control, handleSubmit, setFocus, formState, watch } = useForm<PhoneValues>({
    defaultValues: { phone: '' },
    resolver: phoneResolver,
  })
  useEffect(() => setFocus('phone'), [setFocus])
  const { refusal, setRefusal } = useRefusal(watch)
  const send = useSubmit((values: PhoneValues, signal) => {
    setRefusal(null)
    const phone = nationalDigits(values.phone)
    return finishFormRequest(call('sendOtp', { body: { phone, countryCode }, signal }), {
      signal,
      done: () => {
        toast('success', t`OTP sent`)
        onSent(phone)
      },
      otherwise: t`Request failed`,
      refused: setRefusal,
    })
  })
  return (
    <form noValidate className="login-recovery-code" onSubmit={handleSubmit(send.submit)}>
      <PhoneField control={control} error={formState.errors.phone?.message} />
      <RefusalNote refusal={refusal} />
      <Button type="submit" large busy={send.busy}>
        <Trans>Send OTP</Trans>
      </Button>
    </form>
  )
}

/** `phone`: the number that a code was sent to; null: none yet. */
function NewPassword({ phone, onDone }: { phone: string | null; onDone: () => void }) {
  const { t } = useLingui()
  const form = useForm<ResetValues>({ defaultValues: { otp: '', password: '' }, resolver: resetResolver })
  const { refusal, setRefusal } = useRefusal(form.watch)
  const reset = useSubmit((body: ResetValues, signal) => {
    setRefusal(null)
    return finishFormRequest(call('resetPassword', { ...numberOfCode(phone), body, signal }), {
      signal,
      done: () => {
        toast('success', t`Password reset success`)
        onDone()
      },
      otherwise: t`Request failed`,
      refused: setRefusal,
    })
  })
  return (
    <form noValidate className="auth-fields" onSubmit={form.handleSubmit(reset.submit, () => focusEmpty(form))}>
      <ResetFields form={form} refusal={refusal} />
      <Button type="submit" variant="primary" large busy={reset.busy} disabled={phone === null}>
        <Trans>Submit</Trans>
      </Button>
    </form>
  )
}
