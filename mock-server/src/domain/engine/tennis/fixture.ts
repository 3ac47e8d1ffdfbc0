import { drawer } from '../random.ts'
import { PLAYERS, TOURNAMENTS } from './names.ts'
import type { TennisPlayer, TennisSpec } from './spec.ts'

const BASE_SERVE = 6300
const PER_POINT = 70

/** An invented fixture; the same seed gives the same players and strengths. */
export function tennisFixture(seed: string): TennisSpec {
  const draw = drawer(seed, 'tennis fixture')
  const one = draw(PLAYERS.length)
  const other = (one + 1 + draw(PLAYERS.length - 1)) % PLAYERS.length
  // The advantage of the better player, and the court's for every server.
  const edge = draw(7) + draw(7) - 6
  const court = draw(5) - 2
  const player = (index: number, better: number): TennisPlayer => {
    const [initial, surname] = PLAYERS[index] ?? ['', '']
    return {
      name: `${initial}. ${surname}`,
      shortName: surname.slice(0, 3).toUpperCase(),
      serve: BASE_SERVE + PER_POINT * (better + court * 2),
    }
  }
  return {
    competition: TOURNAMENTS[draw(TOURNAMENTS.length)] ?? '',
    teams: [player(one, edge), player(other, -edge)],
    first: draw(2) === 0 ? 0 : 1,
  }
}
