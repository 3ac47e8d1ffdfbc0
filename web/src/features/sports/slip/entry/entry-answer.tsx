import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleHelp, CircleX, Copy, Hourglass, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '../../../../lib/clock-store.ts'
import { formatTime } from '../../../../lib/dates.ts'
import { formatRupees, formatSigned } from '../../../../lib/money.ts'
import { isUnheard } from '../../../../money/intent.ts'
import { Button } from '../../../../ui/basics/button.tsx'
import { IconButton } from '../../../../ui/basics/icon-button.tsx'
import { Spinner } from '../../../../ui/states/loading.tsx'
import { AskedAndGot } from '../../prices/asked-and-got.tsx'
import { useMarkets } from '../../prices/market-store.ts'
import type { Quote } from '../../prices/odds-ladder.ts'
import { priceText } from '../../prices/price-text.ts'
import type { Bet, Price } from '../../queries.ts'
import { checkAgain } from '../../selection/place-bet.ts'
import { stakeAndLiability, stakePaiseOf } from '../../selection/slip-rules.ts'
import { changeEntry, type SlipEntry } from '../../selection/slip-store.ts'
import { ReasonWords, useSideWords } from '../slip-words.tsx'
import './entry-answer.css'

/** The outcome of a slip entry, shown instead of its form; screen readers announce changes. */
export function EntryAnswer({ entry }: { entry: SlipEntry }) {
  return (
    <div role="status" className="answer" data-state={entry.state.at}>
      <Answer entry={entry} state={entry.state} />
    </div>
  )
}

function Answer({ entry, state }: { entry: SlipEntry; state: SlipEntry['state'] }) {
  switch (state.at) {
    case 'submitting':
      return (
        <Card icon={<Spinner size={20} />} title={<Trans>Submitting...</Trans>}>
          <Asked entry={entry} />
        </Card>
      )
    case 'waiting':
      return <Waiting entry={entry} until={state.until} totalMs={state.totalMs} />
    case 'done':
      return state.answer.bet.status === 'unmatched' ? (
        <Offered bet={state.answer.bet} />
      ) : (
        <Accepted entry={entry} bet={state.answer.bet} />
      )
    case 'refused':
      return <Rejected entry={entry} code={state.code} message={state.message} />
    case 'unknown':
      return <Unknown entry={entry} asking={state.asking} />
    case 'ready':
      return null
  }
}

type CardProps = { icon: ReactNode; title: ReactNode; children?: ReactNode; action?: ReactNode }

function Card({ icon, title, children, action }: CardProps) {
  return (
    <>
      <span className="answer-icon">{icon}</span>
      <div className="answer-body">
        <p className="answer-title">{title}</p>
        <div className="answer-text">{children}</div>
      </div>
      {action}
    </>
  )
}

function Asked({ entry }: { entry: SlipEntry }) {
  const words = useSideWords(entry)
  const stake = formatRupees(Number(entry.stakeText))
  const price = priceText(entry.price)
  if (entry.line === undefined)
    return (
      <Trans>
        {stake} at {price}.
      </Trans>
    )
  return (
    <Trans>
      {stake}, {words} {priceText(entry.line)} at {price}.
    </Trans>
  )
}

function Waiting({ entry, until, totalMs }: { entry: SlipEntry; until: number; totalMs: number }) {
  const left = Math.max(0, until - useNow(200))
  const seconds = Math.ceil(left / 1000)
  return (
    <>
      <Card
        icon={<Timer size={20} aria-hidden="true" />}
        title={<Trans>Waiting: in-play delay</Trans>}
        action={
          <b className="answer-count" aria-hidden="true">
            {seconds > 0 ? `${seconds} s` : '…'}
          </b>
        }
      >
        <Asked entry={entry} /> <Trans>It can still be refused.</Trans>
      </Card>
      <span className="answer-bar" aria-hidden="true">
        <i style={{ transform: `scaleX(${totalMs > 0 ? left / totalMs : 0})` }} />
      </span>
    </>
  )
}

/** A bet that waits in the book, with what was matched of it at once. */
function Offered({ bet: { id, createdAt, odds, stack, offer } }: { bet: Bet }) {
  return (
    <Card
      icon={<Hourglass size={20} aria-hidden="true" />}
      title={<Trans>Waiting in the book at {priceText(odds)}</Trans>}
    >
      <Trans>
        {formatRupees(offer?.matched ?? 0)} of {formatRupees(offer?.stake ?? stack)} matched. Change or cancel it under
        your open bets.
      </Trans>
      <Reference id={id} at={createdAt} />
    </Card>
  )
}

