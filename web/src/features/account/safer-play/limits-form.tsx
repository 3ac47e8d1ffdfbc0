import type { Body } from '@chaupar/api/api'
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { formatDateTime } from '../../../lib/dates.ts'
import { formatRupees } from '../../../lib/money.ts'
import type { IntentState } from '../../../money/intent.ts'
import { FormOrLost, Refusal, showOutcome } from '../../../money/intent-outcome.tsx'
import { useIntent } from '../../../money/intent-store.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { type Limits, setLimits, takeLimits } from '../queries.ts'
import {
  amountsOf,
  changeOf,
  idleLimits,
  type LimitKind,
  type LimitPeriod,
  type LimitValues,
  limitKinds,
  limitPeriods,
  limitProblem,
  newlyPending,
  stoppedBy,
  valuesOf,
} from './limits-rules.ts'
import './limits-form.css'

type LimitsFormProps = {
  limits: Limits
  /** What the last press saved, to be read until a limit is changed again. */
  saved: string | null
  onSaved: (text: string) => void
}

/** Sets the player's own limits; only what was changed is sent. */
export function LimitsForm({ limits, saved, onSaved }: LimitsFormProps) {
  const queries = useQueryClient()
  const form = useForm<LimitValues>({ defaultValues: valuesOf(limits) })
  const { handleSubmit } = form
  const [asked, setAsked] = useState<{ body: Body<'setLimits'>; open: boolean } | null>(null)
  const saving = useIntent(setLimits, 'own')
  const finish = (end: IntentState<Limits>, before: Limits['pending']) => {
    if (end.at !== 'done') return showOutcome(end)
    const done = savedText(end.answer, before)
    showOutcome(end, { done })
    onSaved(done)
    saving.startAgain()
    takeLimits(queries, end.answer)
  }
  const send = async (body: Body<'setLimits'>) => {
    const end = await saving.send(body)
    finish(end, limits.pending)
  }
  const save = async (values: LimitValues) => {
    const body = changeOf(limits, values)
    if (body === null) return
    if (stoppedBy(body).length > 0) setAsked({ body, open: true })
    else await send(body)
  }
  return (
    // After a look-up it is not known what waited before the press, so that everything that waits is shown.
    <FormOrLost intent={saving} onEnd={(end) => finish(end, [])}>
      <form noValidate onSubmit={handleSubmit(save)} className="form">
        {limitKinds.map((kind) => (
          <KindLimits key={kind} kind={kind} limits={limits} form={form} />
        ))}
        <Refusal state={saving.state} />
        <Button type="submit" large busy={saving.state.at === 'submitting'}>
          <Trans>Save limits</Trans>
        </Button>
        {saved === null || form.formState.isDirty ? null : <Note>{saved}</Note>}
        <Idle values={form.watch()} />
      </form>
      {asked === null ? null : (
        <ZeroLimitDialog
          open={asked.open}
          kinds={stoppedBy(asked.body)}
          onSure={() => {
            setAsked({ ...asked, open: false })
            void send(asked.body)
          }}
          onCancel={() => setAsked({ ...asked, open: false })}
        />
      )}
    </FormOrLost>
  )
}

/** Asks before a limit of nothing: it stops at once what it limits, and a day passes until a higher one holds. */
function ZeroLimitDialog(props: {
  open: boolean
  kinds: readonly LimitKind[]
  onSure: () => void
  onCancel: () => void
}) {
  const { open, kinds, onSure, onCancel } = props
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open={open}
      title={t`Set a limit of ${formatRupees(0)}?`}
      confirmLabel={<Trans>Set the limit</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      onConfirm={onSure}
      onCancel={onCancel}
    >
      <ul className="limits-form-zero">
        {kinds.map((kind) => (
          <li key={kind}>
            <Stopped kind={kind} />
          </li>
        ))}
      </ul>
      <p>
        <Trans>It holds at once. A higher limit, or none, holds only 24 hours after you ask for it.</Trans>
      </p>
    </ConfirmDialog>
  )
}

/** What a limit of nothing leaves. Losses count less what was won, so that a win of the same time can be lost again. */
function Stopped({ kind }: { kind: LimitKind }) {
  if (kind === 'deposit') return <Trans>You cannot deposit at all.</Trans>
  if (kind === 'stake') return <Trans>You cannot bet or play games at all.</Trans>
  return (
    <Trans>
      You can lose no more than you have won over the same time. If you have won nothing, you cannot bet or play games.
    </Trans>
  )
}

/** Says of limits that were saved what is true of them: a higher one, or none, does not hold yet. */
function savedText(saved: Limits, before: Limits['pending']): string {
  const waits = newlyPending(saved.pending, before)
  if (waits === null) return t`Limits saved`
  const when = formatDateTime(waits.from)
  return waits.isHigher ? t`Saved. Higher limits hold from ${when}` : t`Saved. What you removed holds until ${when}`
}

/** Limits that another one keeps out of reach, as they are typed; under the button, so that it stays where it is pressed. */
function Idle({ values }: { values: LimitValues }) {
  const idle = idleLimits(amountsOf(values))
  if (idle.length === 0) return null
  return (
    <Note role="status">
      <ul>
        {idle.map(({ kind, period, first }) => (
          <li key={`${kind} ${period}`}>
            <KindName kind={kind} />:{' '}
            <Trans>
              the lower limit over {<PeriodName period={first} />} holds before the one over{' '}
              {<PeriodName period={period} />}
            </Trans>
          </li>
        ))}
      </ul>
    </Note>
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
            maxLength={40}
          />
        ))}
      </div>
      <Used of={limits} kind={kind} />
    </fieldset>
  )
}

/** What counts against the limits of a kind that are set; not part of a field's accessible description. */
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
