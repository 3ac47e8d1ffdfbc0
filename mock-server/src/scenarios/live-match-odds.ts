import { DomainError } from '../domain/base/errors.ts'
import { listMatches } from '../domain/matches/matches.ts'
import type { Market } from '../domain/odds/market.ts'
import type { World } from '../world/world.ts'

/** The match odds of the cricket match in play; the world is brought to its time first. @throws DomainError `no_cricket_in_play` */
export function liveMatchOdds(world: World): Market {
  world.tick()
  const market = listMatches(world, { sportId: 4, when: 'inplay' })[0]?.firstMarket
  if (!market) throw new DomainError('no_cricket_in_play')
  return market
}
