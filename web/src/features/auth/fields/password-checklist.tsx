import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { passwordTicks } from './rules.ts'
import './password-checklist.css'

/** The live checklist beside a new password (spec 5): four ticks that inform and enforce nothing. */
export function PasswordChecklist({ password }: { password: string }) {
  const { t } = useLingui()
  const ticks = passwordTicks(password)
  return (
    <ul className="password-checklist" aria-label={t`Password checklist`}>
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
