import type { WorldContext } from '../base/context.ts'
import { type LedgerEntry, postEntry } from '../money/ledger.ts'
import type { Acceptance } from './acceptance.ts'
import type { RejectRule } from './bet.ts'
import { saveAccepted, saveRejected } from './bet-records.ts'
import { addToPosition } from './position-records.ts'

/**
 * Takes a kept bet at the offered price: it counts, and the change of exposure moves out of (or into) the balance. A bet whose risk
 * was held already, because it offsets others, has an entry too.
 */
export function acceptBet(world: WorldContext, betId: string, acceptance: Acceptance): void {
  world.transaction(() => {
    saveAccepted(world, betId, acceptance.offered, acceptance.position)
    countBet(world, betId, acceptance, { evenWithoutLines: true })
  })
}

/** Adds an accepted bet to the sums of its market, with the ledger entry for the change. */
export function countBet(
  world: WorldContext,
  betId: string,
  { playerId, marketId, position, exposure }: Pick<Acceptance, 'playerId' | 'marketId' | 'position' | 'exposure'>,
  posted: Pick<LedgerEntry, 'evenWithoutLines'> = {},
): void {
  const raisedPaise = exposure.afterPaise - exposure.beforePaise
  world.transaction(() => {
    addToPosition(world, playerId, marketId, position, exposure.afterPaise)
    postEntry(world, {
      kind: 'bet-accepted',
      reference: betId,
      playerId,
      ...posted,
      lines: [
        { account: 'real', amountPaise: -raisedPaise },
        { account: 'exposure', amountPaise: raisedPaise },
      ],
    })
    emitBetChanged(world, playerId, betId)
  })
}

/** Refuses a bet that waited: nothing was held for it. */
export function rejectBet(world: WorldContext, betId: string, playerId: number, rule: RejectRule): void {
  world.transaction(() => {
    saveRejected(world, betId, rule)
    emitBetChanged(world, playerId, betId)
  })
}

/** A bet changed, and with it the number of bets or the exposure of its match. */
export function emitBetChanged(world: WorldContext, playerId: number, betId: string): void {
  world.events.emit({ name: 'bet-changed', payload: { playerId, betId } })
  world.events.emit({ name: 'exposure-changed', payload: { playerId } })
}
