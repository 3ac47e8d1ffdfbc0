import { Trans } from '@lingui/react/macro'
import { env } from '../../../config/env.ts'
import { formatRupees, fromPaise, toPaise } from '../../../lib/money.ts'
import { useMoney } from '../../../money/money-store.ts'
import { Box } from '../../../ui/basics/page.tsx'
import { Definition, Definitions } from '../../../ui/records/definitions.tsx'
import './cash-box.css'

/** What of the balance may be withdrawn, and why the rest may not (decision 010). */
export function CashBox() {
  const wallet = useMoney((money) => money.wallet)
  const shown = (rupees: number | undefined) => (rupees === undefined ? '₹–' : formatRupees(rupees))
  const bound = wallet ? fromPaise(toPaise(wallet.balance) - toPaise(wallet.cash)) : undefined
  return (
    <Box title={<Trans>What may be withdrawn</Trans>}>
      <Definitions sums>
        <Definition term={<Trans>Real balance</Trans>}>{shown(wallet?.balance)}</Definition>
        <Definition term={<Trans>Not withdrawable</Trans>}>{shown(bound)}</Definition>
        <Definition term={<Trans>Cash</Trans>}>{shown(wallet?.cash)}</Definition>
      </Definitions>
      <p className="cash-box-rule text-sm text-muted">
        {env().playMoney ? (
          <Trans>A deposit becomes cash once it was wagered. Opening play money and bonuses are for play only.</Trans>
        ) : (
          <Trans>A deposit becomes cash once it was wagered. Bonuses are for play only.</Trans>
        )}
      </p>
    </Box>
  )
}
