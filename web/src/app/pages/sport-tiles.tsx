import { sportsEntries } from '@chaupar/games/catalogue/home-groups'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RailHead } from '../../features/casino/covers/rail-head.tsx'
import { sports } from '../../features/sports/queries.ts'
import { type SportKey, sportKey, sportList } from '../../features/sports/sport-names.ts'
import { GameTile } from './game-tile.tsx'
import './sport-tiles.css'

/** The group `sports` (spec 2.5): all that is in play, and the three sports, each with how many matches are in play. */
export function SportTiles() {
  const { i18n } = useLingui()
  const { data } = useQuery(sports.inplay())
  const inPlay = (sport: SportKey | null) =>
    data?.matches.filter((match) => sport === null || sportKey(match.sportId) === sport).length
  const nameOf = (sport: SportKey | null) => {
    const known = sportList.find(({ key }) => key === sport)
    return known ? i18n._(known.name) : <Trans>In play</Trans>
  }
  return (
    <section aria-labelledby="sports-title">
      <RailHead titleId="sports-title" title={<Trans>Sports</Trans>} />
      <ul className="game-tiles sport-tiles">
        {sportsEntries.map((entry) => {
          const sport = sportOf(entry.redirectUrl)
          return (
            <li key={entry.redirectUrl}>
              <GameTile entry={entry} name={nameOf(sport)} note={<Count matches={inPlay(sport)} />} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const sportPaths: Readonly<Record<string, SportKey>> = {
  '/spmsports/cricket': 'cricket',
  '/spmsports/soccer': 'soccer',
  '/spmsports/tennis': 'tennis',
}

/** The sport that a tile leads to; null for all of them. */
function sportOf(target: string): SportKey | null {
  return sportPaths[target] ?? null
}

function Count({ matches }: { matches: number | undefined }) {
  // No count until it is known: a zero would be wrong.
  if (matches === undefined) return <Trans>Live prices</Trans>
  return matches === 0 ? <Trans>Nothing in play</Trans> : <Plural value={matches} one="# in play" other="# in play" />
}
