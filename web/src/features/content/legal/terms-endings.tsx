import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { env } from '../../../config/env.ts'
import { paths } from '../../../config/paths.ts'
import { useKeepsLimits } from '../../../player/running-break.tsx'

export function Closing() {
  const keepsLimits = useKeepsLimits()
  return (
    <>
      <p>
        {keepsLimits ? (
          <Trans>
            You may take a break whenever you like, under <Link to={paths.responsibleGame}>Responsible Gaming</Link>. To
            close your account for good, write to <Link to={paths.support}>support</Link>.
          </Trans>
        ) : (
          <Trans>
            To take a break or to close your account for good, write to <Link to={paths.support}>support</Link>.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          We may close or block an account that breaks these terms: somebody under 18, several accounts, programs that
          play, agreements between players, attacks on the site. We say why. Bets that were placed fairly are settled.
        </Trans>
      </p>
    </>
  )
}

export function Trouble() {
  return (
    <ul>
      <li>
        <Trans>
          If the site closes for maintenance, open bets stand and are settled by the results. You are led back when it
          is over.
        </Trans>
      </li>
      <li>
        <Trans>
          If your connection breaks while a bet is on its way, what our server recorded counts; the slip asks for it.
        </Trans>
      </li>
      <li>
        <Trans>A price, limit or result that is plainly an error may be corrected, for all players alike.</Trans>
      </li>
    </ul>
  )
}

export function Liability() {
  return (
    <p>
      {env().playMoney ? (
        <Trans>
          We run the site with care, but we do not promise that it is always reachable or free of faults. As the amounts
          are play money, losing them is no loss for which anybody has to pay. What the law says we must answer for, we
          answer for.
        </Trans>
      ) : (
        <Trans>
          We run the site with care, but we do not promise that it is always reachable or free of faults. What the law
          says we must answer for, we answer for.
        </Trans>
      )}
    </p>
  )
}

export function Changes() {
  return (
    <>
      <p>
        <Trans>
          When these terms change in a way that matters to you, an announcement says so before the change holds. Bets
          that were accepted before keep the rules of their time.
        </Trans>
      </p>
      <p>
        <Trans>
          The law of India applies. Please write to <Link to={paths.support}>support</Link> first: most things are
          settled there. If one rule of these terms cannot hold, the others still do.
        </Trans>
      </p>
    </>
  )
}
