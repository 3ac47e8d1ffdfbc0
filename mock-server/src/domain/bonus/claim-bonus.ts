import type { Player } from '../accounts/player-records.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError, type ErrorRule } from '../base/errors.ts'
import { answerOnce, type Outcome } from '../idempotency/intents.ts'
import { postEntry } from '../money/ledger.ts'
import { pauseRefusal } from '../play-limits/pauses.ts'
import { activeClaim, claimOf, insertClaim } from './bonus-records.ts'
import { type Bonus, bonusOf } from './bonuses.ts'
import { endBonus } from './end-bonus.ts'
import { type BonusOffer, offerOf } from './offers.ts'

/**
 * Claims a bonus: its amount stands as coins until it is released by wagering. One is active at a time, each can be
 * claimed once. Throws `demo_not_allowed`, `bonus_not_found`, `bonus_already_claimed`, `bonus_expired`,
 * `bonus_not_available`, `self_excluded`, `time_out_active`, and as `answerOnce`.
 */
export function claimBonus(world: WorldContext, player: Player, bonusId: string, idempotencyKey?: string): Bonus {
  if (player.isDemo) throw new DomainError('demo_not_allowed')
  const intent = { playerId: player.id, key: idempotencyKey, operation: 'claimBonus', body: { id: bonusId } }
  return answerOnce(world, intent, (): Outcome<Bonus> => {
    const offer = offerOf(bonusId)
    if (offer === null) return { refusal: 'bonus_not_found' }
    const refusal = claimRefusal(world, player.id, offer)
    if (refusal !== null) return { refusal }
    insertClaim(world, player.id, offer)
    postEntry(world, {
      kind: 'bonus-claimed',
      reference: `${player.id} ${bonusId}`,
      playerId: player.id,
      lines: [
        { account: 'house', amountPaise: -offer.amountPaise },
        { account: 'bonus', amountPaise: offer.amountPaise },
      ],
    })
    return { answer: bonusOf(world, player.id, bonusId) }
  })
}

/**
 * Gives up the active bonus: the coins that were not released are lost, what was released stays. Throws
 * `bonus_not_found`, `bonus_not_active`, and as `answerOnce`.
 */
export function cancelBonus(world: WorldContext, playerId: number, bonusId: string, idempotencyKey?: string): Bonus {
  const intent = { playerId, key: idempotencyKey, operation: 'cancelBonus', body: { id: bonusId } }
  return answerOnce(world, intent, (): Outcome<Bonus> => {
    if (offerOf(bonusId) === null) return { refusal: 'bonus_not_found' }
    const claim = claimOf(world, playerId, bonusId)
    if (claim?.status !== 'active') return { refusal: 'bonus_not_active' }
    endBonus(world, claim, 'cancelled')
    return { answer: bonusOf(world, playerId, bonusId) }
  })
}

function claimRefusal(world: WorldContext, playerId: number, { id }: BonusOffer): ErrorRule | null {
  const claim = claimOf(world, playerId, id)
  if (claim?.status === 'expired') return 'bonus_expired'
  if (claim !== null) return 'bonus_already_claimed'
  if (activeClaim(world, playerId) !== null) return 'bonus_not_available'
  return pauseRefusal(world, playerId)
}
