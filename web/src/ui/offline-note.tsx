import { Trans } from '@lingui/react/macro'
import { Glyph } from './glyph.tsx'
import { useOnline } from './online.ts'

/** The strip under the header while the browser is offline; takes no room otherwise. */
export function OfflineNote() {
  const online = useOnline()
  return (
    <div role="status">
      {online ? null : (
        <div className="flex min-h-10 items-center gap-3 border-b border-accent-line bg-accent-wash px-3 py-2 text-strong desk:px-5">
          <Glyph name="offline" className="text-[17px]" />
          <Trans>You are offline. Prices are paused, your bets are safe.</Trans>
        </div>
      )}
    </div>
  )
}
