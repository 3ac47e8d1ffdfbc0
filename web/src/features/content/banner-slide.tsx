import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isOwnPath } from '../../session/deep-link.ts'
import { buttonClass } from '../../ui/button.tsx'
import { type Banner, bannerArt } from './banner-rules.ts'

export type BannerSlideProps = {
  banner: Banner
  index: number
  allowedHosts: readonly string[]
  children?: ReactNode
}

/** One banner: title, sentence, link, and its picture at the right. */
export function BannerSlide({ banner, index, allowedHosts, children }: BannerSlideProps) {
  const art = bannerArt(banner.image, index, allowedHosts)
  return (
    <>
      <div className="banner-jaali" />
      <picture>
        <source media="(max-width: 760px)" srcSet={art.phone} />
        <img className="banner-art" src={art.wide} alt={banner.title ? '' : banner.alt} width={440} height={292} />
      </picture>
      <div className="banner-text">
        <h2>{banner.title || banner.alt}</h2>
        {banner.text ? <p>{banner.text}</p> : null}
        {children ?? (banner.label && isOwnPath(banner.href) ? <BannerLink banner={banner} /> : null)}
      </div>
    </>
  )
}

function BannerLink({ banner }: { banner: Banner }) {
  return (
    <Link to={banner.href} className={buttonClass('primary', false, 'mt-4')}>
      {banner.label}
    </Link>
  )
}
