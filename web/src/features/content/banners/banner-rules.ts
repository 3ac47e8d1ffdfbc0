import type { Schema } from '@chaupar/api/api'
import { routeKindOf } from '../../../config/routes.ts'
import { isAllowedPicture, isOwnPath } from '../../../lib/outside-address.ts'
import { parseUrl } from '../../../lib/parse-url.ts'

export type Banner = Schema<'Banner'>

/** Banners ascending by `order` (spec 4); equal orders keep the server's order, a missing order goes last. */
export function sortBanners(banners: readonly Banner[]): Banner[] {
  const place = (banner: Banner) => (Number.isFinite(banner.order) ? banner.order : Number.POSITIVE_INFINITY)
  return banners
    .map((banner, index) => ({ banner, index, place: place(banner) }))
    .sort((a, b) => (a.place === b.place ? a.index - b.index : a.place < b.place ? -1 : 1))
    .map(({ banner }) => banner)
}

const drawn = ['cricket', 'football', 'roulette', 'cards'] as const

/** The picture of a banner, once wide and once for the phone. */
export type BannerArt = { wide: string; phone: string }

/**
 * Our own drawings come in two cuts; a picture of this origin or of an allowed origin is taken as it is; everything else
 * (empty, foreign, not https) gets a drawing of ours in its place.
 */
export function bannerArt(image: string, index: number, origins: readonly string[]): BannerArt {
  const name = /^\/art\/banner-([a-z]+)\.svg$/.exec(image)?.[1]
  if (name) return { wide: image, phone: `/art/banner-${name}-phone.svg` }
  if (isAllowedPicture(image, origins)) return { wide: image, phone: image }
  const standIn = drawn[index % drawn.length] ?? drawn[0]
  return { wide: `/art/banner-${standIn}.svg`, phone: `/art/banner-${standIn}-phone.svg` }
}

/** What stands in the frame while banners are on their way: the first of our own drawings, which most banners begin with. */
export const waitingArt: BannerArt = bannerArt('', 0, [])

/** Where a banner leads: a page of ours, which a guest may have to log in for, or another site, whose host is shown. */
export type BannerTarget =
  | { to: string; forPlayers: boolean; host: null }
  | { to: string; forPlayers: false; host: string }

/** Null when a banner leads nowhere: no address, one that is not https, or one that brings a name and a password along. */
export function bannerTarget(href: string): BannerTarget | null {
  if (isOwnPath(href)) {
    const [path = '/'] = href.split(/[?#]/)
    return { to: href, forPlayers: routeKindOf(path) === 'protected', host: null }
  }
  const address = parseUrl(href)
  if (address?.protocol !== 'https:' || address.username !== '' || address.password !== '') return null
  return { to: href, forPlayers: false, host: address.host }
}
