import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { formatRupees, formatSigned } from '../../lib/money.ts'
import { useExposureAmount, useOpenBetCount } from '../../money/exposure.ts'
import { useMoney } from '../../money/money-store.ts'
import { buttonClass } from '../../ui/basics/button.tsx'
import './balance-panel.css'

/** Real balance, bonus, what may be withdrawn, exposure and open bets; dimmed while the amounts are from before the last connection. */
export function BalancePanel() {
  const { t } = useLingui()
  const wallet = useMoney((money) => money.wallet)
  const stale = useMoney((money) => money.walletStale)
  const exposureAmount = useExposureAmount()
  const bets = useOpenBetCount(null)
  const shown = (rupees: number | undefined) => (rupees === undefined ? '₹–' : formatRupees(rupees))
  return (
    <section className="balance-panel" aria-label={t`Your balances`} data-stale={stale || !wallet || undefined}>
      <div className="balance-panel-main">
        <p>
          <Trans>Real balance</Trans>
        </p>
        <b translate="no">{shown(wallet?.balance)}</b>
      </div>
      <dl>
        <Figure term={<Trans>Bonus</Trans>}>{shown(wallet?.coins)}</Figure>
        <Figure term={<Trans>May be withdrawn</Trans>}>{shown(wallet?.cash)}</Figure>
        <Figure term={<Trans>Exposure</Trans>} loss={Boolean(exposureAmount)}>
          {exposureAmount === null ? '₹–' : formatSigned(-exposureAmount)}
        </Figure>
        <Figure term={<Trans>Open bets</Trans>}>{bets ?? '–'}</Figure>
      </dl>
      <div className="balance-panel-actions">
        <Link to={paths.withdraw} className={buttonClass('secondary')}>
          <Trans>Withdraw</Trans>
        </Link>
        <Link to={paths.myBets} className={buttonClass('secondary')}>
          <Trans>My Bets</Trans>
        </Link>
      </div>
    </section>
  )
}

function Figure({ term, loss = false, children }: { term: ReactNode; loss?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={loss ? 'num-neg' : undefined}>{children}</dd>
    </div>
  )
}
