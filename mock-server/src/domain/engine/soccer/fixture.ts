import { drawer } from '../random.ts'
import { CLUBS, CUPS, FIRST_LETTERS, LAST_NAMES } from './names.ts'
import type { SoccerSpec, SoccerTeam } from './spec.ts'

/** An invented fixture; the same seed gives the same clubs, players and ratings. */
export function soccerFixture(seed: string): SoccerSpec {
  const draw = drawer(seed, 'soccer fixture')
  const home = draw(CLUBS.length)
  const away = (home + 1 + draw(CLUBS.length - 1)) % CLUBS.length
  const rest = [...LAST_NAMES]
  const player = (): string => {
    const initial = FIRST_LETTERS[draw(FIRST_LETTERS.length)] ?? 'A'
    return `${initial} ${rest.splice(draw(rest.length), 1)[0] ?? ''}`
  }
  const club = (index: number): SoccerTeam => ({
    name: CLUBS[index]?.[0] ?? '',
    shortName: CLUBS[index]?.[1] ?? '',
    // The sum of two draws: most clubs are near the middle.
    rating: draw(4) + draw(4) - 3,
    players: Array.from({ length: 11 }, player),
  })
  return { competition: CUPS[draw(CUPS.length)] ?? '', tempo: draw(5) - 2, teams: [club(home), club(away)] }
}
