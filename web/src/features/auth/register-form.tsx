import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Circle } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { paths } from '../../config/paths.ts'
import { countryCode, readableMobile } from '../../lib/mobile-number.ts'
import { finishFormRequest } from '../../player/finish-form-request.ts'
import { clearReferral, readReferral } from '../../player/referral.ts'
import { type Refusal, RefusalNote } from '../../player/refusal.tsx'
import { readNewSession } from '../../player/session-store.ts'
import { signUpNeedsOtp, useAppDetails } from '../../site/app-details.ts'
import { Button } from '../../ui/basics/button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { AuthHeading } from './auth-heading.tsx'
import { limits, passwordTicks, type RegisterValues, registerRules } from './fields/rules.ts'
import { messagesOf, valibotResolver } from './fields/valibot-resolver.ts'
import { finishLogin } from './finish-login.ts'
import { useAuthFlow } from './flow.ts'
import { dropVerifiedCode, forgetNumber, type MobileDetails, rememberRecoveryPhone } from './flow-store.ts'
import './register-form.css'

const resolver = valibotResolver(registerRules)

/** Fixed for every player of this site (spec 3, 9). */
const playerTypeId = 3
const playerParentId = 81026

/** A code that these refuse is of no use any more: the player gets a new one. */
const codeRefused: readonly string[] = ['otp_required', 'otp_wrong', 'otp_expired', 'otp_locked']

/**
 * Sign-up, step 2 (spec 2.6, 4, 5): who the player is; the agent code is filled in by the link that brought him. It opens
 * the account and logs him in: 'Player added', and no 'Login Success' beside it.
 */
export function RegisterForm({ details }: { details: MobileDetails }) {
  const { t } = useLingui()
  const { step } = useAuthFlow()
  const [linkCode] = useState(() => readReferral().agentCode ?? '')
  const { register, handleSubmit, setFocus, trigger, watch, formState } = useForm<RegisterValues>({
    defaultValues: { name: '', username: '', password: '', confirmPassword: '', agentCode: linkCode },
    resolver,
  })
  const { errors } = formState
  useEffect(() => setFocus('name'), [setFocus])
  // A field's error appears on its first change or on submit, and every change re-validates all that were changed (spec 5):
  // a password that changes makes its confirmation wrong at once, if that was typed already.
  const changed = useRef(new Set<keyof RegisterValues>())
  const field = (name: keyof RegisterValues) =>
    register(name, {
      onChange: () => {
        changed.current.add(name)
        void trigger(formState.isSubmitted ? undefined : [...changed.current])
      },
    })
  // What the server said of a username stands at the field for as long as that username does; any other refusal beside the form.
  const [taken, setTaken] = useState<{ username: string; message: string } | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const signUp = useSubmit(({ name, username, password, agentCode }: RegisterValues, signal) => {
    setRefusal(null)
    const { mobile, otp } = details
    const body = {
      name: name.trim(),
      username,
      password,
      ...(agentCode.trim() === '' ? {} : { agent_code: agentCode.trim() }),
      typeId: playerTypeId,
      parentId: playerParentId,
      mobile,
      country_code: countryCode,
      ...(otp === undefined ? {} : { otp }),
    } as const
    // Some servers answer the token alone; the header then shows the typed username (spec 3).
    const typed = { mobileno: mobile, username }
    return finishFormRequest(
      call('register', { body, signal }).then((answer) => readNewSession(answer, typed)),
      {
        signal,
        done: (session) => {
          forgetNumber()
          clearReferral()
          finishLogin(session, t`Player added`)
        },
        otherwise: t`Something went wrong`,
        refused: (refusal) => {
          const { code, message } = refusal
          if (code === 'username_taken') setTaken({ username, message })
          else setRefusal(refusal)
          if (!codeRefused.includes(code)) return
          dropVerifiedCode()
          step('verifyNumber')
        },
      },
    )
  })
  const values = watch()
  const takenMessage = taken?.username === values.username ? taken?.message : undefined
  const isUsernameFine = takenMessage === undefined && messagesOf(registerRules, values).username === undefined
  return (
    <form noValidate onSubmit={handleSubmit(signUp.submit)}>
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
            error={errors.username?.message ?? takenMessage}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          {isUsernameFine ? <UsernameIsAvailable /> : null}
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
          hint={linkCode === '' ? t`optional` : t`optional, from your link`}
          autoComplete="off"
          maxLength={limits.agentCode.max}
        />
      </div>
      <RefusalNote refusal={refusal}>
        {refusal?.code === 'mobile_taken' ? <AccountThere mobile={details.mobile} /> : null}
      </RefusalNote>
      <Button type="submit" variant="primary" large busy={signUp.busy} className="auth-submit-near">
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

/** The live checklist beside a new password (spec 5): four ticks that inform and enforce nothing. */
function PasswordChecklist({ password }: { password: string }) {
  const { t } = useLingui()
  const ticks = passwordTicks(password)
  return (
    <ul className="register-form-checklist" aria-label={t`Password checklist`}>
      <Tick met={ticks.length}>
        <Trans>At least 8 symbols</Trans>
      </Tick>
      <Tick met={ticks.digit}>
        <Trans>1 digit</Trans>
      </Tick>
      <Tick met={ticks.lowercase}>
        <Trans>1 lowercase</Trans>
      </Tick>
      <Tick met={ticks.uppercase}>
        <Trans>1 uppercase</Trans>
      </Tick>
    </ul>
  )
}

function Tick({ met, children }: { met: boolean; children: ReactNode }) {
  return (
    <li data-met={met || undefined}>
      {met ? <Check size={14} aria-hidden="true" /> : <Circle size={14} aria-hidden="true" />}
      <span>{children}</span>
      <span className="sr-only">{met ? <Trans>, met</Trans> : <Trans>, not met</Trans>}</span>
    </li>
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
