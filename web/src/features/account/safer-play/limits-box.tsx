import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { isNotOffered } from '../../../api/api-error.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { formatRupees } from '../../../lib/money.ts'
import type { IntentState } from '../../../money/intent.ts'
import { FormOrLost, Refusal, showOutcome } from '../../../money/intent-outcome.tsx'
import { useFreshStart, useIntent } from '../../../money/intent-store.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { account, type Limits, setLimits, takeLimits } from '../queries.ts'
import { KindName, LimitsForm, PeriodName } from './limits-form.tsx'
import { valuesOf } from './limits-rules.ts'
import './limits-box.css'

/** The player's own limits, /responsiblegame#set-limits; left out where the server has none. */
export function LimitsBox() {
  const limits = useQuery(account.limits())
  const failure = useFailure(limits)
  useFreshStart(setLimits, 'own')
  // Kept here, since the form starts again from the saved values.
  const [saved, setSaved] = useState<string | null>(null)
  if (isNotOffered(failure)) return null
  return (
    <Box id="set-limits" title={<Trans>Your limits</Trans>}>
      <p className="limits-box-rule text-muted">
        <Trans>
          Limits that you set for yourself. If several limits apply, the lowest is used. A lower limit starts at once;
          raising or removing one takes 24 hours. An empty box is no limit.
        </Trans>
      </p>
      <Loaded of={limits} failed={<Trans>We could not load your limits</Trans>} waiting={<WaitingRows rows={5} />}>
        {(data) => (
          <>
            <Waiting limits={data} onSaved={setSaved} />
            <LimitsForm
              key={JSON.stringify([valuesOf(data), data.pending])}
              limits={data}
              saved={saved}
              onSaved={setSaved}
            />
          </>
        )}
      </Loaded>
    </Box>
  )
}

type WaitingProps = { limits: Limits; onSaved: (text: string) => void }

/** Higher limits that do not hold yet; each can be taken back until it does. */
function Waiting({ limits, onSaved }: WaitingProps) {
  if (limits.pending.length === 0) return null
  return (
    <div className="limits-box-note">
      <Note>
        <ul>
          {limits.pending.map((one) => (
            <WaitingLimit key={`${one.kind} ${one.period}`} limits={limits} one={one} onSaved={onSaved} />
          ))}
        </ul>
      </Note>
    </div>
  )
}

function WaitingLimit({ limits, one, onSaved }: WaitingProps & { one: Limits['pending'][number] }) {
  const { kind, period, amount, from } = one
  const { t } = useLingui()
  const queries = useQueryClient()
  const taking = useIntent(setLimits, `take back ${kind} ${period}`)
  const id = useId()
  useFreshStart(setLimits, `take back ${kind} ${period}`)
  const finish = (end: IntentState<Limits>) => {
    const done = t`Limits saved`
    showOutcome(end, { done })
    if (end.at !== 'done') return
    onSaved(done)
    taking.startAgain()
    takeLimits(queries, end.answer)
  }
  // Setting the limit in force again cancels the one that waits.
  const takeBack = async () => {
    const body = { [kind]: { [period]: limits[kind][period] } }
    finish(await taking.send(body))
  }
  return (
    <li>
      <span id={`${id}limit`}>
        <KindName kind={kind} />, <PeriodName period={period} />:{' '}
        {amount === null ? (
          <Trans>no limit from {formatDateTime(from)}</Trans>
        ) : (
          <Trans>
            {formatRupees(amount)} from {formatDateTime(from)}
          </Trans>
        )}
      </span>{' '}
      <FormOrLost intent={taking} onEnd={finish}>
        <Button
          variant="quiet"
          id={`${id}button`}
          aria-labelledby={`${id}button ${id}limit`}
          busy={taking.state.at === 'submitting'}
          onClick={() => void takeBack()}
        >
          <Trans>Take back</Trans>
        </Button>
        <Refusal state={taking.state} />
      </FormOrLost>
    </li>
  )
}
