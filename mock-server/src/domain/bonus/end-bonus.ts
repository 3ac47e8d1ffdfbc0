import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { rupeeText } from '../base/rupee-text.ts'
import { notify } from '../content/notifications.ts'
import { postEntry } from '../money/ledger.ts'
import { activeClaim, type BonusClaim, claimOf, dueClaims, endClaim, lockedPaise } from './bonus-records.ts'
import { offersFor } from './offers.ts'

/** Ends an active bonus: the house takes back the coins that were not released. Runs in the caller's transaction. */
export function endBonus(world: WorldContext, claim: BonusClaim, status: 'cancelled' | 'expired'): void {
  const lostPaise = lockedPaise(claim)
  endClaim(world, claim, status)
  postEntry(world, {
    kind: status === 'cancelled' ? 'bonus-cancelled' : 'bonus-expired',
    reference: `${claim.playerId} ${claim.bonusId}`,
    playerId: claim.playerId,
    lines: [
      { account: 'bonus', amountPaise: -lostPaise },
      { account: 'house', amountPaise: lostPaise },
    ],
  })
}

/** Ends every active bonus whose time is over by the world's clock, and says so. */
export function expireDueBonuses(world: WorldContext): void {
  world.transaction(() => {
    for (const claim of dueClaims(world)) expire(world, claim)
  })
}

/**
 * Lets a player's bonus expire now; without an id the active one. Throws `bonus_not_found` for an id that is no bonus,
 * `bonus_not_active`.
 */
export function expireBonus(world: WorldContext, playerId: number, bonusId?: string): void {
  const claim = bonusId === undefined ? activeClaim(world, playerId) : claimOf(world, playerId, bonusId)
  const isKnown = bonusId === undefined || claim !== null || offersFor(world, playerId).some(({ id }) => id === bonusId)
  if (!isKnown) throw new DomainError('bonus_not_found', { bonusId })
  if (claim?.status !== 'active') throw new DomainError('bonus_not_active')
  world.transaction(() => expire(world, claim))
}

function expire(world: WorldContext, claim: BonusClaim): void {
  const lostPaise = lockedPaise(claim)
  endBonus(world, claim, 'expired')
  notify(world, claim.playerId, {
    title: 'Bonus expired',
    message: `${claim.terms.name}: ${rupeeText(lostPaise)} in coins ended`,
    status: 'info',
  })
}
