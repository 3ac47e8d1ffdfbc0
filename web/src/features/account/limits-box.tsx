import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { isNotOffered } from '../../api/api-error.ts'
import { formatDateTime } from '../../lib/dates.ts'
import { formatRupees } from '../../lib/money.ts'
import { Box } from '../../ui/basics/page.tsx'
import { Loaded, WaitingRows } from '../../ui/states/loaded.tsx'
import { Note } from '../../ui/states/note.tsx'
import { KindName, LimitsForm, PeriodName } from './limits-form.tsx'
import { account, type Limits } from './queries.ts'
import './limits-box.css'

/** Responsible play, /profile#limits; left out where the server has no limits. */
export function LimitsBox() {
  const limits = useQuery(account.limits())
  if (isNotOffered(limits.error)) return null
  return (
    <Box id="limits" title={<Trans>Responsible play</Trans>}>
      <p className="limits-box-rule text-muted">
        <Trans>
          Limits that you set for yourself. The lowest one counts. Lower takes effect at once, higher or none after 24
          hours. An empty box is no limit.
        </Trans>
      </p>
      <Loaded of={limits} failed={<Trans>We could not load your limits</Trans>} waiting={<WaitingRows rows={5} />}>
        {(data) => (
          <>
            <Break until={data.selfExcludedUntil ?? data.timeOutUntil} />
            <Waiting pending={data.pending} />
            <LimitsForm key={JSON.stringify(data)} limits={data} />
          </>
        )}
      </Loaded>
    </Box>
  )
}

function Break({ until }: { until: string | null }) {
  if (until === null) return null
  return (
    <div className="limits-box-note">
      <Note tone="warn">
        <Trans>You are taking a break from play until {formatDateTime(until)}.</Trans>
      </Note>
    </div>
  )
}

/** Higher limits that do not hold yet. */
function Waiting({ pending }: { pending: Limits['pending'] }) {
  if (pending.length === 0) return null
  return (
    <div className="limits-box-note">
      <Note>
        <ul>
          {pending.map(({ kind, period, amount, from }) => (
            <li key={`${kind} ${period}`}>
              <KindName kind={kind} />, <PeriodName period={period} />:{' '}
              {amount === null ? (
                <Trans>no limit from {formatDateTime(from)}</Trans>
              ) : (
                <Trans>
                  {formatRupees(amount)} from {formatDateTime(from)}
                </Trans>
              )}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}
