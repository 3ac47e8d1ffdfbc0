import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FieldError } from '../../../ui/forms/text-field.tsx'
import { RadioTile, TileGrid } from '../../../ui/records/tile.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { GatewayMark } from '../gateways/gateway-mark.tsx'
import { cashier, type Gateway } from '../queries.ts'
import { OperatorAccount, PayTo } from './pay-to.tsx'

type AccountChoice = {
  /** What the player pays in; null until it fits. */
  amountPaise: number | null
  /** The form's field for the account of the operator. */
  field: UseFormRegisterReturn
  chosen: string
  error: string | undefined
}

/** Whom to pay: the gateway's receiver, or one of the operator's accounts. */
export function DepositTarget({ gateway, ...account }: AccountChoice & { gateway: Gateway }) {
  if (gateway.key === 'bank') return <OperatorAccounts {...account} />
  if (gateway.payTo) return <PayTo payTo={gateway.payTo} amountPaise={account.amountPaise} />
  return (
    <p className="text-muted">
      <Trans>The operator tells you whom to pay.</Trans>
    </p>
  )
}

function OperatorAccounts({ field, chosen, error, amountPaise }: AccountChoice) {
  const banks = useQuery(cashier.operatorBanks())
  return (
    <Loaded of={banks} failed={<Trans>We could not load the accounts to pay into</Trans>}>
      {({ bankDetails }) => {
        const bank = bankDetails.find(({ id }) => id === chosen)
        if (bankDetails.length === 0) {
          return (
            <EmptyState title={<Trans>No account to pay into is open now</Trans>}>
              <Trans>Choose another method, or come back later.</Trans>
            </EmptyState>
          )
        }
        return (
          <fieldset className="form">
            <legend className="field-label">
              <Trans>Account to pay into</Trans>
            </legend>
            <TileGrid>
              {bankDetails.map(({ id, bankName, accountNumber }) => (
                <RadioTile
                  key={id}
                  {...field}
                  value={id}
                  picture={<GatewayMark method="bank" />}
                  title={bankName}
                  text={accountNumber}
                />
              ))}
            </TileGrid>
            <FieldError text={error} />
            {bank ? <OperatorAccount bank={bank} amountPaise={amountPaise} /> : null}
          </fieldset>
        )
      }}
    </Loaded>
  )
}
