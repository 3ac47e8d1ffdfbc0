import { Trans } from '@lingui/react/macro'
import { GameRailSkeleton } from '../../features/casino/covers/cover-skeletons.tsx'
import { BannerCarousel } from '../../features/content/banners/banner-carousel.tsx'
import { LiveNow } from '../../features/sports/lists/live-now.tsx'
import { useBrandName } from '../../site/brand-picture.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import { WhenSeen } from '../../ui/states/when-seen.tsx'
import { BannerAction } from './banner-action.tsx'
import './page-blocks.css'

/** The groups of games stand below the first screen and come after it. */
const GameGroups = lazyPart(() => import('./game-groups.tsx').then((chunk) => chunk.GameGroups))

/** The landing page of a guest (spec 2.2, 2.5): banners, matches in play, the groups of games. */
export function LandingPage() {
  return (
    <div className="wrap wrap-wide page-blocks">
      <h1 className="sr-only">{useBrandName()}</h1>
      <BannerCarousel action={(banner) => <BannerAction banner={banner} />} />
      <LiveNow limit={6} />
      <WhenSeen waiting={<div className="game-groups-space" />}>
        <GameGroups
          waiting={<GameRailSkeleton title={<Trans>Popular</Trans>} />}
          failed={(retry) => <ErrorState title={<Trans>We could not load the games</Trans>} onRetry={retry} />}
        />
      </WhenSeen>
    </div>
  )
}