function CopyReference({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <IconButton
      label={t`Copy reference`}
      icon={<Copy size={17} aria-hidden="true" />}
      onClick={() => void navigator.clipboard?.writeText(id).catch(() => undefined)}
    />
  )
}

function Reference({ id, at }: { id: string; at: string }) {
  return (
    <p className="answer-reference">
      <span>{id}</span> <CopyReference id={id} /> <Trans>{formatTime(at)} IST</Trans>
    </p>
  )
}

function Accepted({ entry, bet: { id, odds, line = entry.line, createdAt } }: { entry: SlipEntry; bet: Bet }) {
  const { profitPaise, liabilityPaise } = stakeAndLiability(
    { ...entry, price: odds },
    stakePaiseOf(entry.stakeText) ?? 0,
  )
  const got = { price: odds, line }
  return (
    <Card icon={<CircleCheck size={20} aria-hidden="true" />} title={<AcceptedAt entry={entry} got={got} />}>
      {entry.side === 'lay' && entry.priceKind !== 'line' ? (
        <Trans>
          {formatRupees(Number(entry.stakeText))}, profit {formatSigned(profitPaise / 100)} if {entry.runnerName} does
          not win.
        </Trans>
      ) : (
        <Trans>
          {formatRupees(Number(entry.stakeText))}, profit {formatSigned(profitPaise / 100)} if it wins.
        </Trans>
      )}{' '}
      {entry.side === 'lay' ? <Trans>Liability {formatRupees(liabilityPaise / 100)}.</Trans> : null}
      {odds === entry.price && line === entry.line ? null : (
        <p>
          <AskedAndGot of={entry} asked={entry} got={got} />
        </p>
      )}
      <Reference id={id} at={createdAt} />
    </Card>
  )
}

/** 'Accepted at 3.05'; for a fancy or session bet 'Accepted: Yes 139 at 100', since its price alone is a rate. */
function AcceptedAt({ entry, got }: { entry: SlipEntry; got: Quote }) {
  const words = useSideWords(entry)
  const price = priceText(got.price)
  if (got.line === undefined) return <Trans>Accepted at {price}</Trans>
  return (
    <Trans>
      Accepted: {words} {priceText(got.line)} at {price}
    </Trans>
  )
}

function Rejected({ entry, code, message }: { entry: SlipEntry; code: string; message: string }) {
  const now = useMarkets(
    (state) =>
      state.markets[entry.marketId]?.runners.find(({ selectionId }) => selectionId === entry.selectionId)?.[
        entry.side
      ][0],
  )
  const moved = now && (now.price !== entry.price || now.line !== entry.line)
  const offer = code === 'price_changed' && moved ? now : null
  const again = () => changeEntry(entry.id, { state: { at: 'ready' }, ...priceOf(offer) })
  return (
    <Card
      icon={<CircleX size={20} aria-hidden="true" />}
      title={<ReasonWords code={code} message={message} />}
      action={
        <Button onClick={again}>
          {offer === null ? <Trans>Edit</Trans> : <Trans>Use {priceText(offer.line ?? offer.price)}</Trans>}
        </Button>
      }
    >
      <p>
        <Asked entry={entry} />
      </p>{' '}
      <Trans>Nothing was staked.</Trans>
      {isUnheard(code) ? (
        <>
          {' '}
          <Trans>You may send it again.</Trans>
        </>
      ) : null}
    </Card>
  )
}

function priceOf(offer: Price | null): Partial<Pick<SlipEntry, 'price' | 'line'>> {
  if (!offer) return {}
  return offer.line === undefined ? { price: offer.price } : { price: offer.price, line: offer.line }
}

function Unknown({ entry, asking }: { entry: SlipEntry; asking: boolean }) {
  const queries = useQueryClient()
  return (
    <Card
      icon={<CircleHelp size={20} aria-hidden="true" />}
      title={<Trans>Unknown: checking with the exchange</Trans>}
      action={
        <Button busy={asking} onClick={() => void checkAgain(entry.id, queries)}>
          <Trans>Check now</Trans>
        </Button>
      }
    >
      {asking ? (
        <Trans>The answer is late. Do not place it again; this bet will update.</Trans>
      ) : (
        <Trans>Look at your open bets before you place it again.</Trans>
      )}
    </Card>
  )
}
