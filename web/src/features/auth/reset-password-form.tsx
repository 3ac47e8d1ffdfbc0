import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { countryCode } from '../../lib/mobile-number.ts'
import { finishFormRequest } from '../../player/finish-form-request.ts'
import type { Refusal } from '../../player/refusal.tsx'
import { Button } from '../../ui/basics/button.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { AuthHeading } from './auth-heading.tsx'
import { numberOfCode } from './fields/phone.ts'
import { ResendCode } from './fields/resend-code.tsx'
import { focusEmpty, ResetFields } from './fields/reset-fields.tsx'
import { type ResetValues, resetRules } from './fields/rules.ts'
import { useRefusal } from './fields/use-refusal.ts'
import { valibotResolver } from './fields/valibot-resolver.ts'
import { useAuthFlow } from './flow.ts'
import { rememberCodeSent, useFlowMemory } from './flow-store.ts'

const resolver = valibotResolver(resetRules)

/** Reset password (spec 2.6): the code and a new password; success returns to the login. */
export function ResetPasswordForm() {
  const { t } = useLingui()
  const { step } = useAuthFlow()
  const form = useForm<ResetValues>({ defaultValues: { otp: '', password: '' }, resolver })
  const { setFocus, watch } = form
  useEffect(() => setFocus('otp'), [setFocus])
  const phone = useFlowMemory((memory) => memory.recoveryPhone)
  const { refusal, setRefusal } = useRefusal(watch)
  const reset = useSubmit((body: ResetValues, signal) => {
    setRefusal(null)
    return finishFormRequest(call('resetPassword', { ...numberOfCode(phone), body, signal }), {
      signal,
      done: () => {
        toast('success', t`Password reset success`)
        step('login')
      },
      otherwise: t`Request failed`,
      refused: setRefusal,
    })
  })
  return (
    <form noValidate onSubmit={form.handleSubmit(reset.submit, () => focusEmpty(form))}>
      <AuthHeading
        title={<Trans>Reset password</Trans>}
        lead={<Trans>Enter the code and choose a new password.</Trans>}
      />
      <div className="auth-fields">
        <ResetFields form={form} refusal={refusal} />
        <Button type="submit" variant="primary" large busy={reset.busy}>
          <Trans>Submit</Trans>
        </Button>
      </div>
      <div className="auth-links">
        <AnotherCode onRefused={setRefusal} />
        <button type="button" className="auth-link" onClick={() => step('login')}>
          <Trans>Back to Login</Trans>
        </button>
      </div>
    </form>
  )
}

/** Another code to the same number; without a number, as after opening this page directly, it leads to the forgot-password step. */
function AnotherCode({ onRefused }: { onRefused: (refusal: Refusal | null) => void }) {
  const { t } = useLingui()
  const { step } = useAuthFlow()
  const phone = useFlowMemory((memory) => memory.recoveryPhone)
  const resend = useSubmit((to: string, signal) =>
    finishFormRequest(call('forgotPassword', { body: { phone: to, countryCode }, signal }), {
      signal,
      done: () => {
        onRefused(null)
        rememberCodeSent()
        toast('success', t`OTP sent`)
      },
      otherwise: t`Request failed`,
      refused: onRefused,
    }),
  )
  if (phone !== null) return <ResendCode onResend={() => void resend.submit(phone)} busy={resend.busy} />
  return (
    <button type="button" className="auth-link" onClick={() => step('forgotpassword')}>
      <Trans>Forgot password?</Trans>
    </button>
  )
}
