import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { countryCode, readableMobile } from '../../lib/mobile-number.ts'
import { finishFormRequest } from '../../player/finish-form-request.ts'
import { RefusalNote } from '../../player/refusal.tsx'
import { Button } from '../../ui/basics/button.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { AuthHeading } from './auth-heading.tsx'
import { OtpField } from './fields/otp-field.tsx'
import { ResendCode } from './fields/resend-code.tsx'
import { type OtpValues, otpRules } from './fields/rules.ts'
import { isAboutCode, useRefusal } from './fields/use-refusal.ts'
import { valibotResolver } from './fields/valibot-resolver.ts'
import { useAuthFlow } from './flow.ts'
import { keepVerifiedCode, type MobileDetails, rememberCodeSent } from './flow-store.ts'

const resolver = valibotResolver(otpRules)

/** Sign-up, between its two steps (spec 2.6): the code proves the number; shown only when the setting OTP equals 0. */
export function VerifyNumberForm({ details }: { details: MobileDetails }) {
  const { t } = useLingui()
  const { step } = useAuthFlow()
  const { register, handleSubmit, setFocus, formState, watch } = useForm<OtpValues>({
    defaultValues: { otp: '' },
    resolver,
  })
  useEffect(() => setFocus('otp'), [setFocus])
  const { mobile } = details
  const number = { mobile, country_code: countryCode } as const

  const { refusal, setRefusal } = useRefusal(watch)
  const refusalId = useId()
  const verify = useSubmit(({ otp }: OtpValues, signal) => {
    setRefusal(null)
    return finishFormRequest(call('verifyMobile', { body: { otp, ...number }, signal }), {
      signal,
      done: () => {
        keepVerifiedCode(otp)
        step('register')
      },
      otherwise: t`Request failed`,
      refused: (refusal) => {
        setRefusal(refusal)
        if (isAboutCode(refusal)) setFocus('otp', { shouldSelect: true })
      },
    })
  })
  const resend = useSubmit((_: null, signal) =>
    finishFormRequest(call('sendOtp', { body: number, signal }), {
      signal,
      done: () => {
        setRefusal(null)
        rememberCodeSent()
        toast('success', t`OTP sent`)
      },
      otherwise: t`Request failed`,
      refused: setRefusal,
    }),
  )

  const readable = readableMobile(mobile)
  return (
    <form noValidate onSubmit={handleSubmit(verify.submit)}>
      <AuthHeading
        title={<Trans>Verify number</Trans>}
        lead={<Trans>We sent a code to {readable}.</Trans>}
        into="sign-up"
        step={{ at: 2, of: 3 }}
      />
      <OtpField
        field={register('otp')}
        error={formState.errors.otp?.message}
        sharedErrorId={refusal !== null && isAboutCode(refusal) ? refusalId : undefined}
      />
      <RefusalNote id={refusalId} refusal={refusal} />
      <Button type="submit" variant="primary" large busy={verify.busy} className="auth-submit-near">
        <Trans>Verify</Trans>
      </Button>
      <div className="auth-links">
        <ResendCode onResend={() => void resend.submit(null)} busy={resend.busy} />
        <button type="button" className="auth-link" onClick={() => step('mobileNumber')}>
          <Trans>Change number</Trans>
        </button>
      </div>
    </form>
  )
}
