import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { CoverRail } from '../../features/content/cover-rail.tsx'
import { popularCovers } from '../../features/content/covers.ts'
import { useIsAuthenticated } from '../../session/session-store.ts'
import { Glyph } from '../../ui/glyph.tsx'

/** The popular games, as a rail of covers. */
export function PopularGames() {
  const { t } = useLingui()
  const player = useIsAuthenticated()
  return (
    <section aria-labelledby="popular">
      <div className="block-head">
        <h2 id="popular">
          <Trans>Popular</Trans>
        </h2>
        <Link to={player ? paths.gamesAll : paths.casinoLobby} className="block-all">
          <Trans>All games</Trans>
          <Glyph name="chevron-right" className="text-[16px]" />
        </Link>
      </div>
      <CoverRail covers={popularCovers} label={t`Popular games`} />
    </section>
  )
}
