import { rupeeText } from '../../base/rupee-text.ts'
import { notify } from '../../content/notifications.ts'
import { marketRecord } from '../../matches/market-records.ts'
import type { LiveWorld } from '../../matches/odds-feed.ts'
import { takeBetOffer } from '../cash-out/cash-out-bet.ts'
import { takeMarketOffer } from '../cash-out/market-cash-out.ts'
import { type AutoCashOutRecord, armedOfMatch, endRule, matchesWithRules } from './auto-cash-out-records.ts'
import { crossedLine } from './crossed-line.ts'
import { lapseRule } from './lapse-auto-cash-outs.ts'
import { offeredPaise } from './set-auto-cash-out.ts'

/**
 * Compares every armed rule with the present offer: it fires at or beyond a line, at what is offered now; it waits while there is
 * no offer, and lapses when its time or its market is over. Each rule in the transaction of the caller.
 */
export function watchAutoCashOuts(world: LiveWorld): void {
  for (const refMatchId of matchesWithRules(world)) {
    for (const rule of armedOfMatch(world, refMatchId)) watchRule(world, rule)
  }
}

function watchRule(world: LiveWorld, rule: AutoCashOutRecord): void {
  // During a jump of the clock the feed stands at the moment being checked; after the clock was set back it is ahead.
  const momentMs = Math.min(world.feed.reachedMs, world.clock.now())
  if (rule.untilMs !== null && rule.untilMs <= momentMs) {
    lapseRule(world, rule, 'time_over')
    notify(world, rule.playerId, {
      title: 'Auto cash-out ended',
      message: `${nameOf(world, rule)}: its time is over`,
      status: 'info',
    })
    return
  }
  const offered = offeredPaise(world, rule.playerId, rule)
  if (offered === 'market_closed') lapseRule(world, rule, 'market_ended')
  if (typeof offered === 'number' && crossedLine(rule, offered) !== null) fire(world, rule, offered)
}

/** Cashes out as the player would, with one entry in the ledger. A refusal ends the rule: it would be refused again. */
function fire(world: LiveWorld, rule: AutoCashOutRecord, profitLossPaise: number): void {
  const { playerId, target, targetId, share } = rule
  const market = nameOf(world, rule)
  // Ended before its bets are, since a rule that is armed without a bet lapses.
  endRule(world, rule, { state: share === 100 ? 'done' : 'part_done', reason: null, profitLossPaise })
  const outcome =
    target === 'bet'
      ? takeBetOffer(world, playerId, { betId: targetId, amountPaise: 0, share })
      : takeMarketOffer(world, playerId, { marketId: targetId, profitLossPaise, share })
  if ('answer' in outcome) {
    const sign = profitLossPaise > 0 ? '+' : profitLossPaise < 0 ? '−' : ''
    const message = `${market}: your line was reached, ${sign}${rupeeText(Math.abs(profitLossPaise))}`
    // settleEarly has stored the notification.
    world.events.emit({ name: 'toast', payload: { playerId, title: 'Auto cash-out done', message, status: 'success' } })
    return
  }
  const reason = outcome.refusal === 'insufficient_funds' ? outcome.refusal : 'cash_out_unavailable'
  endRule(world, rule, { state: 'refused', reason, profitLossPaise: null })
  const message = `${market}: your line was reached, but your balance is too low for the bets that stay`
  notify(world, playerId, { title: 'Auto cash-out refused', message, status: 'error' })
}

function nameOf(world: LiveWorld, { marketId }: AutoCashOutRecord): string {
  return marketRecord(world, marketId)?.HeadName ?? marketId
}
