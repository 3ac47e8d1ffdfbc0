import type { ReactNode } from 'react'
import { phoneMedia } from '../../../ui/basics/media.ts'
import { Picture } from '../../../ui/basics/picture.tsx'
import { type Banner, type BannerArt, bannerArt } from './banner-rules.ts'

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
  const title = banner.title || banner.alt
  return (
    <>
      <BannerPicture art={art} alt={banner.title ? '' : banner.alt} />
      <div className="banner-carousel-text">
        {title ? <h2>{title}</h2> : null}
        {banner.text ? <p>{banner.text}</p> : null}
        {children}
      </div>
    </>
  )
}

/** Of our own drawings; without it a phone lays the picture out as wide as the other cut, and again when it has come. */
const phoneSize = { width: 210, height: 236 }

/** The picture of a banner, over its lattice; it is the largest of a first screen, so it comes before other pictures. */
export function BannerPicture({ art, alt }: { art: BannerArt; alt: string }) {
  return (
    <>
      <div className="banner-carousel-jaali" />
      <picture>
        <source media={phoneMedia} srcSet={art.phone} {...(art.phone === art.wide ? {} : phoneSize)} />
        <Picture
          className="banner-carousel-art"
          src={art.wide}
          alt={alt}
          width={440}
          height={292}
          fetchPriority="high"
        />
      </picture>
    </>
  )
}
