import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Page } from '../../../ui/basics/page.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { Balances } from '../balances.tsx'
import { type Bank, cashier } from '../queries.ts'
import { useWithdrawOffer } from './use-withdraw-offer.ts'
import { WithdrawStep, WithdrawWaiting } from './withdraw-step.tsx'

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
      <Loaded of={accounts} failed={<Trans>We could not load your accounts</Trans>} waiting={<WithdrawWaiting />}>
        {() => (account ? <AmountStep account={account} /> : null)}
      </Loaded>
    </Page>
  )
}

function AmountStep({ account }: { account: Bank }) {
  return <WithdrawStep {...useWithdrawOffer(account.type)} accounts={[account]} />
}
