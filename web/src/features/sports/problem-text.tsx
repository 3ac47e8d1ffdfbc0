import { Trans } from '@lingui/react/macro'
import { formatRupees } from '../../lib/money.ts'
import type { SlipProblem } from './slip-rules.ts'

/** Why a stake cannot be placed, in words. */
export function ProblemText({ problem }: { problem: SlipProblem }) {
  return (
    <p className="field-error" role="alert">
      <Words problem={problem} />
    </p>
  )
}

function Words({ problem }: { problem: SlipProblem }) {
  switch (problem.kind) {
    case 'no-stake':
      return <Trans>Enter a stake.</Trans>
    case 'no-amount':
      return <Trans>A stake is a number with at most two decimals.</Trans>
    case 'below-min':
      return <Trans>The lowest stake is {formatRupees(problem.rupees)}.</Trans>
    case 'above-max':
      return <Trans>The highest stake is {formatRupees(problem.rupees)}.</Trans>
    case 'too-little-money':
      return <Trans>This bet needs {formatRupees(problem.neededPaise / 100)}, more than your balance.</Trans>
  }
}
