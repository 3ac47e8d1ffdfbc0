import { Trans, useLingui } from '@lingui/react/macro'
import { formatRupees } from '../../../lib/money.ts'
import { HaltSign } from '../prices/halt-sign.tsx'
import { type Halt, HaltWords } from '../prices/halt-words.tsx'
import { priceText } from '../prices/price-text.ts'
import type { SlipProblem } from '../selection/slip-rules.ts'
import type { SlipEntry } from '../selection/slip-store.ts'
import './slip-words.css'

/** The runner; for a fancy or session line the runs that it takes. */
export function SelectionWords({ entry }: { entry: SlipEntry }) {
  if (entry.line === undefined) return entry.runnerName
  const runs = priceText(entry.line)
  return entry.side === 'back' ? <Trans>{runs} or more</Trans> : <Trans>Less than {runs}</Trans>
}

/** Back and Lay; for a fancy or session line Yes and No. */
export function useSideWords({ side, priceKind }: SlipEntry): string {
  const { t } = useLingui()
  if (priceKind === 'line') return side === 'back' ? t`Yes` : t`No`
  return side === 'back' ? t`Back` : t`Lay`
}

/** Why no bet is taken now, with the sign of the board. */
export function HaltMark({ halt }: { halt: Halt }) {
  return (
    <span className="slip-halt">
      <HaltSign halt={halt} size={12} />
      <HaltWords halt={halt} />
    </span>
  )
}

/**
 * Why an entry cannot be placed, in words. A price is not cried out: it may change with every tick, and the odds box speaks
 * of what the market offers.
 */
export function ProblemText({ problem }: { problem: SlipProblem }) {
  return (
    <p className="field-error" role={problem.kind === 'not-offered' ? undefined : 'alert'}>
      <ProblemWords problem={problem} />
    </p>
  )
}

/** The same words alone. */
export function ProblemWords({ problem }: { problem: SlipProblem }) {
  switch (problem.kind) {
    case 'no-stake':
      return <Trans>Enter a stake.</Trans>
    case 'no-amount':
      return <Trans>A stake is a number with at most two decimals.</Trans>
    case 'not-digits':
      return <Trans>Write the stake in digits, such as 500 or 500.50.</Trans>
    case 'negative':
      return <Trans>A stake is more than 0.</Trans>
    case 'below-min':
      return <Trans>The lowest stake is {formatRupees(problem.rupees)}.</Trans>
    case 'above-max':
      return <Trans>The highest stake is {formatRupees(problem.rupees)}.</Trans>
    case 'too-little-money':
      return (
        <Trans>
          This bet needs {formatRupees(problem.neededPaise / 100)}. You have {formatRupees(problem.balancePaise / 100)}.
        </Trans>
      )
    case 'own-limit':
      return (
        <>
          <OwnLimitWords problem={problem} />
          {problem.together ? (
            <>
              {' '}
              <Trans>All bets of the slip count.</Trans>
            </>
          ) : null}
        </>
      )
    case 'not-offered': {
      const { asked, offer } = problem
      return offer.line === undefined || asked.line === undefined ? (
        <Trans>
          {priceText(asked.price)} is not offered now. Take {priceText(offer.price)}, or wait.
        </Trans>
      ) : (
        <Trans>
          {priceText(asked.line)} at {priceText(asked.price)} is not offered now. Take {priceText(offer.line)} at{' '}
          {priceText(offer.price)}, or wait.
        </Trans>
      )
    }
  }
}

function OwnLimitWords({ problem: { of, limit } }: { problem: Extract<SlipProblem, { kind: 'own-limit' }> }) {
  const left = formatRupees(limit.leftPaise / 100)
  switch (`${of} ${limit.period}` as const) {
    case 'stake daily':
      return <Trans>You can stake {left} more (your 24-hour limit).</Trans>
    case 'stake weekly':
      return <Trans>You can stake {left} more (your 7-day limit).</Trans>
    case 'stake monthly':
      return <Trans>You can stake {left} more (your 30-day limit).</Trans>
    case 'loss daily':
      return <Trans>You can lose {left} more (your 24-hour limit).</Trans>
    case 'loss weekly':
      return <Trans>You can lose {left} more (your 7-day limit).</Trans>
    case 'loss monthly':
      return <Trans>You can lose {left} more (your 30-day limit).</Trans>
  }
}

/** Why a bet was refused, in words; a code without words of ours shows the server's. */
export function ReasonWords({ code, message }: { code: string; message: string }) {
  switch (code) {
    case 'price_changed':
      return <Trans>Rejected: the price moved</Trans>
    case 'market_suspended':
      return <Trans>Rejected: the market was suspended</Trans>
    case 'ball_running':
      return <Trans>Rejected: the ball was running</Trans>
    case 'market_closed':
      return <Trans>Rejected: the market is closed</Trans>
    case 'selection_removed':
      return <Trans>Rejected: this selection was withdrawn</Trans>
    case 'stake_below_min':
      return <Trans>Rejected: the stake is too low</Trans>
    case 'stake_above_max':
      return <Trans>Rejected: the stake is too high</Trans>
    case 'insufficient_funds':
      return <Trans>Rejected: your balance is too low</Trans>
    case 'odds_invalid':
      return <Trans>Rejected: these odds are not offered</Trans>
    case 'offers_not_taken':
      return <Trans>Rejected: this market takes no offers</Trans>
    case 'offers_too_many':
      return <Trans>Rejected: too many of your offers are waiting</Trans>
    case 'not_taken':
      return <Trans>Rejected: it was not matched</Trans>
    case 'not_arrived':
    case 'intent_closed':
      return <Trans>Not placed: it did not arrive</Trans>
    default:
      return message ? <Trans>Rejected: {message}</Trans> : <Trans>Rejected: something went wrong</Trans>
  }
}
