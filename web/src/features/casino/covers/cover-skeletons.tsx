import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RailHead } from './rail-head.tsx'
import './game-cover.css'
import './game-rail.css'
import './cover-skeletons.css'

/** A cover that has not come yet, in its final size. */
export function CoverSkeleton() {
  return (
    <span aria-hidden="true" className="game-cover">
      <span className="game-cover-picture skeleton" />
      <span className="cover-skeleton-name skeleton" />
      <span className="cover-skeleton-note skeleton" />
    </span>
  )
}

/** The height of a rail that is not in sight yet. */
export function RailSpace() {
  return (
    <div className="game-rail" aria-hidden="true">
      <span className="game-cover">
        <span className="game-cover-picture" />
        <span className="cover-skeleton-name" />
        <span className="cover-skeleton-note" />
      </span>
    </div>
  )
}

/** A rail whose code has not come yet: its title stands already. */
export function GameRailSkeleton({ title }: { title: ReactNode }) {
  return (
    <section>
      <RailHead title={title} />
      <RailCoversSkeleton />
    </section>
  )
}

/** Covers of a rail that have not come yet, in their final size. */
export function RailCoversSkeleton() {
  const { t } = useLingui()
  return (
    <div className="game-rail breathing" role="status" aria-label={t`Loading`}>
      {Array.from({ length: 9 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never moved
        <CoverSkeleton key={i} />
      ))}
    </div>
  )
}
