import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { exchangePath } from '../../config/paths.ts'
import { type Banner, isForPlayers } from '../../features/content/banner-rules.ts'
import { priceText } from '../../features/sports/price-text.ts'
import { sports } from '../../features/sports/queries.ts'
import { useAuthPanel } from '../../session/auth-panel-store.ts'
import { isOwnPath } from '../../session/deep-link.ts'
import { useIsAuthenticated } from '../../session/session-store.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Under the text of a banner: the prices of the match that it leads to, else its link. A guest may have to log in first. */
export function BannerAction({ banner }: { banner: Banner }) {
  const { t } = useLingui()
  const follow = useFollow(banner.href)
  const { data } = useQuery(sports.inplay())
  const match = data?.matches.find(({ refMatchId }) => exchangePath(refMatchId) === banner.href)
  const runners = match?.firstMarket?.status === 'open' ? match.firstMarket.runners : []
  const priced = runners.filter((runner) => runner.back[0]).slice(0, 3)
  if (priced.length === 0) {
    return banner.label && isOwnPath(banner.href) ? (
      <Link to={banner.href} onClick={follow} className={buttonClass('primary', false, 'mt-4')}>
        {banner.label}
      </Link>
    ) : null
  }
  return (
    <div className="banner-prices">
      {priced.map((runner) => (
        <Link
          key={runner.selectionId}
          to={banner.href}
          onClick={follow}
          className="price price-back"
          aria-label={t`Back ${runner.name} ${priceText(runner.back[0]?.price ?? 0)}`}
        >
          <span>{runner.name}</span>
          <b>{priceText(runner.back[0]?.price ?? 0)}</b>
        </Link>
      ))}
    </div>
  )
}

/** A guest's tap on a protected page opens the login modal on the spot, which leads on to the page. */
function useFollow(target: string): (event: MouseEvent) => void {
  const player = useIsAuthenticated()
  const open = useAuthPanel((state) => state.open)
  return (event) => {
    if (player || !isForPlayers(target)) return
    event.preventDefault()
    open('login', { target })
  }
}
