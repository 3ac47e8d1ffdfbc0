import { playerByUsername } from '../../mock-server/src/domain/accounts/player-records.ts'
import { listMatches } from '../../mock-server/src/domain/matches/matches.ts'
import type { Mock } from './mock.ts'

/** The first market of a match that has not begun, its first two runners, and the seeded player to bet on it. */
export function upcomingMarket({ world }: Pick<Mock, 'world'>) {
  const market = listMatches(world).find(({ status }) => status === 'upcoming')?.firstMarket
  const [runner, other] = market?.runners ?? []
  const player = playerByUsername(world, 'player')
  if (!market || !runner || !other || !player) throw new Error('nothing to bet on')
  return { market, runner, other, player }
}
