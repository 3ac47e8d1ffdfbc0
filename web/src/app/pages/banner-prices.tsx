import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import type { Banner } from '../../features/content/banners/banner-rules.ts'
import { priceText } from '../../features/sports/prices/price-text.ts'
import { sports } from '../../features/sports/queries.ts'
import { PlayerLink } from '../../player/player-link.tsx'
import { useOnline } from '../../ui/states/online.ts'

/** The best back prices of the match that a banner leads to, above the banner's link; `otherwise` where there are none or they are old. */
export function BannerPrices({ banner, otherwise }: { banner: Banner; otherwise: ReactNode }) {
  const { t } = useLingui()
  const { data, isError } = useQuery(sports.inplay())
  const isOnline = useOnline()
  const match = data?.matches.find(({ refMatchId }) => paths.match(refMatchId) === banner.href)
  const runners = match?.firstMarket?.status === 'open' ? match.firstMarket.runners : []
  const priced = runners.filter((runner) => runner.back[0]).slice(0, 3)
  if (priced.length === 0 || isError || !isOnline) return otherwise
  return (
    <>
      <PlayerLink to={banner.href} className="banner-action-cover" aria-label={banner.title || banner.alt} />
      <div className="banner-action-prices">
        {priced.map((runner) => (
          <PlayerLink
            key={runner.selectionId}
            to={banner.href}
            className="price"
            data-side="back"
            aria-label={t`Back ${runner.name} ${priceText(runner.back[0]?.price ?? 0)}`}
          >
            <span translate="no">{runner.name}</span>
            <b translate="no">{priceText(runner.back[0]?.price ?? 0)}</b>
          </PlayerLink>
        ))}
      </div>
    </>
  )
}
