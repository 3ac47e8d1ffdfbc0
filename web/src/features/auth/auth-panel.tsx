import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import { useAuthPanel } from '../../player/auth-panel-store.ts'
import { SidePanel } from '../../ui/overlays/side-panel.tsx'
import { authForms } from './auth-forms.tsx'
import { AuthBrand, AuthFooter, BackButton } from './auth-frame.tsx'
import { type AuthFlow, AuthFlowContext } from './flow.ts'
import { leaveFlow } from './price-of-flow.ts'
import './auth.css'

/** The auth dialog that is open, as a side panel over the page (spec 2.6); the shell mounts it. */
export function AuthPanel() {
  const { i18n } = useLingui()
  const panel = useAuthPanel((flow) => flow.panel)
  const step = useAuthPanel((flow) => flow.step)
  const close = useAuthPanel((flow) => flow.close)
  const flow = useMemo<AuthFlow>(() => ({ step, close, onRoute: false }), [step, close])
  // Runs however the flow ends: closed, by Back on a phone, or by a login.
  useEffect(() => leaveFlow, [])
  if (panel === null) return null
  const { title, back, form: Form } = authForms[panel]
  return (
    <AuthFlowContext value={flow}>
      <SidePanel
        open
        onClose={flow.close}
        title={i18n._(title)}
        heading={<AuthBrand />}
        back={<BackButton to={back} />}
        footer={<AuthFooter />}
      >
        <Form key={panel} />
      </SidePanel>
    </AuthFlowContext>
  )
}
