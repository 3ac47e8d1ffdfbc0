import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatRupees } from '../../../lib/money.ts'
import type { IntentState } from '../../../money/intent.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { Spinner } from '../../../ui/states/loading.tsx'
import { SideWord } from '../bets/bet-words.tsx'
import { OfferReason } from '../bets/unmatched/unmatched-bets.tsx'
import { priceText } from '../prices/price-text.ts'
import type { Bet } from '../queries.ts'
import type { OwnOffers } from './own-offers.ts'

type TakenBackProps = {
  offers: OwnOffers
  /** The player's bets on the match as they are now. */
  bets: readonly Bet[] | undefined
}

/** What became of each offer that was taken back; screen readers announce it. */
export function TakenBack({ offers: { taken, stateOf, checkAgain }, bets }: TakenBackProps) {
  const { t } = useLingui()
  return (
    <div role="status">
      {taken.length === 0 ? null : (
        <ul className="ladder-taken" aria-label={t`Offers taken back`}>
          {taken.map((bet) => (
            <Outcome
              key={bet.id}
              offer={bet}
              state={stateOf(bet.id)}
              bet={bets?.find(({ id }) => id === bet.id)}
              onCheckAgain={() => void checkAgain(bet.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type OutcomeProps = {
  /** As it waited when it was taken back. */
  offer: Bet
  state: IntentState<{ bet: Bet }>
  /** As the list has it now. */
  bet: Bet | undefined
  onCheckAgain: () => void
}

function Outcome({ offer, state, bet, onCheckAgain }: OutcomeProps) {
  const asks = state.at === 'submitting' || (state.at === 'unknown' && state.asking)
  return (
    <li>
      {asks ? <Spinner size={16} /> : <Sign state={state} />}
      <span>
        <SideWord side={offer.selectionType} line={undefined} />{' '}
        <b translate="no">
          {priceText(offer.odds)}, {formatRupees(offer.stack)}
        </b>
        : <Words offer={offer} state={state} bet={bet} />
      </span>
      {state.at === 'unknown' && !state.asking ? (
        <Button onClick={onCheckAgain}>
          <Trans>Check again</Trans>
        </Button>
      ) : null}
    </li>
  )
}

function Sign({ state: { at } }: Pick<OutcomeProps, 'state'>) {
  if (at === 'done') return <CircleCheck size={16} aria-hidden="true" />
  return at === 'unknown' ? <CircleHelp size={16} aria-hidden="true" /> : <CircleX size={16} aria-hidden="true" />
}

function Words({ offer, state, bet }: Omit<OutcomeProps, 'onCheckAgain'>): ReactNode {
  switch (state.at) {
    case 'done':
      return <Cancelled matched={offer.stack - state.answer.bet.stack} cancelled={state.answer.bet.stack} />
    case 'unknown':
      return state.asking ? (
        <Trans>unknown, the answer was lost. We are checking.</Trans>
      ) : (
        <Trans>unknown, the answer was lost.</Trans>
      )
    case 'refused':
      // Only the list says which of the two ends of an offer it was.
      return state.code === 'offer_ended' && bet?.status === 'open' ? (
        <Trans>matched meanwhile at {priceText(bet.odds)}.</Trans>
      ) : (
        <OfferReason code={state.code} message={state.message} />
      )
    default:
      return <Trans>being cancelled.</Trans>
  }
}

function Cancelled({ matched, cancelled }: { matched: number; cancelled: number }) {
  if (matched <= 0) return <Trans>cancelled.</Trans>
  return (
    <Trans>
      {formatRupees(cancelled)} cancelled, {formatRupees(matched)} matched meanwhile.
    </Trans>
  )
}
