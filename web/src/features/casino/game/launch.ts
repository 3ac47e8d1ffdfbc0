import type { Data } from '@chaupar/api/api'
import { type Game, slugOf } from '@chaupar/games/catalogue/game'
import { i18n } from '@lingui/core'
import { queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { phoneMedia } from '../../../ui/basics/media.ts'

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

/** What the lobby is asked for. An entry without a code (spec 3) is named by its slug, which no other order carries. */
export function launchOrder(game: Game) {
  const { provider, code, casino, homeUrl } = game
  const device = matchMedia(phoneMedia).matches ? ('mobile' as const) : ('desktop' as const)
  const language = i18n.locale === 'hi' ? ('hi' as const) : ('en' as const)
  return { provider, code, casino, homeUrl, device, language, ...(code === '' ? { game: slugOf(game) } : {}) }
}
