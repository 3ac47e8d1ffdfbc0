import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { formatRupees } from '../../../lib/money.ts'
import type { IntentState } from '../../../money/intent.ts'
import { FormOrLost, Refusal, tellOutcome } from '../../../money/intent-outcome.tsx'
import { useIntent } from '../../../money/intent-store.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { type Limits, setLimits, takeLimits } from '../queries.ts'
import {
  changeOf,
  type LimitKind,
  type LimitPeriod,
  type LimitValues,
  limitKinds,
  limitPeriods,
  limitProblem,
  valuesOf,
} from './limits-rules.ts'
import './limits-form.css'

/** Sets the player's own limits; only what was changed is sent. */
export function LimitsForm({ limits }: { limits: Limits }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm<LimitValues>({ defaultValues: valuesOf(limits) })
  const { handleSubmit } = form
  const saving = useIntent(setLimits, 'own')
  const finish = (end: IntentState<Limits>) => {
    tellOutcome(end, { done: t`Limits saved` })
    if (end.at !== 'done') return
    saving.startAnew()
    takeLimits(queries, end.answer)
  }
  const save = async (values: LimitValues) => {
    const body = changeOf(limits, values)
    if (body !== null) finish(await saving.send(body, (idempotencyKey) => call('setLimits', { body, idempotencyKey })))
  }
  return (
    <FormOrLost intent={saving} onEnd={finish}>
      <form noValidate onSubmit={handleSubmit(save)} className="form">
        {limitKinds.map((kind) => (
          <KindLimits key={kind} kind={kind} limits={limits} form={form} />
        ))}
        <Refusal state={saving.state} />
        <Button type="submit" large busy={saving.state.at === 'submitting'}>
          <Trans>Save limits</Trans>
        </Button>
      </form>
    </FormOrLost>
  )
}

function KindLimits(props: { kind: LimitKind; limits: Limits; form: UseFormReturn<LimitValues> }) {
  const { kind, limits, form } = props
  const { register, formState } = form
  return (
    <fieldset>
      <legend className="limits-form-kind">
        <KindName kind={kind} />
      </legend>
      <div className="limits-form-row">
        {limitPeriods.map((period) => (
          <TextField
            key={period}
            {...register(`${kind}.${period}`, { validate: limitProblem })}
            label={<PeriodName period={period} />}
            error={formState.errors[kind]?.[period]?.message}
            before={<span className="field-sign">₹</span>}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
          />
        ))}
      </div>
      <Used of={limits} kind={kind} />
    </fieldset>
  )
}

/** What counts against the limits of a kind that are set; words for the eye that looks for room, not part of a field. */
function Used({ of: limits, kind }: { of: Limits; kind: LimitKind }) {
  const set = limitPeriods.filter((period) => limits[kind][period] !== null)
  const { used } = limits
  if (used === undefined || set.length === 0) return null
  return (
    <p className="limits-form-used text-sm text-muted">
      {set.map((period) => (
        <span key={period}>
          <PeriodName period={period} />: <Trans>{formatRupees(used[kind][period])} used</Trans>
        </span>
      ))}
      {kind === 'stake' ? (
        <span>
          <Trans>Offers that still wait in the book count too.</Trans>
        </span>
      ) : null}
    </p>
  )
}

export function KindName({ kind }: { kind: LimitKind }) {
  if (kind === 'deposit') return <Trans>Deposits</Trans>
  return kind === 'loss' ? <Trans>Losses</Trans> : <Trans>Stakes</Trans>
}

export function PeriodName({ period }: { period: LimitPeriod }) {
  if (period === 'daily') return <Trans>24 hours</Trans>
  return period === 'weekly' ? <Trans>7 days</Trans> : <Trans>30 days</Trans>
}
