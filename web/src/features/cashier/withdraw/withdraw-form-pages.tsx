import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Page } from '../../../ui/basics/page.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { type Bank, cashier, createWithdrawal } from '../queries.ts'
import { useKeptReceipt } from '../requests/kept-receipt.ts'
import { CutNote } from './cash-box.tsx'
import { useIsCut } from './use-withdraw-funds.ts'
import { useWithdrawOffer } from './use-withdraw-offer.ts'
import { allMet } from './withdraw-conditions.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawReceipt } from './withdraw-receipt.tsx'

/** /withdraw/{mode}: the form of bank, card or a gateway (spec 2.4). */
export function WithdrawMethodPage() {
  const { mode = '' } = useParams()
  const found = useWithdrawOffer(mode)
  const gateway = found.offer?.gateway
  return (
    <Page
      title={gateway ? <Trans>Withdraw by {gateway.name}</Trans> : <Trans>Withdraw</Trans>}
      lead={
        <Link to={paths.withdraw} className="link">
          <Trans>All methods</Trans>
        </Link>
      }
    >
      <WithdrawStep {...found} />
    </Page>
  )
}

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
    >
      <Loaded of={accounts} failed={<Trans>We could not load your accounts</Trans>} waiting={<Waiting />}>
        {() => (account ? <AmountStep account={account} /> : null)}
      </Loaded>
    </Page>
  )
}

function AmountStep({ account }: { account: Bank }) {
  return <WithdrawStep {...useWithdrawOffer(account.type)} accounts={[account]} />
}

type WithdrawStepProps = ReturnType<typeof useWithdrawOffer> & {
  /** In place of all saved accounts of this way. */
  accounts?: readonly Bank[]
}

/** The form of one way of withdrawing. An unknown way leads to the list, an unmet condition back to the checklist (spec 2.4). */
function WithdrawStep({ reading, offer, accounts }: WithdrawStepProps) {
  const key = offer?.gateway?.key ?? ''
  // Whatever changes while a request is on its way, the player stays with its answer.
  const begun = createWithdrawal.useIntents((intents) => (intents[key]?.state.at ?? 'ready') !== 'ready')
  const isCut = useIsCut()
  // The receipt of a request made before a reload is shown whatever the conditions for another one are.
  const { id, forget } = useKeptReceipt(undefined)
  const kept = useQuery({ ...cashier.withdrawal(id), enabled: id !== '' && !begun })
  const keptFailure = useFailure(kept)
  if (offer?.gateway === null) return <Navigate to={paths.withdraw} replace />
  if (!begun && offer && kept.data?.method === key) {
    return <WithdrawReceipt request={kept.data} onNew={forget} />
  }
  // A receipt of a request just made loads the same data and stays meanwhile.
  if (!begun && kept.isLoading && !keptFailure) return <Waiting />
  if (offer && offer.cash !== undefined && !allMet(offer.conditions) && !begun) {
    return <Navigate to={paths.preWithdraw(offer.gateway.key)} replace />
  }
  if (offer && offer.cash === undefined && isCut && !reading.isFetching && !reading.error) return <CutNote />
  return (
    <Loaded
      of={{ ...reading, data: offer?.cash === undefined ? undefined : offer }}
      failed={<Trans>We could not load this method</Trans>}
      waiting={<Waiting />}
    >
      {({ gateway, cash = 0, accounts: saved }) => (
        <WithdrawForm key={gateway.key} gateway={gateway} accounts={accounts ?? saved} cash={cash} />
      )}
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
