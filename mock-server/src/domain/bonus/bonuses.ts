import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import {
  type BonusClaim,
  type ClaimStatus,
  claimOf,
  claimsOf,
  lockedPaise,
  partPaise,
  partTargetPaise,
} from './bonus-records.ts'
import { type BonusOffer, bonusOffers, offerOf } from './offers.ts'

export type BonusStatus = 'available' | ClaimStatus

/** An offer, or what became of it. */
export interface Bonus {
  id: string
  name: string
  description: string
  status: BonusStatus
  amountPaise: number
  wageredPaise: number
  wagerTargetPaise: number
  partsReleased: number
  parts: number
  /** Null until it is claimed. */
  expiresAtMs: number | null
  /** How much of what a game's family counts for counts here, 0 to 100. */
  gamesPercent: number
}

export interface BonusPart {
  part: number
  amountPaise: number
  /** What must be wagered in all until it is released. */
  wagerTargetPaise: number
  status: 'locked' | 'released' | 'forfeited'
  releasedAtMs: number | null
}

export interface BonusStats {
  available: number
  active: number
  finished: number
  releasedPaise: number
  wageredPaise: number
}

/** A page of a player's bonuses: the active one, then those to claim, then the finished ones, newest first. */
export function listBonuses(
  world: WorldContext,
  playerId: number,
  query: { skip: number; pageSize: number; status?: BonusStatus },
): { bonuses: Bonus[]; count: number } {
  const all = bonusesOf(world, playerId).filter(({ status }) => query.status === undefined || status === query.status)
  return { bonuses: all.slice(query.skip, query.skip + query.pageSize), count: all.length }
}

/** Throws `bonus_not_found`. */
export function bonusOf(world: WorldContext, playerId: number, bonusId: string): Bonus {
  const bonus = bonusesOf(world, playerId).find(({ id }) => id === bonusId)
  if (!bonus) throw new DomainError('bonus_not_found', { bonusId })
  return bonus
}

/** The parts of a bonus in order: what is still locked, released, or lost with the bonus. Throws `bonus_not_found`. */
export function bonusParts(world: WorldContext, playerId: number, bonusId: string): BonusPart[] {
  const claim = claimOf(world, playerId, bonusId)
  const terms = claim ?? offerOf(bonusId)
  if (terms === null) throw new DomainError('bonus_not_found', { bonusId })
  const isOver = claim !== null && claim.status !== 'active'
  return Array.from({ length: terms.parts }, (_, index) => {
    const part = index + 1
    const releasedAtMs = claim?.releasedAtMs[index] ?? null
    return {
      part,
      amountPaise: partPaise(terms, part),
      wagerTargetPaise: partTargetPaise(terms, part),
      status: releasedAtMs !== null ? 'released' : isOver ? 'forfeited' : 'locked',
      releasedAtMs,
    }
  })
}

export function bonusStats(world: WorldContext, playerId: number): BonusStats {
  const claims = claimsOf(world, playerId)
  const active = claims.filter(({ status }) => status === 'active').length
  return {
    available: bonusesOf(world, playerId).filter(({ status }) => status === 'available').length,
    active,
    finished: claims.length - active,
    releasedPaise: claims.reduce((sum, claim) => sum + claim.amountPaise - lockedPaise(claim), 0),
    wageredPaise: claims.reduce((sum, { wageredPaise }) => sum + wageredPaise, 0),
  }
}

function bonusesOf(world: WorldContext, playerId: number): Bonus[] {
  const claims = claimsOf(world, playerId).map(claimed)
  const available = bonusOffers.filter(({ id }) => !claims.some((claim) => claim.id === id)).map(offered)
  const isActive = ({ status }: Bonus) => status === 'active'
  return [...claims.filter(isActive), ...available, ...claims.filter((claim) => !isActive(claim))]
}

function offered({ lifeMs: _, ...offer }: BonusOffer): Bonus {
  return { ...offer, status: 'available', wageredPaise: 0, partsReleased: 0, expiresAtMs: null }
}

function claimed(claim: BonusClaim): Bonus {
  const offer = offerOf(claim.bonusId)
  return {
    id: claim.bonusId,
    name: offer?.name ?? claim.bonusId,
    description: offer?.description ?? '',
    status: claim.status,
    amountPaise: claim.amountPaise,
    wageredPaise: claim.wageredPaise,
    wagerTargetPaise: claim.wagerTargetPaise,
    partsReleased: claim.releasedAtMs.length,
    parts: claim.parts,
    expiresAtMs: claim.expiresAtMs,
    gamesPercent: offer?.gamesPercent ?? 0,
  }
}
