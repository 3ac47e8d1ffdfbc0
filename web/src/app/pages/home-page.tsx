import { Trans } from '@lingui/react/macro'
import { BannerCarousel } from '../../features/content/banners/banner-carousel.tsx'
import { LiveNow } from '../../features/sports/lists/live-now.tsx'
// Loaded together with the page. By itself LiveNow loads its rows once there are matches, so that the landing page stays small.
import '../../features/sports/lists/live-now-rows.tsx'
import { StoppedByBreak, useBreak, useIsBreakUnknown } from '../../player/running-break.tsx'
import { PageHeading } from '../../ui/basics/page-heading.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import { BalancePanel } from './balance-panel.tsx'
import { BannerAction } from './banner-action.tsx'
import './page-blocks.css'
import './home-page.css'

/** The games stand below the first screen; their dozen files come after it. */
const HomeGames = lazyPart(() => import('./home-games.tsx').then((chunk) => chunk.HomeGames))

/** A player's home (spec 2.4): matches in play, balances beside the banners, the games played last, the groups of games. */
export function HomePage() {
  return (
    <div className="wrap wrap-wide page-blocks home-page">
      <PageHeading className="sr-only">
        <Trans>Home</Trans>
      </PageHeading>
      <LiveNow limit={6} />
      <div className="home-page-top">
        <Banners />
        <BalancePanel />
      </div>
      <HomeGames
        waiting={<div className="game-groups-space" />}
        failed={(retry) => <ErrorState title={<Trans>We could not load the games</Trans>} onRetry={retry} />}
      />
    </div>
  )
}

/** The banners. During a break a notice takes their space, so that the player sees no invitation to play. */
function Banners() {
  const ends = useBreak()
  const isUnknown = useIsBreakUnknown()
  if (ends === null) {
    return <BannerCarousel isHeldBack={isUnknown} action={(banner) => <BannerAction banner={banner} />} />
  }
  return (
    <div className="home-page-break">
      <StoppedByBreak ends={ends}>
        <Trans>
          Until it ends you cannot bet, open games, deposit or claim a bonus. Open bets are settled, and you can
          withdraw.
        </Trans>
      </StoppedByBreak>
    </div>
  )
}
