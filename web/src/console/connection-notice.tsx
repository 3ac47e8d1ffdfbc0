import { CloudOff, TriangleAlert } from 'lucide-react'
import { useOnline } from '../ui/states/online.ts'
import { problemText } from './control/control.ts'
import './connection-notice.css'

export type ConnectionNoticeProps = { error: unknown; isGone: boolean; world: string; onDefault: () => void }

/** A strip over everything while the browser is offline, the mock is silent, or the world has ended. */
export function ConnectionNotice({ error, isGone, world, onDefault }: ConnectionNoticeProps) {
  const online = useOnline()
  return (
    <div role="status">
      {online ? null : (
        <p className="connection-notice">
          <CloudOff size={16} aria-hidden="true" /> You are offline. What is shown may be old.
        </p>
      )}
      {online && error ? (
        <p className="connection-notice">
          <TriangleAlert size={16} aria-hidden="true" /> {problemText(error)}. Asking again every two seconds.
        </p>
      ) : null}
      {isGone ? (
        <p className="connection-notice">
          <TriangleAlert size={16} aria-hidden="true" /> There is no world {world}: it ended, or was idle for an hour.
          <button type="button" className="console-button" onClick={onDefault}>
            Go to the default world
          </button>
        </p>
      ) : null}
    </div>
  )
}
