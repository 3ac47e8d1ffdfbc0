import type { Game } from '@chaupar/games/catalogue/game'
import type { ListCode } from '@chaupar/games/catalogue/provider'
import { allLists } from '@chaupar/games/catalogue/provider-index'
import { queryOptions, type UseQueryResult } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { loadChunk } from '../../../lib/load-chunk.ts'
import type { ErrorStateProps } from '../../../ui/states/error-state.tsx'
import { useFailure, useRetry } from '../../../ui/states/failure.ts'

/** The files of the catalogue, one chunk for each list. */
const files: Readonly<Record<ListCode, () => Promise<readonly Game[]>>> = {
  evolution: () => import('@chaupar/games/catalogue/providers/evolution').then((file) => file.evolution),
  ezugi: () => import('@chaupar/games/catalogue/providers/ezugi').then((file) => file.ezugi),
  slots: () => import('@chaupar/games/catalogue/providers/slots').then((file) => file.slots),
  supernowa: () => import('@chaupar/games/catalogue/providers/supernowa').then((file) => file.supernowa),
  worldcasino: () => import('@chaupar/games/catalogue/providers/worldcasino').then((file) => file.worldcasino),
  xpg: () => import('@chaupar/games/catalogue/providers/xpg').then((file) => file.xpg),
  onetouch: () => import('@chaupar/games/catalogue/providers/onetouch').then((file) => file.onetouch),
  onlyplay: () => import('@chaupar/games/catalogue/providers/onlyplay').then((file) => file.onlyplay),
  pragmaticplay: () => import('@chaupar/games/catalogue/providers/pragmaticplay').then((file) => file.pragmaticplay),
  qtech: () => import('@chaupar/games/catalogue/providers/qtech').then((file) => file.qtech),
  vivo: () => import('@chaupar/games/catalogue/providers/vivo').then((file) => file.vivo),
  aesexy: () => import('@chaupar/games/catalogue/providers/aesexy').then((file) => file.aesexy),
  powergames: () => import('@chaupar/games/catalogue/providers/powergames').then((file) => file.powergames),
  spribe: () => import('@chaupar/games/catalogue/providers/spribe').then((file) => file.spribe),
  kingmaker: () => import('@chaupar/games/catalogue/providers/kingmaker').then((file) => file.kingmaker),
  aura: () => import('@chaupar/games/catalogue/providers/aura').then((file) => file.aura),
}

async function load(lists: readonly ListCode[]): Promise<readonly Game[]> {
  const loaded = await Promise.all(lists.map((list) => loadChunk(files[list])))
  return loaded.flat()
}

/** The Retry of an error state. */
export type GamesRetry = Pick<ErrorStateProps, 'onRetry' | 'retrying'>

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
}

/** How to load again games that failed to load. It stays meanwhile; undefined as long as nothing failed. */
export function useGamesRetry(games: UseQueryResult): GamesRetry | undefined {
  const failure = useFailure(games)
  const { retry, isRetrying } = useRetry(games)
  return failure && games.data === undefined ? { onRetry: retry, retrying: isRetrying } : undefined
}
