import { sendAlert } from '../alerts/send-alert.ts'
import type { WorldContext } from '../base/context.ts'
import { rupeeText } from '../base/rupee-text.ts'
import { keepNotification } from '../content/notification-records.ts'
import type { MarketRecord } from '../matches/market-records.ts'
import { matchRecord } from '../matches/match-records.ts'

/**
 * Stores a notification of a decided market's result for the player. Bets appear in the slip and in the lists alone, so it has a toast
 * only as an alert, where the player has switched that on.
 */
export function notifySettlement(
  world: WorldContext,
  { HeadName, refMatchId }: MarketRecord,
  playerId: number,
  result: string,
  netPaise: number,
): void {
  const market = `${HeadName}, ${matchRecord(world, refMatchId)?.matchName ?? refMatchId}`
  const notice = noticeOf(market, result, netPaise)
  if (sendAlert(world, playerId, 'settled', notice) !== 'sent') keepNotification(world, playerId, notice)
}

function noticeOf(market: string, result: string, netPaise: number) {
  if (result === 'void') return { title: 'Bets void', message: `${market}: stakes are back`, status: 'info' }
  const outcome = netPaise < 0 ? `lost ${rupeeText(-netPaise)}` : `won ${rupeeText(netPaise)}`
  return { title: 'Bets settled', message: `${market}: ${outcome}`, status: netPaise < 0 ? 'info' : 'success' }
}
