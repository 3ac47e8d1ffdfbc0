import { amountText, typedPaise } from '@chaupar/api/typed-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, Minus, Plus } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { formatRupees, toPaise } from '../../../../lib/money.ts'
import { useIntent } from '../../../../money/intent-store.ts'
import { Button } from '../../../../ui/basics/button.tsx'
import { IconButton } from '../../../../ui/basics/icon-button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { LostAnswer } from '../../../../ui/states/lost-answer.tsx'
import { Note } from '../../../../ui/states/note.tsx'
import { useOnline } from '../../../../ui/states/online.ts'
import { useUnmatchedBets } from '../../held-bets.ts'
import { isOnLadder, stepOdds } from '../../prices/odds-ladder.ts'
import { priceText } from '../../prices/price-text.ts'
import type { Bet } from '../../queries.ts'
import { betEnds, SideWord } from '../bet-words.tsx'
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
          <Trans>{formatRupees(betEnds(bet).risk)} held</Trans>
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
        <EditOffer bet={bet} />
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
    const { at } = await send({ betId })
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

/** Another price and another stake for what still waits; the server takes both in one step, or neither. */
function EditOffer({ bet }: { bet: Bet }) {
  const { t } = useLingui()
  const online = useOnline()
  const [odds, setOdds] = useState(priceText(bet.odds))
  const [stake, setStake] = useState(String(bet.stack))
  const price = Number(amountText(odds))
  const onLadder = isOnLadder(price)
  const paise = typedPaise(stake)
  const changed = price !== bet.odds || paise !== toPaise(bet.stack)
  const sound = onLadder && paise !== null && paise > 0
  const step = (ticks: number) => setOdds(priceText(stepOdds(Number.isNaN(price) ? bet.odds : price, ticks)))
  const { state, send } = useIntent(editOffer, bet.id)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!sound || !changed || !online || state.at === 'submitting') return
    const body = { betId: bet.id, odds: price, stake: paise / 100, unmatched: bet.stack }
    const ended = await send(body)
    if (ended.at !== 'done') return
    const { status, stack, runnerName } = ended.answer.bet
    endOffer(status === 'unmatched' ? null : { what: 'matched', runnerName, amount: stack })
  }
  return (
    <form
      className="edit-offer"
      aria-label={t`Change the offer on ${bet.runnerName}`}
      onSubmit={(event) => void save(event)}
    >
      <TextField
        label={<Trans>Odds</Trans>}
        value={odds}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        error={onLadder ? undefined : t`These odds are not on the ladder. Use − and +.`}
        before={
          <IconButton label={t`Lower odds`} icon={<Minus size={17} aria-hidden="true" />} onClick={() => step(-1)} />
        }
        after={
          <IconButton label={t`Raise odds`} icon={<Plus size={17} aria-hidden="true" />} onClick={() => step(1)} />
        }
        onChange={(event) => setOdds(event.target.value)}
      />
      <TextField
        label={<Trans>Stake that waits</Trans>}
        value={stake}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        error={paise !== null && paise > 0 ? undefined : t`A stake is a number with at most two decimals.`}
        before={<span className="field-sign">₹</span>}
        onChange={(event) => setStake(event.target.value)}
      />
      <div className="unmatched-ways">
        <Button onClick={() => editUnmatched(null)} disabled={state.at === 'submitting'}>
          <Trans>Back</Trans>
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={state.at === 'submitting'}
          disabled={!sound || !changed || !online}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
      {state.at === 'refused' ? <OfferRefused code={state.code} message={state.message} /> : null}
    </form>
  )
}

/** Why an offer was not changed or cancelled, in words; a code without words of ours shows the server's. */
function OfferRefused({ code, message }: { code: string; message: string }) {
  return (
    <Note tone="bad" role="alert">
      <OfferReason code={code} message={message} />
    </Note>
  )
}

/** The same words alone. */
export function OfferReason({ code, message }: { code: string; message: string }): ReactNode {
  switch (code) {
    case 'offer_ended':
      return <Trans>This offer does not wait any more: it was matched whole, or has lapsed.</Trans>
    case 'offer_changed':
      return <Trans>More of it was matched meanwhile. Nothing was changed; look at what still waits.</Trans>
    case 'market_suspended':
    case 'ball_running':
      return <Trans>The market takes no bets right now. Nothing was changed.</Trans>
    case 'market_closed':
      return <Trans>The market is closed. Nothing was changed.</Trans>
    case 'stake_below_min':
      return <Trans>The stake is too low. Nothing was changed.</Trans>
    case 'stake_above_max':
      return <Trans>The stake is too high. Nothing was changed.</Trans>
    case 'insufficient_funds':
      return <Trans>Your balance is too low. Nothing was changed.</Trans>
    case 'not_arrived':
    case 'intent_closed':
      return <Trans>It did not arrive. Nothing was changed; you may send it again.</Trans>
    default:
      return message || <Trans>Something went wrong. Nothing was changed.</Trans>
  }
}
