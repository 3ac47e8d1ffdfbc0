import type { ReactNode } from 'react'
import { type Banner, bannerArt } from './banner-rules.ts'

export type BannerSlideProps = {
  banner: Banner
  index: number
  origins: readonly string[]
  /** Under the text: the link. */
  children: ReactNode
}

/** One banner: title, sentence, what it leads to, and its picture at the right. */
export function BannerSlide({ banner, index, origins, children }: BannerSlideProps) {
  const art = bannerArt(banner.image, index, origins)
  return (
    <>
      <div className="banner-carousel-jaali" />
      <picture>
        <source media="(max-width: 760px)" srcSet={art.phone} />
        <img
          className="banner-carousel-art"
          src={art.wide}
          alt={banner.title ? '' : banner.alt}
          width={440}
          height={292}
        />
      </picture>
      <div className="banner-carousel-text">
        <h2>{banner.title || banner.alt}</h2>
        {banner.text ? <p>{banner.text}</p> : null}
        {children}
      </div>
    </>
  )
}
