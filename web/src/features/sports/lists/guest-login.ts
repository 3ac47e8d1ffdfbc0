import { paths } from '../../../config/paths.ts'
import { useAuthPanel } from '../../../player/auth-panel-store.ts'
import { keepWantedPrice } from '../../../player/wanted-price.ts'
import type { Side } from '../prices/profit-rules.ts'
import type { Market, Match, Runner } from '../queries.ts'

/** A guest's tap on a match opens the login, which leads on to it: the page is a player's (spec 2.4). */
export function loginForMatch({ refMatchId }: Match): void {
  useAuthPanel.getState().open('login', { target: paths.match(refMatchId) })
}

/** A guest's tap on a price: the login names it as its reason, and after it the price is in the slip, on its match's page. */
export function loginForPrice(match: Match, market: Market, runner: Runner, side: Side): void {
  const [best] = runner[side]
  if (!best) return
  const { refMatchId, matchName } = match
  const { selectionId, name } = runner
  const { marketId } = market
  keepWantedPrice({ refMatchId, matchName, marketId, selectionId, runnerName: name, side, price: best.price })
  loginForMatch(match)
}
