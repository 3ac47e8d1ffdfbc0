import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { countryCode } from '../../lib/mobile-number.ts'
import { finishFormRequest } from '../../player/finish-form-request.ts'
import { RefusalNote } from '../../player/refusal.tsx'
import { Button } from '../../ui/basics/button.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { AuthHeading } from './auth-heading.tsx'
import { internationalNumber, nationalDigits } from './fields/phone.ts'
import { PhoneField } from './fields/phone-field.tsx'
import { type PhoneValues, phoneRules } from './fields/rules.ts'
import { useRefusal } from './fields/use-refusal.ts'
import { valibotResolver } from './fields/valibot-resolver.ts'
import { useAuthFlow } from './flow.ts'
import { rememberCodeSent, rememberRecoveryPhone, useFlowMemory } from './flow-store.ts'

const resolver = valibotResolver(phoneRules)

/** Forgot password (spec 2.6): the number, and a code to it; leads to the reset. */
export function ForgotPasswordForm() {
  const { t } = useLingui()
  const { step } = useAuthFlow()
  const phoneBefore = useFlowMemory((memory) => memory.recoveryPhone)
  const { control, handleSubmit, setFocus, formState, watch } = useForm<PhoneValues>({
    defaultValues: { phone: internationalNumber(phoneBefore ?? '') },
    resolver,
  })
  useEffect(() => setFocus('phone'), [setFocus])
  const { refusal, setRefusal } = useRefusal(watch)
  const send = useSubmit((values: PhoneValues, signal) => {
    setRefusal(null)
    const phone = nationalDigits(values.phone)
    return finishFormRequest(call('forgotPassword', { body: { phone, countryCode }, signal }), {
      signal,
      done: () => {
        rememberRecoveryPhone(phone)
        rememberCodeSent()
        toast('success', t`OTP sent`)
        step('resetpassword')
      },
      otherwise: t`Request failed`,
      refused: setRefusal,
    })
  })
  return (
    <form noValidate onSubmit={handleSubmit(send.submit)}>
      <AuthHeading title={<Trans>Forgot password</Trans>} lead={<Trans>We send a code to your mobile number.</Trans>} />
      <PhoneField control={control} error={formState.errors.phone?.message} />
      <RefusalNote refusal={refusal} />
      <Button type="submit" variant="primary" large busy={send.busy} className="auth-submit">
        <Trans>Send OTP</Trans>
      </Button>
      <div className="auth-way-back">
        <button type="button" className="auth-link" onClick={() => step('login')}>
          <Trans>Back to Login</Trans>
        </button>
      </div>
    </form>
  )
}
