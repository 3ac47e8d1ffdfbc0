import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Tv, X } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../../ui/basics/button.tsx'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { type Match, sports } from '../queries.ts'
import { Floating } from './floating.tsx'
import { LiveTvPictures } from './live-tv-pictures.tsx'
import { hideLiveTv, showLiveTv, useLiveTvShown } from './live-tv-store.ts'
import './live-tv.css'

/** Shows and hides the pictures of a match that has them; leaving the match hides them. */
export function LiveTvButton({ match }: { match: Match }) {
  const { refMatchId } = match
  const shown = useLiveTvShown(refMatchId)
  useEffect(() => () => hideLiveTv(refMatchId), [refMatchId])
  if (!match.liveTv) return null
  return (
    <Button className="score-tool" aria-expanded={shown} onClick={() => (shown ? hideLiveTv : showLiveTv)(refMatchId)}>
      <Tv size={18} aria-hidden="true" />
      {shown ? <Trans>Hide live TV</Trans> : <Trans>Live TV</Trans>}
    </Button>
  )
}

/** The phone's pictures, under the score; scrolled away they float in a corner. */
export function LiveTvStrip({ match }: { match: Match }) {
  const { t } = useLingui()
  if (!useLiveTvShown(match.refMatchId)) return null
  return (
    <Floating name={t`Live TV`} closeLabel={t`Close live TV`} onClose={() => hideLiveTv(match.refMatchId)}>
      <LiveTvPictures match={match} />
    </Floating>
  )
}

/** The desktop's pictures, over the slip: the board stays where it is. */
export function LiveTvRail({ matchId }: { matchId: string | null }) {
  const shown = useLiveTvShown(matchId)
  return shown && matchId !== null ? <OfMatch matchId={matchId} /> : null
}

function OfMatch({ matchId }: { matchId: string }) {
  const { t } = useLingui()
  const { data } = useQuery(sports.settings(matchId))
  if (!data) return null
  return (
    <section className="live-tv-rail" aria-label={t`Live TV`}>
      <LiveTvPictures match={data.match} />
      <IconButton
        label={t`Close live TV`}
        icon={<X size={18} aria-hidden="true" />}
        onClick={() => hideLiveTv(matchId)}
        className="live-tv-tool"
      />
    </section>
  )
}
