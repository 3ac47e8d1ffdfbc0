import { slugOf } from '@chaupar/games/catalogue/game'
import type { ListCode } from '@chaupar/games/catalogue/provider'
import { listOfSlug, providerName } from '@chaupar/games/catalogue/provider-index'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { gamesBySlug } from '../../features/casino/catalogue/game-filter.ts'
import { usePlayerGames } from '../../features/casino/catalogue/player-games-store.ts'
import { casino } from '../../features/casino/catalogue/queries.ts'
import { RailHead } from '../../features/casino/covers/rail-head.tsx'
import { useToday } from '../../lib/clock-store.ts'
import { formatDay, formatTime, istDay } from '../../lib/dates.ts'
import { useFailure } from '../../ui/states/failure.ts'
import { Skeleton } from '../../ui/states/loading.tsx'
import { GameTile } from './game-tile.tsx'
import './last-played.css'

/** As many as one looks back for; all of them stand in the lobby. */
const most = 12

/** The games that the player opened last (spec 3, gameType); nothing at all before the first one. */
export function LastPlayed() {
  const today = useToday()
  const played = usePlayerGames().lastPlayed.slice(0, most)
  const lists = [...new Set(played.map(({ slug }) => listOfSlug(slug)))].filter(
    (list): list is ListCode => list !== null,
  )
  const loaded = useQuery({ ...casino.games(lists), enabled: lists.length > 0 })
  const failure = useFailure(loaded)
  const isLoading = loaded.isLoading && !failure
  const at = new Map(played.map((one) => [one.slug, one.at]))
  const games = gamesBySlug(loaded.data ?? [], [...at.keys()])
  if (games.length === 0 && !isLoading) return null
  return (
    <section aria-labelledby="last-played">
      <RailHead titleId="last-played" title={<Trans>Last played</Trans>} />
      <ul className="game-tiles last-played-tiles">
        {/* The names come with the catalogue; until then the space is kept. */}
        {isLoading
          ? played.map(({ slug }) => (
              <li key={slug}>
                <Skeleton className="last-played-skeleton" />
              </li>
            ))
          : null}
        {games.map((game) => (
          <li key={game.href}>
            <GameTile
              entry={game}
              note={`${providerName(game.provider)}, ${when(at.get(slugOf(game)) ?? '', today)}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The time of today, else the day; older than a year is as good as forgotten. */
function when(iso: string, today: string): string {
  const date = new Date(iso)
  const isToday = !Number.isNaN(date.getTime()) && istDay(date) === today
  return isToday ? formatTime(iso) : formatDay(iso)
}
