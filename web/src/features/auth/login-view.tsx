import { useState } from 'react'
import { LoginForm } from './login-form.tsx'
import { LoginRecovery } from './login-recovery.tsx'

/** The login dialog: the login form, or its own recovery flow in the same place (spec 2.6). */
export function LoginView() {
  const [recovering, setRecovering] = useState(false)
  return recovering ? (
    <LoginRecovery onBack={() => setRecovering(false)} />
  ) : (
    <LoginForm onRecover={() => setRecovering(true)} />
  )
}
