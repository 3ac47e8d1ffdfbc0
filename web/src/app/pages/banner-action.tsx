import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { type Banner, isForPlayers } from '../../features/content/banners/banner-rules.ts'
import { priceText } from '../../features/sports/prices/price-text.ts'
import { sports } from '../../features/sports/queries.ts'
import { isOwnPath } from '../../player/deep-link.ts'
import { PlayerLink } from '../../player/player-link.tsx'
import { buttonClass } from '../../ui/basics/button.tsx'
import './banner-action.css'

/** Under the text of a banner: the prices of the match that it leads to, else its link. A guest may have to log in first. */
export function BannerAction({ banner }: { banner: Banner }) {
  const { t } = useLingui()
  const To = isForPlayers(banner.href) ? PlayerLink : Link
  const { data } = useQuery(sports.inplay())
  const match = data?.matches.find(({ refMatchId }) => paths.match(refMatchId) === banner.href)
  const runners = match?.firstMarket?.status === 'open' ? match.firstMarket.runners : []
  const priced = runners.filter((runner) => runner.back[0]).slice(0, 3)
  if (priced.length === 0) {
    return banner.label && isOwnPath(banner.href) ? (
      <To to={banner.href} className={buttonClass('primary', false, 'banner-action-link')}>
        <span className="truncate">{banner.label}</span>
      </To>
    ) : null
  }
  return (
    <div className="banner-action-prices">
      {priced.map((runner) => (
        <To
          key={runner.selectionId}
          to={banner.href}
          className="price"
          data-side="back"
          aria-label={t`Back ${runner.name} ${priceText(runner.back[0]?.price ?? 0)}`}
        >
          <span>{runner.name}</span>
          <b>{priceText(runner.back[0]?.price ?? 0)}</b>
        </To>
      ))}
    </div>
  )
}
