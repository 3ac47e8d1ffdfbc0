import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { query } from '../../api/query.ts'
import { useAuthPanel } from '../../player/auth-panel-store.ts'
import { finishFormRequest } from '../../player/finish-form-request.ts'
import { type Refusal, RefusalNote } from '../../player/refusal.tsx'
import { readNewSession } from '../../player/session-store.ts'
import { Button } from '../../ui/basics/button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { AuthHeading } from './auth-heading.tsx'
import { type LoginValues, loginRules } from './fields/rules.ts'
import { useRefusal } from './fields/use-refusal.ts'
import { valibotResolver } from './fields/valibot-resolver.ts'
import { finishLogin } from './finish-login.ts'
import { useAuthFlow } from './flow.ts'
import { useWantedPrice } from './price-of-flow.ts'
import './login-form.css'

const resolver = valibotResolver(loginRules)

/**
 * Username and password (spec 2.6, 5, 7.8). There is one link for a forgotten password: in the dialog it opens the dialog's
 * own recovery (`onRecover`), on the page it leads to the page of that name.
 */
export function LoginForm({ onRecover }: { onRecover: () => void }) {
  const { t } = useLingui()
  const { step, onRoute } = useAuthFlow()
  const { register, handleSubmit, setFocus, formState, watch } = useForm<LoginValues>({
    defaultValues: { username: '', password: '' },
    resolver,
  })
  const { errors } = formState
  useEffect(() => setFocus('username'), [setFocus])
  const { refusal, setRefusal } = useRefusal(watch)
  const refusalId = useId()
  const login = useSubmit((body: LoginValues, signal) => {
    setRefusal(null)
    return finishFormRequest(call('login', { body, signal }).then(readNewSession), {
      signal,
      done: (session) => finishLogin(session, t`Login Success`),
      otherwise: t`Login Failed`,
      refused: (refusal) => {
        setRefusal(refusal)
        if (refusal.code === 'invalid_credentials') setFocus('password', { shouldSelect: true })
      },
    })
  })
  const recover = onRoute ? () => step('forgotpassword') : onRecover
  const wrongId = refusal?.code === 'invalid_credentials' ? refusalId : undefined
  return (
    <form noValidate className="login-form" onSubmit={handleSubmit(login.submit)}>
      <AuthHeading title={<Trans>Login</Trans>} lead={<Lead />} into="login" />
      <div className="auth-fields">
        <TextField
          {...register('username')}
          label={<Trans>Username</Trans>}
          error={errors.username?.message}
          sharedErrorId={wrongId}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <PasswordField
          {...register('password')}
          label={<Trans>Password</Trans>}
          error={errors.password?.message}
          sharedErrorId={wrongId}
          autoComplete="current-password"
          maxLength={128}
        />
        <RefusalNote id={refusalId} refusal={refusal}>
          {refusal?.code === 'sign_in_locked' ? (
            <button type="button" className="auth-link" onClick={recover}>
              <Trans>Set a new password by a code and come in now</Trans>
            </button>
          ) : null}
        </RefusalNote>
      </div>
      <div className="login-form-links">
        <button type="button" className="auth-link" onClick={recover}>
          <Trans>Forgot password?</Trans>
        </button>
      </div>
      <Button type="submit" variant="primary" large busy={login.busy}>
        <Trans>Login</Trans>
      </Button>
      <p className="auth-other-way">
        <Trans>
          New here?{' '}
          <button type="button" className="auth-link" onClick={() => step('mobileNumber')}>
            Sign up
          </button>
        </Trans>
      </p>
      <DemoLogin />
    </form>
  )
}

/** Under the title: what comes after the login. */
function Lead() {
  const wanted = useWantedPrice()
  const isLed = useAuthPanel((flow) => flow.target !== null)
  if (wanted) return <Trans>It will wait in your slip, at the price it has then. Nothing is staked yet.</Trans>
  if (isLed) return <Trans>Then you go on to what you chose.</Trans>
  return <Trans>Welcome back.</Trans>
}

/**
 * Shown only when the server reports demo users; a failed check is silent (spec 2.6, 7.8). It stands last in the form, so that
 * it moves nothing when it comes.
 */
function DemoLogin() {
  const { t } = useLingui()
  const { data } = useQuery({ ...query('checkDemo'), staleTime: 60_000 })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const demo = useSubmit((_: null, signal) => {
    setRefusal(null)
    return finishFormRequest(call('loginDemo', { signal }).then(readNewSession), {
      signal,
      done: (session) => finishLogin(session, t`Login Success`),
      otherwise: t`Login Failed`,
      refused: setRefusal,
    })
  })
  if (data?.hasDemoUsers !== true) return null
  return (
    <>
      <div className="auth-or">
        <Trans>or</Trans>
      </div>
      <Button large busy={demo.busy} onClick={() => void demo.submit(null)}>
        <Play size={17} aria-hidden="true" />
        <Trans>Demo Login</Trans>
      </Button>
      <RefusalNote refusal={refusal} />
    </>
  )
}
