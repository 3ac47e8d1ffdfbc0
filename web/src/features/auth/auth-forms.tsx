import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ComponentType, useState } from 'react'
import { paths } from '../../config/paths.ts'
import type { AuthPanel } from '../../player/auth-panel-store.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginRecovery } from './login-recovery.tsx'
import { MobileNumberForm } from './mobile-number-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { SignUpStep } from './sign-up-step.tsx'
import { VerifyNumberForm } from './verify-number-form.tsx'

export type AuthForm = {
  title: MessageDescriptor
  /** Its route. */
  path: string
  /** Where the back button of its head leads; none on the first dialog of a flow. */
  back: AuthPanel | null
  form: ComponentType
}

/** The six auth dialogs (spec 4): the same forms in side panels and on routes. */
export const authForms: Readonly<Record<AuthPanel, AuthForm>> = {
  login: { title: msg`Login`, path: paths.signIn, back: null, form: LoginView },
  mobileNumber: { title: msg`Sign up`, path: paths.mobileNumber, back: null, form: MobileNumberForm },
  verifyNumber: {
    title: msg`Verify number`,
    path: paths.verifyNumber,
    back: 'mobileNumber',
    form: () => <SignUpStep at="verifyNumber">{(details) => <VerifyNumberForm details={details} />}</SignUpStep>,
  },
  register: {
    title: msg`Sign up`,
    path: paths.register,
    back: null,
    form: () => <SignUpStep at="register">{(details) => <RegisterForm details={details} />}</SignUpStep>,
  },
  forgotpassword: { title: msg`Forgot password`, path: paths.forgotPassword, back: 'login', form: ForgotPasswordForm },
  resetpassword: {
    title: msg`Reset password`,
    path: paths.resetPassword,
    back: 'forgotpassword',
    form: ResetPasswordForm,
  },
}

/** The login dialog: the login form, or its own recovery flow in the same place (spec 2.6). */
function LoginView() {
  const [recovering, setRecovering] = useState(false)
  return recovering ? (
    <LoginRecovery onBack={() => setRecovering(false)} />
  ) : (
    <LoginForm onRecover={() => setRecovering(true)} />
  )
}
