import { BannerCarousel } from '../../features/content/banner-carousel.tsx'
import { LiveNow } from '../../features/sports/match-list.tsx'
import { useAppDetails } from '../../session/app-details.ts'
import './pages.css'
import { BannerPrices } from './banner-prices.tsx'
import { PopularGames } from './popular-games.tsx'

/** The landing page of a guest (spec 2.2): banners, matches in play, popular games; the providers stand in the footer. */
export function LandingPage() {
  return (
    <div className="wrap page-blocks">
      <h1 className="sr-only">{useAppDetails()?.SEO_TITLE || 'Chaupar'}</h1>
      <BannerCarousel extra={(banner) => <BannerPrices banner={banner} />} />
      <LiveNow limit={6} />
      <PopularGames />
    </div>
  )
}
