import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { query } from '../../../api/query.ts'
import { env } from '../../../config/env.ts'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { Skeleton } from '../../../ui/states/loading.tsx'
import { type Banner, sortBanners, waitingArt } from './banner-rules.ts'
import { BannerPicture, BannerSlide } from './banner-slide.tsx'
import { useRotation } from './rotation.ts'
import './banner-carousel.css'

export type BannerCarouselProps = {
  /** What stands under the text of a banner: its link, or the prices of the match that it leads to. */
  action: (banner: Banner) => ReactNode
  /** It is not yet known whether banners may be shown: they are asked for, and their frame stands empty. */
  isHeldBack?: boolean
}

/** The banners in their order (spec 4), turning by themselves; pausable, and still under the hand, the focus or reduced motion. */
export function BannerCarousel({ action, isHeldBack = false }: BannerCarouselProps) {
  const { t } = useLingui()
  const listed = useQuery(query('getBanners'))
  const failure = useFailure(listed)
  const { data } = listed
  const banners = sortBanners(data?.banners ?? [])
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const [at, setAt] = useRotation(banners.length, paused || held)
  if (isHeldBack || (!data && !failure)) return <BannerWaiting />
  if (!data) return <BannerFrame />
  const shown = banners[at % banners.length]
  if (!shown) return null
  return (
    <section
      className="banner-carousel"
      aria-roledescription="carousel"
      aria-label={t`Highlights`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <BannerSlide key={at} banner={shown} index={at} origins={env().imageHosts}>
        {action(shown)}
      </BannerSlide>
      {banners.length > 1 ? (
        <div className="banner-carousel-controls">
          {banners.map((banner, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: banners have no id; their place is their name here
              key={index}
              type="button"
              className="banner-carousel-dot"
              aria-label={t`Banner ${index + 1}: ${banner.title || banner.alt}`}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => setAt(index)}
            />
          ))}
          <IconButton
            label={paused ? t`Play banners` : t`Pause banners`}
            icon={<Glyph name={paused ? 'play' : 'pause'} />}
            onClick={() => setPaused(!paused)}
          />
        </div>
      ) : null}
    </section>
  )
}

/** Alone it is what remains of banners that failed to load: a decoration needs no error, and nothing below it moves. */
function BannerFrame({ children }: { children?: ReactNode }) {
  return (
    <div className="banner-carousel">
      <BannerPicture art={waitingArt} alt="" />
      {children}
    </div>
  )
}

/** The text is what is waited for. */
function BannerWaiting() {
  return (
    <BannerFrame>
      <span role="status" className="sr-only">
        <Trans>Loading</Trans>
      </span>
      <div className="banner-carousel-text">
        <Skeleton className="banner-carousel-skeleton" />
        <Skeleton className="banner-carousel-skeleton" />
        <Skeleton className="banner-carousel-skeleton" />
      </div>
    </BannerFrame>
  )
}
