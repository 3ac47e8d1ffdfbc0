import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Tv, X } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../../ui/basics/button.tsx'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { useLiveTvName } from '../live-tv-name.ts'
import { type Match, sports } from '../queries.ts'
import { Floating } from './floating.tsx'
import { LiveTvPictures } from './live-tv-pictures.tsx'
import { closeLiveTv, hideLiveTv, openOnWideScreen, showLiveTv, useLiveTvShown } from './live-tv-store.ts'
import './live-tv.css'

/** Shows and hides the pictures of a match that has them; a wide screen shows them at once. Leaving the match hides them. */
export function LiveTvButton({ match }: { match: Match }) {
  const { refMatchId, liveTv, status } = match
  const name = useLiveTvName(match)
  const shown = useLiveTvShown(refMatchId)
  const isLive = liveTv && status === 'inplay'
  useEffect(() => {
    if (isLive) openOnWideScreen(refMatchId)
    return () => hideLiveTv(refMatchId)
  }, [refMatchId, isLive])
  if (!liveTv) return null
  return (
    <Button
      className="score-tool"
      aria-expanded={shown}
      onClick={() => (shown ? closeLiveTv() : showLiveTv(refMatchId))}
    >
      <Tv size={18} aria-hidden="true" />
      {shown ? <Trans>Hide pictures</Trans> : name}
    </Button>
  )
}

/** The phone's pictures, under the score; scrolled away they float in a corner. */
export function LiveTvStrip({ match }: { match: Match }) {
  const { t } = useLingui()
  const name = useLiveTvName(match)
  if (!useLiveTvShown(match.refMatchId)) return null
  return (
    <Floating name={name} closeLabel={t`Close pictures`} onClose={closeLiveTv}>
      <LiveTvPictures match={match} />
    </Floating>
  )
}

/** The desktop's pictures, over the slip: the board stays where it is. */
export function LiveTvRail({ matchId }: { matchId: string | null }) {
  const shown = useLiveTvShown(matchId)
  return shown && matchId !== null ? <OfMatchId matchId={matchId} /> : null
}

function OfMatchId({ matchId }: { matchId: string }) {
  const { data } = useQuery(sports.settings(matchId))
  return data ? <OfMatch match={data.match} /> : null
}

function OfMatch({ match }: { match: Match }) {
  const { t } = useLingui()
  return (
    <section className="live-tv-rail" aria-label={useLiveTvName(match)}>
      <LiveTvPictures match={match} />
      <IconButton
        label={t`Close pictures`}
        icon={<X size={18} aria-hidden="true" />}
        onClick={closeLiveTv}
        className="live-tv-tool"
      />
    </section>
  )
}
