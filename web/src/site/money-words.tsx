import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import './money-words.css'

/** Explains each kind of amount on the site. Opens on request; every page uses the same names. */
export function MoneyWords() {
  return (
    <details className="money-words">
      <summary>
        <Trans>What each amount means</Trans>
      </summary>
      <dl>
        <Word term={<Trans>Real balance</Trans>}>
          <Trans>What you can bet with now. What open bets may lose is out of it already.</Trans>
        </Word>
        <Word term={<Trans>Bonus</Trans>}>
          <Trans>Becomes real, part by part, as its wagering is done.</Trans>
        </Word>
        <Word term={<Trans>May be withdrawn</Trans>}>
          <Trans>The part of the real balance that may be withdrawn.</Trans>
        </Word>
        <Word term={<Trans>Exposure</Trans>}>
          <Trans>The most that all your open bets together may lose. It is held until they are settled.</Trans>
        </Word>
        <Word term={<Trans>At risk</Trans>}>
          <Trans>What one bet may lose: the stake of a back, the liability of a lay.</Trans>
        </Word>
      </dl>
    </details>
  )
}

function Word({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
