import { Trans } from '@lingui/react/macro'

export function Void() {
  return (
    <>
      <p>
        <Trans>
          A void bet is as if it had never been made: the whole stake or liability comes back, and it counts for no
          bonus. Bets are void when
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>a match is abandoned or has no result, for everything that was not decided by then;</Trans>
        </li>
        <li>
          <Trans>the rule of the market above says so, such as match odds after a tie;</Trans>
        </li>
        <li>
          <Trans>
            a market was opened by an obvious mistake. Then all its bets are void, not only the winning ones.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          What was decided before an abandonment stands: the toss, a session that was complete, a set that was won.
        </Trans>
      </p>
    </>
  )
}

export function Resettled() {
  return (
    <>
      <p>
        <Trans>
          If a market was settled with a wrong result it is settled again. Your statement then shows the first result,
          its reversal and the right result, and we notify you.
        </Trans>
      </p>
      <p>
        <Trans>
          If you have already spent what has to be taken back, your balance stops at zero and your statement says what
          stays as debt. What comes in later pays the debt first. It bears no interest and nobody collects it.
        </Trans>
      </p>
    </>
  )
}
