import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { paths } from '../../config/paths.ts'
import { useAuthPanel } from '../../player/auth-panel-store.ts'
import { keepWantedPrice, readWantedPrice, type WantedPrice } from '../../player/wanted-price.ts'

/**
 * The price that the guest tapped for this flow; null when he came for something else. After a reload in the middle the
 * flow has no target, and the price is what it was for.
 */
export function priceOfFlow(): WantedPrice | null {
  const wanted = readWantedPrice()
  const { target } = useAuthPanel.getState()
  return wanted && (target === null || target === paths.match(wanted.refMatchId)) ? wanted : null
}

/** The flow ended without a login: the price is forgotten. */
export function forgetPriceOfFlow(): void {
  if (useAuthPanel.getState().destination === null) keepWantedPrice(null)
}

/** The same for a form, as it was when the form was opened. */
export function useWantedPrice(): WantedPrice | null {
  const [wanted] = useState(priceOfFlow)
  return wanted
}

/** 'Log in to back Indore Comets at 1.37': why the form stands there. */
export function WantedReason({ wanted, signUp }: { wanted: WantedPrice; signUp: boolean }) {
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
