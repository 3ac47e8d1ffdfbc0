import { onSessionEnd } from '../../session/session-store.ts'
import { useMarkets } from './market-store.ts'

/** Session storage holds the last prices under this name (spec 3: oddsData); a logout clears them. */
const key = 'oddsData'

/** Keeps the prices of the open match as they stand. */
export function keepOdds(): void {
  const { matchId, markets, order } = useMarkets.getState()
  if (matchId === null) return
  sessionStorage.setItem(key, JSON.stringify({ matchId, markets: order.map((id) => markets[id]) }))
}

onSessionEnd(() => sessionStorage.removeItem(key))
