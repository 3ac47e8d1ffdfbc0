import type { ApiClient } from '@chaupar/api/api-client'
import type { Player, World } from '@chaupar/playwright'
import type { Selection } from '../../parts/betting.ts'

type Backed = Pick<Selection, 'marketId' | 'selectionId' | 'side' | 'price'>
type Placed = Awaited<ReturnType<typeof bet>>

/** Backs or lays a selection at its price with 100.00, under a key of its own; what else the call takes is as a player's slip sends it. */
export function bet({ api }: Player, { marketId, selectionId, side, price }: Backed, idempotencyKey: string) {
  const body = { marketId, selectionId, side, odds: price, stake: 100, accept: { policy: 'never' } } as const
  return api.call('placeBet', { body, idempotencyKey })
}

/** The back price of the first runner of a match's match odds. */
export async function matchOddsOf({ name: world, control }: World, refMatchId: string): Promise<Backed> {
  const [match] = await control.listMarkets({ world, refMatchId })
  const market = match?.markets.find(({ marketType }) => marketType === 'match_odds')
  const runner = market?.runners[0]
  if (!market || !runner?.back) throw new Error(`no match odds with a price in ${refMatchId}`)
  return { marketId: market.marketId, selectionId: runner.selectionId, side: 'back', price: runner.back.price }
}

/** The player's bets as My bets lists them, the newest first. */
export async function betsOf(api: ApiClient): Promise<Placed['bet'][]> {
  return (await api.call('listUserBets', {})).bets
}

/** Balance and exposure of a player, in rupees. */
export async function moneyOf({ name: world, control }: World, username = 'player') {
  const found = (await control.listPlayers({ world })).find((player) => player.username === username)
  if (found === undefined) throw new Error(`no player ${username}`)
  return { balance: found.wallet.balance, cash: found.wallet.cash, exposure: found.exposure }
}
