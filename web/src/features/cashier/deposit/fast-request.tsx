import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { isNotOffered } from '../../../api/api-error.ts'
import { paths } from '../../../config/paths.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { formatRupees } from '../../../lib/money.ts'
import { useIntent } from '../../../money/intent-store.ts'
import { FocusOnMount } from '../../../ui/states/focus-on-mount.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { cashier, type Deposit, payDepositFast } from '../queries.ts'
import { DepositReceipt } from './deposit-receipt.tsx'
import { PayPage } from './pay-page.tsx'

/** Where a fast payment's receipt stands: who comes back from the provider's page finds it, though the tab has forgotten. */
export function fastRequestPath(id: string): string {
  return `${paths.deposit('fast')}?request=${encodeURIComponent(id)}`
}

/** What the entry of the history keeps, so that Back from the provider's page leads there once more. */
export function keptPage(url: string): { payPage: string } {
  return { payPage: url }
}

function pageIn(kept: unknown): string | null {
  if (typeof kept !== 'object' || kept === null || !('payPage' in kept)) return null
  return typeof kept.payPage === 'string' ? kept.payPage : null
}

/** A fast payment's receipt, before it is paid and after; `children` where the request is not known. */
export function FastRequest({ id, children }: { id: string; children: ReactNode }) {
  const { state, startAgain } = useIntent(payDepositFast, 'fast')
  const navigate = useNavigate()
  const url = pageIn(useLocation().state)
  const asked = useQuery(cashier.deposit(id))
  const made = state.at === 'done' && state.answer.request?.id === id ? state.answer.request : null
  const begin = () => {
    startAgain()
    void navigate(paths.deposit('fast'))
  }
  const receipt = (request: Deposit) => (
    <DepositReceipt request={request} open={url === null ? <Elsewhere /> : <PayPage url={url} />} onNew={begin} />
  )
  // A server that lists none has reported it all the same.
  if (made) return <FocusOnMount>{receipt(made)}</FocusOnMount>
  if (isNotOffered(asked.error)) return children
  return (
    <Loaded of={asked} failed={<Trans>We could not load your requests</Trans>}>
      {(request) => (request ? receipt(request) : children)}
    </Loaded>
  )
}

/** Who came back by the provider's own link: the address of its page is not known any more. */
function Elsewhere() {
  return (
    <p className="text-muted">
      <Trans>
        The payment is made on the page of the payment provider. What becomes of it shows here by itself; without a
        payment the request ends after a few minutes.
      </Trans>
    </p>
  )
}

/** Above an empty form: the newest request that may still wait for the provider, so that the player does not pay twice. */
export function OpenFastRequest() {
  const { data } = useQuery(cashier.pendingDeposits())
  const open = data?.rows.find(({ byProvider }) => byProvider)
  if (open === undefined) return null
  const { id, amount, createdAt } = open
  return (
    <Note tone="warn">
      <p>
        <Trans>
          A request of {formatRupees(amount)} is open already, since {formatDateTime(createdAt)} IST.
        </Trans>
      </p>
      <Link to={fastRequestPath(id)} className="link">
        <Trans>See request {id}</Trans>
      </Link>
    </Note>
  )
}
