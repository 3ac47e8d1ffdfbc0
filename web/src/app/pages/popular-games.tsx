import { Trans } from '@lingui/react/macro'
import { GameRailSkeleton } from '../../features/casino/game-rail-skeleton.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const GroupRail = lazyPart(() => import('../../features/casino/group-rail.tsx').then((chunk) => chunk.GroupRail))

/** The popular games, as a rail of covers; they stand below the first screen and come after it. */
export function PopularGames() {
  return <GroupRail group="popular" waiting={<GameRailSkeleton title={<Trans>Popular</Trans>} />} />
}
