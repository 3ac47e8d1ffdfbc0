import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatSigned } from '../../../../lib/money.ts'
import { useFailure } from '../../../../ui/states/failure.ts'
import { useOnline } from '../../../../ui/states/online.ts'
import type { Bet } from '../../queries.ts'
import { betCashOuts, cashOutOffer } from './cash-out-store.ts'
import { isNotOffered, NoOfferWord, resultClass, useBackText, useResultText } from './cash-out-words.tsx'
import './cash-out-button.css'

/**
 * What an open bet ends with now and what comes back, and the way to take it; says so where there is no offer, and nothing
 * where it is none.
 */
export function CashOutButton({ bet }: { bet: Bet }) {
  const { t } = useLingui()
  const open = betCashOuts.useIsOpen(bet.id)
  const online = useOnline()
  const resultText = useResultText()
  const backText = useBackText()
  const asked = useQuery({ ...cashOutOffer(bet.id, 100), enabled: bet.status === 'open' })
  const failure = useFailure(asked)
  if (bet.status !== 'open' || isNotOffered(failure)) return null
  if (failure || !online) {
    return (
      <span className="cash-out-none">
        <NoOfferWord code={online ? failure?.code : undefined} />
      </span>
    )
  }
  const offer = asked.data
  const words = offer ? `${resultText(offer.profitLoss)}, ${backText(offer)}` : '…'
  return (
    <>
      <button
        type="button"
        className="cash-out-button"
        aria-expanded={open}
        aria-label={t`Cash out ${words}: ${bet.runnerName}`}
        onClick={() => (open ? betCashOuts.close(bet.id) : betCashOuts.open(bet))}
      >
        <Trans>Cash out</Trans>{' '}
        <b className={offer && resultClass(offer.profitLoss)} translate="no">
          {offer ? formatSigned(offer.profitLoss) : '…'}
        </b>
      </button>
      <small className="cash-out-back">{offer ? backText(offer) : '…'}</small>
    </>
  )
}
