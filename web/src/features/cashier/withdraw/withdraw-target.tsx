import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { DescribedFields } from '../../../ui/forms/described/described-fields.tsx'
import type { DescribedForm } from '../../../ui/forms/described/described-rules.ts'
import { type AskedText, boxOf, fieldProblem } from '../../../ui/forms/field-problem.ts'
import { FieldError, TextField } from '../../../ui/forms/text-field.tsx'
import { RadioTile, TileGrid } from '../../../ui/records/tile.tsx'
import { GatewayMark } from '../gateways/gateway-mark.tsx'
import { needsSavedAccount } from '../gateways/gateway-uses.ts'
import type { Bank, Gateway } from '../queries.ts'
import './withdraw-target.css'

/** `account`: id of a saved one, or the number at the gateway; `amount` as typed. */
export type WithdrawValues = { account: string; amount: string } & DescribedForm

type TargetProps = { gateway: Gateway; accounts: readonly Bank[]; form: UseFormReturn<WithdrawValues> }

/**
 * Fields that have no part of their own in the request. It is JSON: an optional file is not asked, one that is
 * required makes the method unusable (withdraw-conditions.ts).
 */
export function describedBy({ fields }: Pick<Gateway, 'fields'>): Gateway['fields'] {
  return fields.filter(({ name, kind }) => name !== 'account' && name !== 'bankId' && kind !== 'file')
}

/** What the gateway asks of the number that is paid to. */
export function askedAccount({ fields }: Pick<Gateway, 'fields'>): AskedText {
  return fields.find(({ name }) => name === 'account') ?? { label: t`Account`, required: true }
}

/** Where the money goes, and what else the gateway asks of the receiver. */
export function WithdrawTarget(target: TargetProps) {
  return (
    <div className="form">
      <TargetAccount {...target} />
      <DescribedFields fields={describedBy(target.gateway)} />
    </div>
  )
}

/** A saved bank or card to choose, or the number at the gateway to type. */
function TargetAccount({ gateway, accounts, form }: TargetProps) {
  const { t } = useLingui()
  const { register, formState } = form
  const error = formState.errors.account?.message
  if (needsSavedAccount(gateway.key)) {
    return (
      <fieldset>
        <legend className="sr-only">
          <Trans>Saved account</Trans>
        </legend>
        <TileGrid>
          {accounts.map((account) => (
            <RadioTile
              key={account.id}
              {...register('account', { validate: (id) => (id ? undefined : t`Please choose an account`) })}
              value={account.id}
              picture={<GatewayMark method={account.type} />}
              title={`${account.bankName ?? t`Card`} ${account.number}`}
              text={account.holder}
            />
          ))}
        </TileGrid>
        <FieldError text={error} />
        <Link to={paths.bankDetails} className="link-quiet withdraw-target-add">
          <Trans>Add an account</Trans>
        </Link>
      </fieldset>
    )
  }
  const asked = askedAccount(gateway)
  return (
    <TextField
      {...register('account', { validate: (text) => fieldProblem(asked, text) })}
      {...boxOf(asked.pattern)}
      label={asked.label}
      error={error}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
    />
  )
}
