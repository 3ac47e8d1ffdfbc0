import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { conclude } from '../../player/conclude.ts'
import { Button } from '../../ui/basics/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { KindName, PeriodName } from './limits-names.tsx'
import {
  changeOf,
  type LimitKind,
  type LimitValues,
  limitKinds,
  limitPeriods,
  limitProblem,
  minutesProblem,
  valuesOf,
} from './limits-rules.ts'
import { account, type Limits } from './queries.ts'
import './limits-form.css'

/** Sets the player's own limits; only what was changed is sent. */
export function LimitsForm({ limits }: { limits: Limits }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm<LimitValues>({ defaultValues: valuesOf(limits) })
  const { register, handleSubmit, formState } = form
  const save = useSubmit(async (values: LimitValues, signal) => {
    const body = changeOf(limits, values)
    if (body === null) return
    await conclude(call('setLimits', { body, signal }), {
      signal,
      done: (changed) => {
        toast('success', t`Limits saved`)
        queries.setQueryData(account.limits().queryKey, changed)
      },
      otherwise: t`Something went wrong`,
    })
  })
  return (
    <form noValidate onSubmit={handleSubmit(save.submit)} className="form">
      {limitKinds.map((kind) => (
        <KindLimits key={kind} kind={kind} form={form} />
      ))}
      <TextField
        {...register('sessionMinutes', { validate: minutesProblem })}
        label={<Trans>Remind me of the time after</Trans>}
        hint={<Trans>minutes, 5 to 1440</Trans>}
        error={formState.errors.sessionMinutes?.message}
        inputMode="numeric"
        maxLength={4}
      />
      <Button type="submit" large busy={save.busy}>
        <Trans>Save limits</Trans>
      </Button>
    </form>
  )
}

function KindLimits({ kind, form }: { kind: LimitKind; form: UseFormReturn<LimitValues> }) {
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
            before={<span className="limits-form-sign">₹</span>}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
          />
        ))}
      </div>
    </fieldset>
  )
}
