import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { type Banner, bannerTarget } from '../../features/content/banners/banner-rules.ts'
import { PlayerLink } from '../../player/player-link.tsx'
import { buttonClass } from '../../ui/basics/button.tsx'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import './banner-action.css'

/** Few banners lead to a match: its prices come when one does. */
const BannerPrices = lazyPart(() => import('./banner-prices.tsx').then((chunk) => chunk.BannerPrices))

const button = buttonClass('secondary', false, 'banner-action-link banner-action-cover')

/**
 * Under the text of a banner: the prices of the match that it leads to, else its label, which may be missing. The whole banner is
 * the link, named by its address when it has no words. A guest may have to log in first; another site opens beside this one and
 * is named, whole however long the label is.
 */
export function BannerAction({ banner }: { banner: Banner }) {
  const target = bannerTarget(banner.href)
  if (target === null) return null
  const { to, host } = target
  if (host !== null) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" className={button}>
        {banner.label ? <span className="truncate">{banner.label},</span> : null}{' '}
        <span className="banner-action-host truncate">{host}</span>{' '}
        <span className="sr-only">
          <Trans>(opens in a new tab)</Trans>
        </span>
      </a>
    )
  }
  const To = target.forPlayers ? PlayerLink : Link
  const link = banner.label ? (
    <To to={to} className={button}>
      <span className="truncate">{banner.label}</span>
    </To>
  ) : (
    <To to={to} className="banner-action-cover" aria-label={banner.title || banner.alt || to} />
  )
  if (!/^\/exchange\/(?!Inplay)[\w-]+$/i.test(to)) return link
  return <BannerPrices banner={banner} otherwise={link} waiting={link} failed={() => link} />
}
