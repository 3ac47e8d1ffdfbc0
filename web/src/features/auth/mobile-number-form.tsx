import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { countryCode } from '../../lib/mobile-number.ts'
import { finishFormRequest } from '../../player/finish-form-request.ts'
import { RefusalNote } from '../../player/refusal.tsx'
import { appDetailsQuery, signUpNeedsOtp, useAppDetails } from '../../site/app-details.ts'
import { Button } from '../../ui/basics/button.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { AuthHeading } from './auth-heading.tsx'
import { internationalNumber, nationalDigits } from './fields/phone.ts'
import { PhoneField } from './fields/phone-field.tsx'
import { type PhoneValues, phoneRules } from './fields/rules.ts'
import { useRefusal } from './fields/use-refusal.ts'
import { valibotResolver } from './fields/valibot-resolver.ts'
import { useAuthFlow } from './flow.ts'
import { keepNumber, readMobileDetails, rememberCodeSent } from './flow-store.ts'

const resolver = valibotResolver(phoneRules)

/** Sign-up, step 1 (spec 2.6): the number, and a code when the application setting OTP equals 0 (spec 4). */
export function MobileNumberForm() {
  const { t } = useLingui()
  const { step } = useAuthFlow()
  const queries = useQueryClient()
  const needsOtp = signUpNeedsOtp(useAppDetails())
  const { control, handleSubmit, setFocus, formState, watch } = useForm<PhoneValues>({
    defaultValues: { phone: internationalNumber(readMobileDetails()?.mobile ?? '') },
    resolver,
  })
  useEffect(() => setFocus('phone'), [setFocus])
  const { refusal, setRefusal } = useRefusal(watch)
  const [settingsFailure, setSettingsFailure] = useState<ApiError | null>(null)

  const submit = useSubmit(async ({ phone }: PhoneValues, signal) => {
    setRefusal(null)
    setSettingsFailure(null)
    const body = { mobile: nationalDigits(phone), country_code: countryCode } as const
    const details = await queries
      .ensureQueryData(appDetailsQuery)
      .catch((failure: unknown) => (failure instanceof ApiError ? failure : new ApiError({ kind: 'network' })))
    if (signal.aborted) return
    // Without the settings nothing says whether this number needs a code.
    if (details instanceof ApiError) return setSettingsFailure(details)
    if (!signUpNeedsOtp(details)) {
      // Without a code the button still reads 'Send OTP', but nothing is sent and nothing said (spec 2.6).
      keepNumber(body)
      step('register')
      return
    }
    await finishFormRequest(call('sendOtp', { body, signal }), {
      signal,
      done: () => {
        keepNumber(body)
        rememberCodeSent()
        toast('success', t`OTP sent`)
        step('verifyNumber')
      },
      otherwise: t`Request failed`,
      refused: setRefusal,
    })
  })

  return (
    <form noValidate onSubmit={handleSubmit(submit.submit)}>
      <AuthHeading
        title={<Trans>Sign up</Trans>}
        lead={<Trans>Enter your mobile number. India only.</Trans>}
        into="sign-up"
        step={{ at: 1, of: needsOtp ? 3 : 2 }}
      />
      <PhoneField control={control} error={formState.errors.phone?.message} />
      <RefusalNote refusal={refusal} />
      {settingsFailure === null ? null : (
        <ErrorState
          title={<Trans>We could not load the settings of the site</Trans>}
          message={settingsFailure.message || undefined}
          requestId={settingsFailure.requestId}
          onRetry={handleSubmit(submit.submit)}
        />
      )}
      <Button type="submit" variant="primary" large busy={submit.busy} className="auth-submit">
        <Trans>Send OTP</Trans>
      </Button>
      <p className="auth-other-way">
        <Trans>
          Have an account?{' '}
          <button type="button" className="auth-link" onClick={() => step('login')}>
            Login
          </button>
        </Trans>
      </p>
    </form>
  )
}
