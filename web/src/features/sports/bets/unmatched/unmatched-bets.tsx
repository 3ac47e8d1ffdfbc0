import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { call } from '../../../../api/call.ts'
import { formatRupees, formatSigned } from '../../../../lib/money.ts'
import { useIntent } from '../../../../money/intent-store.ts'
import { Button } from '../../../../ui/basics/button.tsx'
import { LostAnswer } from '../../../../ui/states/lost-answer.tsx'
import { useOnline } from '../../../../ui/states/online.ts'
import { useUnmatchedBets } from '../../held-bets.ts'
import { priceText } from '../../prices/price-text.ts'
import type { Bet } from '../../queries.ts'
import { betEnds, SideWord } from '../bet-words.tsx'
import { EditOffer } from './edit-offer.tsx'
import { OfferRefused } from './offer-refused.tsx'
import { cancelOffer, editOffer, editUnmatched, endOffer, useUnmatched } from './unmatched-store.ts'
import './unmatched-bets.css'

/**
 * The offers of a match, or with null of all, that wait in the book: what waits and what was matched, with the ways to change
 * and to cancel them. Nothing where there are none.
 */
export function UnmatchedBets({ matchId }: { matchId: string | null }) {
  const { t } = useLingui()
  const bets = useUnmatchedBets(matchId)
  useEffect(() => () => endOffer(null), [])
  return (
    <>
      <Done />
      {bets.length === 0 ? null : (
        <section className="unmatched" aria-label={t`Unmatched bets`}>
          <h3 className="unmatched-head">
            <Trans>Unmatched</Trans> <span className="count count-quiet">{bets.length}</span>
          </h3>
          <ul>
            {bets.map((bet) => (
              <li key={bet.id}>
                <UnmatchedBet bet={bet} named={matchId === null} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The outcome of an offer that left the list; announced by screen readers. */
function Done() {
  const ended = useUnmatched((state) => state.ended)
  return (
    <div role="status">
      {ended ? (
        <p className="unmatched-done">
          <CircleCheck size={18} aria-hidden="true" />
          {ended.what === 'cancelled' ? (
            <Trans>
              {ended.runnerName}: {formatRupees(ended.amount)} waits no more.
            </Trans>
          ) : (
            <Trans>
              {ended.runnerName}: {formatRupees(ended.amount)} matched.
            </Trans>
          )}
        </p>
      ) : null}
    </div>
  )
}

/** `named` names the match, where offers of several stand together. */
function UnmatchedBet({ bet, named }: { bet: Bet; named: boolean }) {
  const { selectionType: side, odds, stack, offer } = bet
  const editing = useUnmatched((state) => state.editing === bet.id)
  const edit = useIntent(editOffer, bet.id)
  const cancel = useIntent(cancelOffer, bet.id)
  const lost = [cancel, edit].find(({ state }) => state.at === 'unknown')
  return (
    <>
      <div className="unmatched-bet">
        <p className="truncate">
          <span className="open-bet-side" data-side={side}>
            <SideWord side={side} line={undefined} />
          </span>{' '}
          <b translate="no">{bet.runnerName}</b> <Trans>at {priceText(odds)}</Trans>
        </p>
        <b className="unmatched-left" translate="no">
          {formatRupees(stack)}
        </b>
        <small>
          <Trans>
            {formatRupees(offer?.matched ?? 0)} of {formatRupees(offer?.stake ?? stack)} matched
          </Trans>
          {', '}
          <Trans>{formatSigned(-betEnds(bet).risk)} held</Trans>
        </small>
        <small>
          {bet.HeadName}
          {named ? `, ${bet.matchName}` : ''},{' '}
          {offer?.keepInPlay ? <Trans>stays in play</Trans> : <Trans>lapses in play</Trans>}
        </small>
      </div>
      {lost?.state.at === 'unknown' ? (
        <LostAnswer asking={lost.state.asking} onCheckAgain={() => void lost.checkAgain()} />
      ) : editing ? (
        <EditOffer bet={bet} form={edit} />
      ) : (
        <Ways bet={bet} />
      )}
    </>
  )
}

function Ways({ bet }: { bet: Bet }) {
  const { t } = useLingui()
  const online = useOnline()
  const { state, send } = useIntent(cancelOffer, bet.id)
  const { id: betId, runnerName } = bet
  const take = async () => {
    const { at } = await send({ betId }, (idempotencyKey) => call('cancelBet', { body: { betId }, idempotencyKey }))
    if (at === 'done') endOffer({ what: 'cancelled', runnerName, amount: bet.stack })
  }
  return (
    <>
      <div className="unmatched-ways">
        <Button aria-label={t`Change the offer on ${runnerName}`} onClick={() => editUnmatched(betId)}>
          <Trans>Change</Trans>
        </Button>
        <Button
          aria-label={t`Cancel the offer on ${runnerName}`}
          busy={state.at === 'submitting'}
          disabled={!online}
          onClick={() => void take()}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
      {state.at === 'refused' ? <OfferRefused code={state.code} message={state.message} /> : null}
    </>
  )
}
