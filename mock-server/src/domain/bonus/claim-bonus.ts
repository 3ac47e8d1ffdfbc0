import type { Player } from '../accounts/player-records.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError, type ErrorRule } from '../base/errors.ts'
import { answerOnce, type Outcome } from '../idempotency/intents.ts'
import { postEntry } from '../money/ledger.ts'
import { pauseRefusal } from '../play-limits/pauses.ts'
import { activeClaim, claimOf, insertClaim } from './bonus-records.ts'
import { type BonusOffer, type BonusTerms, termsIdOf } from './bonus-terms.ts'
import { type Bonus, bonusOf } from './bonuses.ts'
import { endBonus } from './end-bonus.ts'
import { offersFor } from './offers.ts'

/** Which bonus, and the terms that the player has read; without them he takes it as it is offered now. */
export interface ClaimRequest {
  id: string
  termsId?: string
}

/**
 * Claims a bonus: its amount stands as coins until it is released by wagering. One is active at a time, each can be
 * claimed once. Throws `demo_not_allowed`, `bonus_not_found`, `bonus_already_claimed`, `bonus_expired`,
 * `bonus_not_available`, `bonus_terms_changed`, `self_excluded`, `time_out_active`, and as `answerOnce`.
 */
export function claimBonus(world: WorldContext, player: Player, request: ClaimRequest, idempotencyKey?: string): Bonus {
  if (player.isDemo) throw new DomainError('demo_not_allowed')
  const intent = { playerId: player.id, key: idempotencyKey, operation: 'claimBonus', body: request }
  return answerOnce(world, intent, (): Outcome<Bonus> => {
    const bonusId = request.id
    const earlier = claimOf(world, player.id, bonusId)
    if (earlier !== null) return { refusal: earlier.status === 'expired' ? 'bonus_expired' : 'bonus_already_claimed' }
    const offer = offersFor(world, player.id).find(({ id }) => id === bonusId)
    if (offer === undefined) return { refusal: 'bonus_not_found' }
    const refusal = claimRefusal(world, player.id, offer, request.termsId)
    if (refusal !== null) return { refusal }
    insertClaim(world, player.id, bonusId, termsOf(offer))
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
 * Cancels the active bonus: its locked coins are lost, the released ones stay. Throws `bonus_not_found`, `bonus_not_active`, and
 * as `answerOnce`.
 */
export function cancelBonus(world: WorldContext, playerId: number, bonusId: string, idempotencyKey?: string): Bonus {
  const intent = { playerId, key: idempotencyKey, operation: 'cancelBonus', body: { id: bonusId } }
  return answerOnce(world, intent, (): Outcome<Bonus> => {
    const claim = claimOf(world, playerId, bonusId)
    const isKnown = claim !== null || offersFor(world, playerId).some(({ id }) => id === bonusId)
    if (!isKnown) return { refusal: 'bonus_not_found' }
    if (claim?.status !== 'active') return { refusal: 'bonus_not_active' }
    endBonus(world, claim, 'cancelled')
    return { answer: bonusOf(world, playerId, bonusId) }
  })
}

function claimRefusal(
  world: WorldContext,
  playerId: number,
  offer: BonusOffer,
  termsId: string | undefined,
): ErrorRule | null {
  if (activeClaim(world, playerId) !== null) return 'bonus_not_available'
  if (termsId !== undefined && termsId !== termsIdOf(offer)) return 'bonus_terms_changed'
  return pauseRefusal(world, playerId)
}

/** Without the fields of the offer alone. */
function termsOf({ id: _, playerId: _for, claimUntilMs: _until, ...terms }: BonusOffer): BonusTerms {
  return terms
}
