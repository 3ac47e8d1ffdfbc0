import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { usePlaySession } from './play-session.ts'
import { Net, SignedInTime } from './play-session-figures.tsx'

/** In the menus: how long the player has been signed in and what play came to since; leads to his activity. */
export function PlaySessionLine({ className, onFollow }: { className: string; onFollow: () => void }) {
  const { data, error } = usePlaySession()
  // The line keeps its space while it loads; with a server without it there is no line.
  if (error) return null
  return (
    <Link to={paths.activity} className={className} onClick={onFollow}>
      <span>
        <Trans>Time signed in</Trans> <b>{data ? <SignedInTime playSession={data} /> : '–'}</b>
      </span>
      <span>
        <Trans>Net</Trans> <b>{data ? <Net rupees={data.net} /> : '–'}</b>
      </span>
    </Link>
  )
}
