import type { QueryClient } from '@tanstack/react-query'
import { loadPart } from '../../lib/load-chunk.ts'
import { useAuthPanel } from '../../player/auth-panel-store.ts'
import { setComingPrice } from '../../player/coming-price-store.ts'
import { currentToken } from '../../player/session-store.ts'
import { keepWantedPrice, readWantedPrice } from '../../player/wanted-price.ts'

/**
 * Once a login has led where it leads, the price that the guest had tapped goes into the player's slip. It stands here and
 * not beside the login, since a guest's first files carry nothing of it. Returns how to end it.
 */
export function handOverPrices(queries: QueryClient): () => void {
  const handOver = () => {
    const wanted = readWantedPrice()
    if (wanted === null || currentToken() === null) return
    keepWantedPrice(null)
    setComingPrice(wanted)
    const isWanted = () => currentToken() !== null
    void loadPart(() => import('../../features/sports/selection/wanted-price.ts'), isWanted)
      .then((part) => part?.putWantedPrice(wanted, queries))
      .finally(() => setComingPrice(null))
  }
  // The page that the login leads to may be loaded before this module or after it.
  if (useAuthPanel.getState().destination === null) handOver()
  return useAuthPanel.subscribe(({ destination }, before) => {
    if (destination === null && before.destination !== null) handOver()
  })
}
