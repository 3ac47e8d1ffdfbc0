import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/basics/page-heading.tsx'
import { useAuthFlow } from './flow.ts'
import { useWantedPrice, WantedReason } from './wanted-reason.tsx'
import './auth-heading.css'

export type AuthHeadingProps = {
  title: ReactNode
  lead: ReactNode
  /** Forms on the way into the account name the price that a guest tapped for it. */
  into?: 'login' | 'sign-up'
  /** Where the sign-up stands, and of how many steps. */
  step?: { at: number; of: number }
}

/** Title and lead of a form. In a panel the dialog itself carries the name, so the visible title is no second heading. */
export function AuthHeading({ title, lead, into, step }: AuthHeadingProps) {
  const { onRoute } = useAuthFlow()
  const wanted = useWantedPrice()
  const Title = onRoute ? PageHeading : 'p'
  return (
    <div className="auth-heading">
      {step ? <Steps {...step} /> : null}
      <Title className="auth-heading-title">{title}</Title>
      {into && wanted ? <WantedReason wanted={wanted} signUp={into === 'sign-up'} /> : null}
      <p className="auth-heading-lead">{lead}</p>
    </div>
  )
}

function Steps({ at, of }: { at: number; of: number }) {
  const { t } = useLingui()
  return (
    <div role="img" aria-label={t`Step ${at} of ${of}`} className="auth-heading-steps">
      {Array.from({ length: of }, (_, index) => index + 1).map((number) => (
        <span key={number} data-reached={number <= at || undefined} />
      ))}
    </div>
  )
}
