import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { type Bank, cashier, createWithdrawal } from '../queries.ts'
import { useKeptReceipt } from '../requests/kept-receipt.ts'
import { CutNote } from './cash-box.tsx'
import { useIsCut } from './use-withdraw-funds.ts'
import type { useWithdrawOffer } from './use-withdraw-offer.ts'
import { allMet } from './withdraw-conditions.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawReceipt } from './withdraw-receipt.tsx'

type WithdrawStepProps = ReturnType<typeof useWithdrawOffer> & {
  /** In place of all saved accounts of this way. */
  accounts?: readonly Bank[]
}

/** The form of one way of withdrawing. An unknown way leads to the list, an unmet condition back to the checklist (spec 2.4). */
export function WithdrawStep({ reading, offer, accounts }: WithdrawStepProps) {
  const key = offer?.gateway?.key ?? ''
  // Whatever changes while a request is on its way, the player stays with its answer.
  const begun = createWithdrawal.useIntents((intents) => (intents[key]?.state.at ?? 'ready') !== 'ready')
  const isCut = useIsCut()
  // What was made before the page was reloaded: its receipt is shown whatever the conditions of another one are.
  const { id, forget } = useKeptReceipt(undefined)
  const kept = useQuery({ ...cashier.withdrawal(id), enabled: id !== '' && !begun })
  if (offer?.gateway === null) return <Navigate to={paths.withdraw} replace />
  if (!begun && offer && kept.data?.method === key) {
    return <WithdrawReceipt request={kept.data} onNew={forget} />
  }
  // The receipt of a request that was just made asks for the same, and stands meanwhile.
  if (!begun && kept.isLoading) return <WithdrawWaiting />
  if (offer && offer.cash !== undefined && !allMet(offer.conditions) && !begun) {
    return <Navigate to={paths.preWithdraw(offer.gateway.key)} replace />
  }
  if (offer && offer.cash === undefined && isCut && !reading.isFetching && !reading.error) return <CutNote />
  return (
    <Loaded
      of={{ ...reading, data: offer?.cash === undefined ? undefined : offer }}
      failed={<Trans>We could not load this method</Trans>}
      waiting={<WithdrawWaiting />}
    >
      {({ gateway, cash = 0, accounts: saved }) => (
        <WithdrawForm key={gateway.key} gateway={gateway} accounts={accounts ?? saved} cash={cash} />
      )}
    </Loaded>
  )
}

export function WithdrawWaiting() {
  return (
    <div className="box">
      <WaitingRows rows={6} />
    </div>
  )
}
