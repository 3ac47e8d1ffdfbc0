import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CoverSkeleton } from './cover-skeleton.tsx'

/** A rail whose code has not come yet: its title stands already. */
export function GameRailSkeleton({ title }: { title: ReactNode }) {
  return (
    <section>
      <div className="rail-head">
        <h2>{title}</h2>
      </div>
      <RailWaiting />
    </section>
  )
}

/** Covers of a rail that have not come yet, in their final size. */
export function RailWaiting() {
  const { t } = useLingui()
  return (
    <div className="game-rail" role="status" aria-label={t`Loading`}>
      {Array.from({ length: 9 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never moved
        <CoverSkeleton key={i} />
      ))}
    </div>
  )
}
