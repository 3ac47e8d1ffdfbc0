import type { WorldContext } from '../base/context.ts'
import { rupeeText } from '../base/rupee-text.ts'
import { keepNotification } from '../content/notification-records.ts'
import type { MarketRecord } from '../matches/market-records.ts'
import { matchRecord } from '../matches/match-records.ts'

/** Stores a notification of a decided market's result for the player. No toast: bets appear in the slip and in the lists alone. */
export function notifySettlement(
  world: WorldContext,
  { HeadName, refMatchId }: MarketRecord,
  playerId: number,
  result: string,
  netPaise: number,
): void {
  const market = `${HeadName}, ${matchRecord(world, refMatchId)?.matchName ?? refMatchId}`
  if (result === 'void') {
    keepNotification(world, playerId, { title: 'Bets void', message: `${market}: stakes are back`, status: 'info' })
    return
  }
  const outcome = netPaise < 0 ? `lost ${rupeeText(-netPaise)}` : `won ${rupeeText(netPaise)}`
  keepNotification(world, playerId, {
    title: 'Bets settled',
    message: `${market}: ${outcome}`,
    status: netPaise < 0 ? 'info' : 'success',
  })
}
