import { Trans, useLingui } from '@lingui/react/macro'
import { formatRupees } from '../../lib/money.ts'
import { useMoney } from '../../money/money-store.ts'
import { Figure, Figures } from '../../ui/records/figures.tsx'

/** The player's money on every page of the cashier; dimmed while it is from before the last connection. */
export function Balances() {
  const { t } = useLingui()
  const wallet = useMoney((money) => money.wallet)
  const stale = useMoney((money) => money.walletStale)
  const shown = (rupees: number | undefined) => (rupees === undefined ? '₹–' : formatRupees(rupees))
  return (
    <Figures label={t`Your balances`} stale={stale || wallet === null}>
      <Figure term={<Trans>Real balance</Trans>}>{shown(wallet?.balance)}</Figure>
      <Figure term={<Trans>Bonus</Trans>}>{shown(wallet?.coins)}</Figure>
      <Figure term={<Trans>May be withdrawn</Trans>}>{shown(wallet?.cash)}</Figure>
    </Figures>
  )
}
