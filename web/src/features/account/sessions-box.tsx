import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isNotOffered } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { invalidate } from '../../api/query.ts'
import { formatDateTime } from '../../lib/dates.ts'
import { removal } from '../../money/delete-once.ts'
import { finishFormRequest } from '../../player/finish-form-request.ts'
import { Button } from '../../ui/basics/button.tsx'
import { Box } from '../../ui/basics/page.tsx'
import { Tag } from '../../ui/basics/tag.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { Records } from '../../ui/records/records.tsx'
import { useFailure } from '../../ui/states/failure.ts'
import { Loaded, WaitingRows } from '../../ui/states/loaded.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { account, type PlayerSession } from './queries.ts'
import './sessions-box.css'

/** Where the player is signed in; any but this one can be ended. Left out where the server does not list them. */
export function SessionsBox() {
  const { t } = useLingui()
  const sessions = useQuery(account.sessions())
  const failure = useFailure(sessions)
  if (isNotOffered(failure)) return null
  return (
    <Box title={<Trans>Where you are signed in</Trans>}>
      <Loaded of={sessions} failed={<Trans>We could not load your sessions</Trans>} waiting={<WaitingRows rows={2} />}>
        {(data) => (
          <Records label={t`Where you are signed in`} className="sessions-box-rows">
            {data.sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Records>
        )}
      </Loaded>
    </Box>
  )
}

function SessionRow({ session: { id, device, startedAt, lastSeenAt, current } }: { session: PlayerSession }) {
  return (
    <li>
      <div>
        <b>{deviceText(device)}</b>
        <small>
          <Trans>
            Signed in {formatDateTime(startedAt)}, last seen {formatDateTime(lastSeenAt)}
          </Trans>
        </small>
      </div>
      {current ? (
        <Tag>
          <Trans>This device</Trans>
        </Tag>
      ) : (
        <End id={id} device={deviceText(device)} />
      )}
    </li>
  )
}

function End({ id, device }: { id: string; device: string }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const end = useSubmit((_: undefined, signal) => {
    const isListed = async () => {
      const { sessions } = await call('listSessions', { signal })
      return sessions.some((session) => session.id === id)
    }
    const ended = removal(call('endSession', { path: { id }, signal }), { unknown: 'session_not_found', isListed })
    return finishFormRequest(ended, {
      signal,
      done: () => {
        toast('success', t`Session ended`)
        invalidate(queries, 'listSessions')
      },
      otherwise: t`Something went wrong`,
    })
  })
  return (
    <Button onClick={() => void end.submit(undefined)} busy={end.busy} aria-label={t`Sign out on ${device}`}>
      <Trans>Sign out</Trans>
    </Button>
  )
}

/** A server's words for a device, 'Safari on Linux': the names stay, what joins them is translated; others stay as they are. */
function deviceText(device: string): string {
  const [browser, system, ...rest] = device.split(' on ')
  if (device === 'Unknown device') return t`Unknown device`
  return browser && system && rest.length === 0 ? t`${browser} on ${system}` : device
}
