import { Trans } from '@lingui/react/macro'
import { BannerCarousel } from '../../features/content/banners/banner-carousel.tsx'
import { StoppedByBreak, useBreak } from '../../player/running-break.tsx'
import { BannerAction } from './banner-action.tsx'
import './home-banners.css'

/** The banners of a player. During a break, in the same room, its words: nobody is called to what he has shut out. */
export function HomeBanners() {
  const ends = useBreak()
  if (ends === null) return <BannerCarousel action={(banner) => <BannerAction banner={banner} />} />
  return (
    <div className="home-banners-break">
      <StoppedByBreak ends={ends}>
        <Trans>
          Until it ends you cannot bet, open games, deposit or claim a bonus. Open bets are settled, and you can
          withdraw.
        </Trans>
      </StoppedByBreak>
    </div>
  )
}
