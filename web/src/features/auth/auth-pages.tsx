import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import type { AuthPanel } from '../../player/auth-panel-store.ts'
import { IconButton } from '../../ui/basics/icon-button.tsx'
import { authForms } from './auth-forms.tsx'
import { AuthBrand, AuthFooter, BackButton } from './auth-frame.tsx'
import { type AuthFlow, AuthFlowContext } from './flow.ts'
import { leaveFlow } from './price-of-flow.ts'
import './auth.css'
import './auth-pages.css'

// The auth routes (spec 2.2): the forms of the side panels on pages of their own.

export function SignInPage() {
  return <AuthPage panel="login" />
}

export function MobileNumberPage() {
  return <AuthPage panel="mobileNumber" />
}

export function VerifyNumberPage() {
  return <AuthPage panel="verifyNumber" />
}

export function RegisterPage() {
  return <AuthPage panel="register" />
}

/** No layout at all (spec 2.2): no brand frame either. */
export function ForgotPasswordPage() {
  return <AuthPage panel="forgotpassword" brand={false} />
}

export function ResetPasswordPage() {
  return <AuthPage panel="resetpassword" brand={false} />
}

function AuthPage({ panel, brand = true }: { panel: AuthPanel; brand?: boolean }) {
  const { t } = useLingui()
  const flow = useRouteFlow()
  const { back, form: Form } = authForms[panel]
  return (
    <AuthFlowContext value={flow}>
      <div className="auth-page">
        <section className="auth-card">
          <header>
            <div className="auth-card-head">
              <BackButton to={back} />
              {brand ? <AuthBrand /> : null}
              <IconButton
                label={t`Close`}
                icon={<X size={20} aria-hidden="true" />}
                className="auth-card-close"
                onClick={flow.close}
              />
            </div>
            {brand ? <div className="selvedge" /> : null}
          </header>
          <div className="auth-card-body">
            <Form key={panel} />
          </div>
          <AuthFooter />
        </section>
      </div>
    </AuthFlowContext>
  )
}

/** Steps and the close replace the entry of the history, so Back leaves the flow (spec 2.2). */
function useRouteFlow(): AuthFlow {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      step: (panel) => navigate(authForms[panel].path, { replace: true }),
      close: () => {
        leaveFlow()
        navigate(paths.landing, { replace: true })
      },
      onRoute: true,
    }),
    [navigate],
  )
}
