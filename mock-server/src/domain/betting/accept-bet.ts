import type { WorldContext } from '../base/context.ts'
import { book } from '../money/ledger.ts'
import { type Attempt, positionAt } from './acceptance.ts'
import type { RejectRule } from './bet-records.ts'
import { addToPosition, exposureWith } from './position-records.ts'
import type { Quote } from './price-policy.ts'

/** Takes a kept bet at the offered price: it counts, and the change of exposure moves out of (or into) the balance. */
export function acceptBet(world: WorldContext, betId: string, attempt: Attempt, offered: Quote): void {
  const { playerId, marketId, record } = attempt
  const bet = positionAt(attempt, offered)
  const { beforePaise, afterPaise } = exposureWith(world, playerId, record, bet)
  world.transaction(() => {
    world.store.change(
      `UPDATE bets SET status = 'open', price_hundredths = ?, line = ?, if_true_paise = ?, if_false_paise = ? WHERE id = ?`,
      [offered.priceHundredths, offered.line, bet.ifTruePaise, bet.ifFalsePaise, betId],
    )
    addToPosition(world, playerId, marketId, bet, afterPaise)
    book(world, {
      kind: 'bet-accepted',
      reference: betId,
      playerId,
      lines: [
        { account: 'real', amountPaise: beforePaise - afterPaise },
        { account: 'exposure', amountPaise: afterPaise - beforePaise },
      ],
    })
    tellOfBet(world, playerId, betId)
  })
}

/** Refuses a bet that waited: nothing was held for it. */
export function rejectBet(world: WorldContext, betId: string, playerId: number, rule: RejectRule): void {
  world.transaction(() => {
    world.store.change("UPDATE bets SET status = 'rejected', reject_code = ? WHERE id = ?", [rule, betId])
    tellOfBet(world, playerId, betId)
  })
}

/** A bet changed, and with it the number of bets or the exposure of its match. */
export function tellOfBet(world: WorldContext, playerId: number, betId: string): void {
  world.events.emit({ name: 'bet-changed', payload: { playerId, betId } })
  world.events.emit({ name: 'exposure-changed', payload: { playerId } })
}
