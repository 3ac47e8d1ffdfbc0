import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { readableMobile } from '../../lib/mobile-number.ts'
import { RefusalNote } from '../../player/refusal.tsx'
import { signUpNeedsOtp, useAppDetails } from '../../site/app-details.ts'
import { Button } from '../../ui/basics/button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { PasswordChecklist } from './fields/password-checklist.tsx'
import { limits } from './fields/rules.ts'
import { useRegisterForm } from './fields/use-register-form.ts'
import { useAuthFlow } from './flow.ts'
import { type MobileDetails, rememberRecoveryPhone } from './flow-store.ts'
import { useRegistration } from './use-registration.ts'
import './register-form.css'

/** Sign-up, step 2 (spec 2.6, 5): who the player is; the agent code is filled in by the link that brought him. */
export function RegisterForm({ details }: { details: MobileDetails }) {
  const { t } = useLingui()
  const form = useRegisterForm()
  const { errors, values, field } = form
  const registration = useRegistration(details, form.setTaken)
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  return (
    <form noValidate onSubmit={form.handleSubmit(registration.submit)}>
      <RegisterHeading details={details} />
      <div className="auth-fields">
        <TextField
          {...field('name')}
          label={<Trans>Name</Trans>}
          error={errors.name?.message}
          autoComplete="name"
          maxLength={limits.name.max}
        />
        <div>
          <TextField
            {...field('username')}
            label={<Trans>Username</Trans>}
            hint={<Trans>4 to 15 characters</Trans>}
            error={form.usernameError}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          {form.usernameIsFine ? <UsernameIsAvailable /> : null}
        </div>
        <div>
          <PasswordField
            {...field('password')}
            label={<Trans>Password</Trans>}
            hint={<Trans>8 to 20 characters</Trans>}
            error={errors.password?.message}
            autoComplete="new-password"
          />
          <PasswordChecklist password={values.password} />
        </div>
        <PasswordField
          {...field('confirmPassword')}
          label={<Trans>Confirm password</Trans>}
          error={errors.confirmPassword?.message}
          autoComplete="new-password"
        />
        <TextField
          {...field('agentCode')}
          label={<Trans>Agent code</Trans>}
          hint={form.agentCodeFromLink ? t`optional, from your link` : t`optional`}
          autoComplete="off"
          maxLength={limits.agentCode.max}
        />
      </div>
      <RefusalNote refusal={registration.refusal}>
        {registration.refusal?.code === 'mobile_taken' ? <AccountThere mobile={details.mobile} /> : null}
      </RefusalNote>
      <Button type="submit" variant="primary" large busy={registration.busy} className="auth-submit-near">
        <Trans>Sign up</Trans>
      </Button>
      <p className="register-form-terms">
        <Trans>
          By signing up you confirm that you are 18 or over and accept the{' '}
          <Link className="auth-link" to={paths.terms} target="_blank">
            Terms and conditions
          </Link>
          .
        </Trans>
      </p>
    </form>
  )
}

/** The number has an account: its owner logs in, or gets a new password by a code to this very number. */
function AccountThere({ mobile }: { mobile: string }) {
  const { step } = useAuthFlow()
  const recover = () => {
    rememberRecoveryPhone(mobile)
    step('forgotpassword')
  }
  return (
    <p className="register-form-account">
      <button type="button" className="auth-link" onClick={() => step('login')}>
        <Trans>Login</Trans>
      </button>
      <button type="button" className="auth-link" onClick={recover}>
        <Trans>Forgot password?</Trans>
      </button>
    </p>
  )
}

function RegisterHeading({ details }: { details: MobileDetails }) {
  const steps = signUpNeedsOtp(useAppDetails()) ? 3 : 2
  const number = readableMobile(details.mobile)
  return (
    <AuthHeading
      title={<Trans>Sign up</Trans>}
      lead={details.otp ? <Trans>Mobile {number} is verified.</Trans> : <Trans>Mobile {number}</Trans>}
      into="sign-up"
      step={{ at: steps, of: steps }}
    />
  )
}

/** Spec 5: the text is fixed, nothing is asked of the server. */
function UsernameIsAvailable() {
  return (
    <p className="register-form-free">
      <Check size={15} aria-hidden="true" className="register-form-check" />
      <Trans>User Name is available</Trans>
    </p>
  )
}
