import { Trans } from '@lingui/react/macro'
import { BannerCarousel } from '../../features/content/banner-carousel.tsx'
import { LiveNow } from '../../features/sports/match-list.tsx'
import { BalancePanel } from './balance-panel.tsx'
import { BannerPrices } from './banner-prices.tsx'
import { PopularGames } from './popular-games.tsx'
import './pages.css'
import './home-page.css'

/** A player's home (spec 2.4): balances beside the banners, matches in play, games. */
export function HomePage() {
  return (
    <div className="wrap page-blocks">
      <h1 className="sr-only">
        <Trans>Home</Trans>
      </h1>
      <div className="home-top">
        <BannerCarousel extra={(banner) => <BannerPrices banner={banner} />} />
        <BalancePanel />
      </div>
      <LiveNow limit={6} />
      <PopularGames />
    </div>
  )
}
