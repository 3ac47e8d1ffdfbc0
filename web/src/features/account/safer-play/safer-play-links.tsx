import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { isNotOffered } from '../../../api/api-error.ts'
import { paths } from '../../../config/paths.ts'
import { RunningBreak } from '../../../player/running-break.tsx'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { Note } from '../../../ui/states/note.tsx'
import { account } from '../queries.ts'
import './safer-play.css'

/** Responsible play on /profile#limits: the break that runs, and where the tools stand; left out where the server has none. */
export function SaferPlayLinks() {
  const limits = useQuery(account.limits())
  const failure = useFailure(limits)
  if (isNotOffered(failure)) return null
  const { data } = limits
  const onBreak = data !== undefined && (data.timeOutUntil !== null || data.selfExcludedUntil !== null)
  return (
    <Box id="limits" title={<Trans>Responsible play</Trans>}>
      {onBreak ? (
        <div className="safer-play-note">
          <Note tone="warn">
            <RunningBreak limits={data} />
          </Note>
        </div>
      ) : null}
      <p className="safer-play-rule text-muted">
        <Trans>Limits on deposits, losses and stakes, a reality check, time-out and self-exclusion.</Trans>
      </p>
      <div className="safer-play-links">
        <Link to={paths.setLimits} className={buttonClass('secondary')}>
          <Trans>Limits and breaks</Trans>
        </Link>
        <Link to={paths.activity} className={buttonClass('secondary')}>
          <Trans>My activity</Trans>
        </Link>
      </div>
    </Box>
  )
}
