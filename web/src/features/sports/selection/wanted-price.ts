import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { currentToken } from '../../../player/session-store.ts'
import type { WantedPrice } from '../../../player/wanted-price.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { isKnownKind } from '../prices/profit-rules.ts'
import type { Market } from '../queries.ts'
import { putSelection } from './slip-store.ts'
import { selectionOf } from './tap-price.ts'

/**
 * Puts the price that a guest tapped into the slip of the player that he is now, with today's price; one that moved since
 * keeps the tapped one beside it. What takes no bet meanwhile goes in too, the slip says why; of what is gone or could not
 * be read a toast speaks, so that nothing is lost in silence.
 */
export async function putWantedPrice(wanted: WantedPrice, queries: QueryClient): Promise<void> {
  const token = currentToken()
  const { runnerName, price } = wanted
  let market: Market | null
  try {
    market = await findMarket(wanted, queries)
  } catch {
    if (currentToken() === token) {
      toast(
        'error',
        i18n._(msg`We could not read the price of ${runnerName}. It is not in your slip: please tap it again.`),
      )
    }
    return
  }
  // A player who was signed out meanwhile has no slip.
  if (currentToken() !== token) return
  const runner = market?.runners.find(({ selectionId }) => selectionId === wanted.selectionId)
  if (!market || !runner || !isKnownKind(market.priceKind)) {
    toast('warning', i18n._(msg`${runnerName} at ${price} is not in your slip: the market is closed.`))
    return
  }
  const now = runner[wanted.side][0] ?? { price, size: 0 }
  const selection = selectionOf(wanted.matchName, market, runner, wanted.side, now)
  putSelection(now.price === price ? selection : { ...selection, tappedPrice: price }, '')
}

/** The market as it is today: lists show the first of a match, which is a bookmaker's where there are no match odds. */
async function findMarket({ refMatchId, marketId }: WantedPrice, queries: QueryClient): Promise<Market | null> {
  for (const operation of ['getMatchOdds', 'getBookmakerOdds'] as const) {
    const { markets } = await queries.fetchQuery({
      ...query(operation, { query: { matchId: refMatchId } }),
      staleTime: 0,
    })
    const found = markets.find((market) => market.marketId === marketId)
    if (found) return found
  }
  return null
}
