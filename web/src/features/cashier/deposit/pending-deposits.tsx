import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { formatRupees, fromPaise, toPaise } from '../../../lib/money.ts'
import { Note } from '../../../ui/states/note.tsx'
import { useSearchState } from '../../../ui/states/search-state.ts'
import { MethodName } from '../gateways/gateway-text.tsx'
import { cashier, type Deposit } from '../queries.ts'

/**
 * Above the methods and above an empty form: the deposits that are still pending, so that the player does not pay twice.
 * Leaves out the one whose receipt the address asks for; empty where the server lists no deposits.
 */
export function PendingDeposits() {
  const { data } = useQuery(cashier.pendingDeposits())
  const shown = useSearchState().read('request')
  const pending = data?.rows.filter(({ id }) => id !== shown) ?? []
  const atProvider = pending.find(({ byProvider }) => byProvider)
  const checked = pending.filter(({ byProvider }) => !byProvider)
  const [only, ...others] = checked
  return (
    <>
      {atProvider ? <OpenAtProvider deposit={atProvider} /> : null}
      {only && others.length === 0 ? <OneChecked deposit={only} /> : null}
      {others.length > 0 ? <SeveralChecked deposits={checked} /> : null}
    </>
  )
}

function OpenAtProvider({ deposit: { id, amount, createdAt } }: { deposit: Deposit }) {
  return (
    <Note tone="warn">
      <p>
        <Trans>
          A request of {formatRupees(amount)} is open already, since {formatDateTime(createdAt)} IST.
        </Trans>
      </p>
      <Link to={paths.fastDepositReceipt(id)} className="link">
        <Trans>See request {id}</Trans>
      </Link>
    </Note>
  )
}

function OneChecked({ deposit: { id, amount, gateway } }: { deposit: Deposit }) {
  return (
    <Note tone="warn">
      <p>
        <Trans>
          {formatRupees(amount)} by <MethodName method={gateway} /> is being checked.
        </Trans>
      </p>
      <Link to={paths.depositReceipt(id)} className="link">
        <Trans>See request {id}</Trans>
      </Link>
    </Note>
  )
}

function SeveralChecked({ deposits }: { deposits: readonly Deposit[] }) {
  const sum = fromPaise(deposits.reduce((paise, { amount }) => paise + toPaise(amount), 0))
  return (
    <Note tone="warn">
      <p>
        <Trans>
          {deposits.length} deposits, {formatRupees(sum)} in all, are being checked.
        </Trans>
      </p>
      <Link to={paths.depositRequests} className="link">
        <Trans>See your requests</Trans>
      </Link>
    </Note>
  )
}
