import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { env } from '../../../config/env.ts'
import { parseUrl } from '../../../lib/parse-url.ts'
import { NotLoaded } from '../../../ui/states/loaded.tsx'
import { Skeleton } from '../../../ui/states/loading.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { useLiveTvName } from '../live-tv-name.ts'
import { type Match, sports } from '../queries.ts'
import { sportKey } from '../sport-names.ts'

/** The page with the pictures of a match, in a sandbox; its address is asked for when it is first shown. */
export function LiveTvPictures({ match }: { match: Match }) {
  const { t } = useLingui()
  const name = useLiveTvName(match)
  const pictures = useQuery(sports.liveTv(match.refMatchId, sportKey(match.sportId)))
  if (pictures.data === undefined || pictures.error) {
    return (
      <NotLoaded
        of={pictures}
        failed={<Trans>We could not load the pictures</Trans>}
        waiting={<Skeleton className="live-tv-frame" />}
      />
    )
  }
  const address = frameAddress(pictures.data.url, env().liveTvUrl, location.href)
  if (address === null) {
    return (
      <Note tone="warn">
        <Trans>The pictures come from a host that is not allowed here.</Trans>
      </Note>
    )
  }
  return (
    // Scripts only: its origin is "null", so that it cannot read the site's data.
    <iframe
      className="live-tv-frame"
      src={address}
      title={t`${name} of ${match.matchName}`}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      allow="autoplay; fullscreen"
    />
  )
}

/**
 * The address of a frame when its host is one that the configuration names: our own, or that of `service` (an absolute URL
 * or a path of our own). Null for any other host or scheme, and for what is no address.
 */
export function frameAddress(url: string, service: string, page: string): string | null {
  const address = parseUrl(url, page)
  if (!address) return null
  const allowed = [new URL(page).origin, new URL(service, page).origin]
  return /^https?:$/.test(address.protocol) && allowed.includes(address.origin) ? address.href : null
}
