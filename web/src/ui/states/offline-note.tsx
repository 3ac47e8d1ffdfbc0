import { Trans } from '@lingui/react/macro'
import { Glyph } from '../basics/glyph.tsx'
import { useOnline } from './online.ts'

/**
 * The strip at the foot of the screen while the browser is offline, wherever the page has been scrolled to. It lies over
 * the page: on a line that comes and goes no price moves from under the finger.
 */
export function OfflineNote() {
  const online = useOnline()
  return (
    <div role="status" className="offline-note">
      {online ? null : (
        <div className="offline-note-strip">
          <Glyph name="offline" size={17} />
          <Trans>You are offline. Prices are paused, your bets are safe.</Trans>
        </div>
      )}
    </div>
  )
}
