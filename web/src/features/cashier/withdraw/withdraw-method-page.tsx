import { Trans } from '@lingui/react/macro'
import { Link, Navigate, useParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Page } from '../../../ui/basics/page.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { Balances } from '../balances.tsx'
import { createWithdrawal } from '../requests/money-calls.ts'
import { useWithdrawOffer } from './use-withdraw-offer.ts'
import { allMet } from './withdraw-conditions.ts'
import { WithdrawForm } from './withdraw-form.tsx'

/** /withdraw/{mode}: the form of bank, card or a gateway; an unmet condition leads back to the checklist (spec 2.4). */
export function WithdrawMethodPage() {
  const { mode = '' } = useParams()
  const { reading, offer } = useWithdrawOffer(mode)
  // Whatever changes while a request is on its way, the player stays with its answer.
  const begun = createWithdrawal.useIntents((intents) => (intents[mode.toLowerCase()]?.state.at ?? 'ready') !== 'ready')
  if (offer?.gateway === null) return <Navigate to={paths.withdraw} replace />
  if (offer && offer.cash !== undefined && !allMet(offer.conditions) && !begun) {
    return <Navigate to={paths.preWithdraw(offer.gateway.key)} replace />
  }
  return (
    <Page
      title={offer ? <Trans>Withdraw by {offer.gateway.name}</Trans> : <Trans>Withdraw</Trans>}
      lead={
        <Link to={paths.withdraw} className="link">
          <Trans>All methods</Trans>
        </Link>
      }
      aside={<Balances />}
    >
      <Loaded
        of={{ ...reading, data: offer?.cash === undefined ? undefined : offer }}
        failed={<Trans>We could not load this method</Trans>}
        waiting={
          <div className="box">
            <WaitingRows rows={6} />
          </div>
        }
      >
        {({ gateway, accounts, cash = 0 }) => (
          <WithdrawForm key={gateway.key} gateway={gateway} accounts={accounts} cash={cash} />
        )}
      </Loaded>
    </Page>
  )
}
