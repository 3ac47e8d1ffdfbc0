import { Trans } from '@lingui/react/macro'
import { LiveNow } from '../../features/sports/lists/live-now.tsx'
import { BalancePanel } from './balance-panel.tsx'
import { GameGroups } from './game-groups.tsx'
import { HomeBanners } from './home-banners.tsx'
import { LastPlayed } from './last-played.tsx'
import './page-blocks.css'
import './home-page.css'

/** A player's home (spec 2.4): balances beside the banners, the games played last, matches in play, the groups of games. */
export function HomePage() {
  return (
    <div className="wrap page-blocks home-page">
      <h1 className="sr-only">
        <Trans>Home</Trans>
      </h1>
      <div className="home-page-top">
        <HomeBanners />
        <BalancePanel />
      </div>
      <LastPlayed />
      <LiveNow limit={6} />
      <GameGroups jumps />
    </div>
  )
}
