import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WantedPrice } from '../../player/wanted-price.ts'
import { PageHeading } from '../../ui/basics/page-heading.tsx'
import { useAuthFlow } from './flow.ts'
import { useWantedPrice } from './price-of-flow.ts'
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

/** 'Log in to back Indore Comets at 1.37': why the form stands there. */
function WantedReason({ wanted, signUp }: { wanted: WantedPrice; signUp: boolean }) {
  const { runnerName, side, price } = wanted
  return (
    <p className="auth-heading-reason" data-side={side}>
      {signUp ? (
        side === 'back' ? (
          <Trans>
            Sign up to back {runnerName} at {price}
          </Trans>
        ) : (
          <Trans>
            Sign up to lay {runnerName} at {price}
          </Trans>
        )
      ) : side === 'back' ? (
        <Trans>
          Log in to back {runnerName} at {price}
        </Trans>
      ) : (
        <Trans>
          Log in to lay {runnerName} at {price}
        </Trans>
      )}
    </p>
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
