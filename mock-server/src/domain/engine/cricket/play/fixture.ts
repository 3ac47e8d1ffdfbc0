import { drawer } from '../../random.ts'
import { COMPETITIONS, INITIALS, SIDES, SURNAMES } from './names.ts'
import type { CricketSpec, CricketTeam } from './spec.ts'

/** An invented T20 fixture; the same seed gives the same sides, players, ratings and ground. */
export function cricketFixture(seed: string): CricketSpec {
  const draw = drawer(seed, 'cricket fixture')
  const home = draw(SIDES.length)
  const away = (home + 1 + draw(SIDES.length - 1)) % SIDES.length
  const surnames = shuffled(SURNAMES, draw)
  const side = (index: number, names: string[]): CricketTeam => ({
    name: SIDES[index]?.[0] ?? '',
    shortName: SIDES[index]?.[1] ?? '',
    // The sum of two draws: most sides are near the middle, few are very strong or very weak.
    rating: draw(4) + draw(4) - 3,
    players: names.map((surname) => `${INITIALS[draw(INITIALS.length)] ?? 'A'} ${surname}`),
  })
  return {
    competition: COMPETITIONS[draw(COMPETITIONS.length)] ?? '',
    venue: SIDES[home]?.[2] ?? '',
    par: draw(7) - 3,
    teams: [side(home, surnames.slice(0, 11)), side(away, surnames.slice(11, 22))],
  }
}

function shuffled(names: readonly string[], draw: (limit: number) => number): string[] {
  const rest = [...names]
  const out: string[] = []
  while (rest.length > 0) out.push(...rest.splice(draw(rest.length), 1))
  return out
}
