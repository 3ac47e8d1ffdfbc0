import type { Data } from '@chaupar/contracts/api'
import { type Game, slugOf } from '@chaupar/contracts/catalogue/game'
import type { ListCode } from '@chaupar/contracts/catalogue/provider'
import { allLists } from '@chaupar/contracts/catalogue/provider-index'
import { queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { query } from '../../../api/query.ts'
import { loadChunk } from '../../../lib/load-chunk.ts'

/** The files of the catalogue, one chunk for each list. */
const files: Readonly<Record<ListCode, () => Promise<readonly Game[]>>> = {
  evolution: () => import('@chaupar/contracts/catalogue/providers/evolution').then((file) => file.evolution),
  ezugi: () => import('@chaupar/contracts/catalogue/providers/ezugi').then((file) => file.ezugi),
  slots: () => import('@chaupar/contracts/catalogue/providers/slots').then((file) => file.slots),
  supernowa: () => import('@chaupar/contracts/catalogue/providers/supernowa').then((file) => file.supernowa),
  worldcasino: () => import('@chaupar/contracts/catalogue/providers/worldcasino').then((file) => file.worldcasino),
  xpg: () => import('@chaupar/contracts/catalogue/providers/xpg').then((file) => file.xpg),
  onetouch: () => import('@chaupar/contracts/catalogue/providers/onetouch').then((file) => file.onetouch),
  onlyplay: () => import('@chaupar/contracts/catalogue/providers/onlyplay').then((file) => file.onlyplay),
  pragmaticplay: () =>
    import('@chaupar/contracts/catalogue/providers/pragmaticplay').then((file) => file.pragmaticplay),
  qtech: () => import('@chaupar/contracts/catalogue/providers/qtech').then((file) => file.qtech),
  vivo: () => import('@chaupar/contracts/catalogue/providers/vivo').then((file) => file.vivo),
  aesexy: () => import('@chaupar/contracts/catalogue/providers/aesexy').then((file) => file.aesexy),
  powergames: () => import('@chaupar/contracts/catalogue/providers/powergames').then((file) => file.powergames),
  spribe: () => import('@chaupar/contracts/catalogue/providers/spribe').then((file) => file.spribe),
  kingmaker: () => import('@chaupar/contracts/catalogue/providers/kingmaker').then((file) => file.kingmaker),
  aura: () => import('@chaupar/contracts/catalogue/providers/aura').then((file) => file.aura),
}

async function load(lists: readonly ListCode[]): Promise<readonly Game[]> {
  const loaded = await Promise.all(lists.map((list) => loadChunk(files[list])))
  return loaded.flat()
}

/** What the casino reads. The games come from scripts of ours, not from the server, and stay for as long as the page does. */
export const casino = {
  /** The games of these lists, in their order. */
  games: (lists: readonly ListCode[]) =>
    queryOptions({
      queryKey: ['catalogue', lists] as const,
      queryFn: () => load(lists),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: false,
    }),
  allGames: () => casino.games(allLists),
  favourites: () => query('getFavourites'),
  /** The address of a game for one visit (spec 7.6): never read twice, never kept. */
  launch: (game: Game, visit: string) =>
    queryOptions<Data<'launchGame'>, ApiError, Data<'launchGame'>, readonly [string, string, string]>({
      queryKey: ['launchGame', slugOf(game), visit] as const,
      queryFn: () => call('launchGame', { body: launchOrder(game) }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      networkMode: 'always',
      retry: false,
    }),
}

function launchOrder({ provider, code, casino: lobby, homeUrl }: Game) {
  const device = matchMedia('(max-width: 760px)').matches ? ('mobile' as const) : ('desktop' as const)
  return { provider, code, casino: lobby, homeUrl, device }
}
