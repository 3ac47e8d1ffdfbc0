import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '../../../lib/money.ts'
import { useOnline } from '../../../ui/states/online.ts'
import type { Bet } from '../queries.ts'
import { cashOutOffer, closeCashOut, openCashOut, useIsCashingOut } from './cash-out-store.ts'
import './cash-out-button.css'

/** What an open bet is worth now, and the way to take it; says so where there is no offer, and nothing where it is none. */
export function CashOutButton({ bet }: { bet: Bet }) {
  const { t } = useLingui()
  const open = useIsCashingOut(bet.id)
  const online = useOnline()
  const { data, error, isPending } = useQuery({ ...cashOutOffer(bet.id, 100), enabled: bet.status === 'open' })
  if (bet.status !== 'open') return null
  // A server without this extension.
  if (error && (error.status === 404 || error.status === 501) && error.code !== 'bet_not_found') return null
  const offer = error || !online ? undefined : data
  if (!offer && !(isPending && online)) {
    return (
      <span className="cash-out-none">
        {error?.code === 'market_suspended' || error?.code === 'ball_running' ? (
          <Trans>Suspended</Trans>
        ) : (
          <Trans>No cash-out now</Trans>
        )}
      </span>
    )
  }
  const amount = offer ? formatRupees(offer.amount) : '…'
  return (
    <button
      type="button"
      className="cash-out-button"
      aria-expanded={open}
      aria-label={t`Cash out ${bet.runnerName} for ${amount}`}
      onClick={() => (open ? closeCashOut(bet.id) : openCashOut(bet))}
    >
      <Trans>Cash out</Trans> <b>{amount}</b>
    </button>
  )
}
