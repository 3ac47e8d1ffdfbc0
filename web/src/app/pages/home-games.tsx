import { GameGroups } from './game-groups.tsx'
import { LastPlayed } from './last-played.tsx'

/** The games of a player's home: those played last, then the groups with the links to them. */
export function HomeGames() {
  return (
    <>
      <LastPlayed />
      <GameGroups jumps />
    </>
  )
}
