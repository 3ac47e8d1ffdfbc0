import { Trans } from '@lingui/react/macro'
import { formatRupees, formatSigned, fromPaise, toPaise } from '../../../lib/money.ts'
import { useMoney } from '../../../money/money-store.ts'
import { Definition, Definitions } from '../../../ui/records/definitions.tsx'

/** Balance and cash before and after a withdrawal of so much; null while no amount that fits was entered. */
export function WithdrawHold({ amountPaise }: { amountPaise: number | null }) {
  const wallet = useMoney((money) => money.wallet)
  if (!wallet) return null
  const after = (rupees: number) =>
    amountPaise === null ? '₹–' : formatRupees(fromPaise(toPaise(rupees) - amountPaise))
  return (
    <Definitions sums>
      <Definition term={<Trans>Balance now</Trans>}>{formatRupees(wallet.balance)}</Definition>
      <Definition term={<Trans>Held until it is decided</Trans>}>
        {amountPaise === null ? (
          '₹–'
        ) : (
          <span className="num-neg" translate="no">
            {formatSigned(fromPaise(-amountPaise))}
          </span>
        )}
      </Definition>
      <Definition term={<Trans>Balance after</Trans>}>{after(wallet.balance)}</Definition>
      <Definition term={<Trans>May still be withdrawn</Trans>}>{after(wallet.cash)}</Definition>
    </Definitions>
  )
}
