import type { Data } from '@chaupar/contracts/api'
import { type Game, slugOf } from '@chaupar/contracts/catalogue/game'
import { queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'

/** The address of a game for one visit (spec 7.6): never read twice, never kept. */
export function launchQuery(game: Game, visit: string) {
  return queryOptions<Data<'launchGame'>, ApiError, Data<'launchGame'>, readonly [string, string, string]>({
    queryKey: ['launchGame', slugOf(game), visit] as const,
    queryFn: () => call('launchGame', { body: launchOrder(game) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  })
}

function launchOrder({ provider, code, casino: lobby, homeUrl }: Game) {
  const device = matchMedia('(max-width: 760px)').matches ? ('mobile' as const) : ('desktop' as const)
  return { provider, code, casino: lobby, homeUrl, device }
}
