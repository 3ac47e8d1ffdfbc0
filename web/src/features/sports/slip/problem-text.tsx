import { Trans } from '@lingui/react/macro'
import { formatRupees } from '../../../lib/money.ts'
import { priceText } from '../prices/price-text.ts'
import type { SlipProblem } from '../selection/slip-rules.ts'

/**
 * Why a line cannot be placed, in words. A price is not cried out: it may change with every tick, and the odds box speaks
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
      return <Trans>This bet needs {formatRupees(problem.neededPaise / 100)}, more than your balance.</Trans>
    case 'not-offered': {
      const { line, price } = problem.offer
      return line === undefined ? (
        <Trans>The market offers {priceText(price)}.</Trans>
      ) : (
        <Trans>
          The market offers {priceText(line)} at {priceText(price)}.
        </Trans>
      )
    }
  }
}
