import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { isNotOffered } from '../../../api/api-error.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { formatRupees } from '../../../lib/money.ts'
import { Box } from '../../../ui/basics/page.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { account, type Limits } from '../queries.ts'
import { KindName, LimitsForm, PeriodName } from './limits-form.tsx'
import { idleLimits, valuesOf } from './limits-rules.ts'
import './limits-box.css'

/** The player's own limits, /responsiblegame#set-limits; left out where the server has none. */
export function LimitsBox() {
  const limits = useQuery(account.limits())
  if (isNotOffered(limits.error)) return null
  return (
    <Box id="set-limits" title={<Trans>Your limits</Trans>}>
      <p className="limits-box-rule text-muted">
        <Trans>
          Limits that you set for yourself. The lowest one counts. Lower takes effect at once, higher or none after 24
          hours. An empty box is no limit.
        </Trans>
      </p>
      <Loaded of={limits} failed={<Trans>We could not load your limits</Trans>} waiting={<WaitingRows rows={5} />}>
        {(data) => (
          <>
            <Waiting pending={data.pending} />
            <Idle limits={data} />
            <LimitsForm key={JSON.stringify([valuesOf(data), data.pending])} limits={data} />
          </>
        )}
      </Loaded>
    </Box>
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

/** Limits that another one keeps out of reach. */
function Idle({ limits }: { limits: Limits }) {
  const idle = idleLimits(limits)
  if (idle.length === 0) return null
  return (
    <div className="limits-box-note">
      <Note>
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
    </div>
  )
}
