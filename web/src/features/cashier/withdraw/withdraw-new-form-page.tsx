import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Page } from '../../../ui/basics/page.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { Balances } from '../balances.tsx'
import { type Bank, cashier } from '../queries.ts'
import { createWithdrawal } from '../requests/money-calls.ts'
import { useWithdrawOffer } from './use-withdraw-offer.ts'
import { allMet } from './withdraw-conditions.ts'
import { WithdrawForm } from './withdraw-form.tsx'

/** /withdrawnewForm, the second step: amount and confirm; without an account that is saved the first step (spec 2.4). */
export function WithdrawNewFormPage() {
  const [params] = useSearchParams()
  const id = params.get('account') ?? ''
  const accounts = useQuery({ ...cashier.savedAccounts(), enabled: id !== '' })
  const account = accounts.data?.banks.find((bank) => bank.id === id)
  if (id === '' || (accounts.data && !account)) return <Navigate to={paths.withdrawNew} replace />
  return (
    <Page
      title={<Trans>Withdraw to a saved account</Trans>}
      lead={
        <Link to={paths.withdrawNew} className="link">
          <Trans>Choose another account</Trans>
        </Link>
      }
      aside={<Balances />}
    >
      <Loaded of={accounts} failed={<Trans>We could not load your accounts</Trans>} waiting={<Waiting />}>
        {() => (account ? <AmountStep account={account} /> : null)}
      </Loaded>
    </Page>
  )
}

function AmountStep({ account }: { account: Bank }) {
  const { reading, offer } = useWithdrawOffer(account.type)
  const begun = createWithdrawal.useIntents((intents) => (intents[account.type]?.state.at ?? 'ready') !== 'ready')
  if (offer?.gateway === null) return <Navigate to={paths.withdraw} replace />
  if (offer && offer.cash !== undefined && !allMet(offer.conditions) && !begun) {
    return <Navigate to={paths.preWithdraw(account.type)} replace />
  }
  return (
    <Loaded
      of={{ ...reading, data: offer?.cash === undefined ? undefined : offer }}
      failed={<Trans>We could not load this method</Trans>}
      waiting={<Waiting />}
    >
      {({ gateway, cash = 0 }) => <WithdrawForm gateway={gateway} accounts={[account]} cash={cash} />}
    </Loaded>
  )
}

function Waiting() {
  return (
    <div className="box">
      <WaitingRows rows={6} />
    </div>
  )
}
