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
import { type BonusOffer, type BonusRates, type BonusTerms, termsIdOf } from './bonus-terms.ts'
import { offersFor } from './offers.ts'

export type BonusStatus = 'available' | ClaimStatus

/** An offer, or a claimed bonus. */
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
  claimedAtMs: number | null
  expiresAtMs: number | null
  /** Null while it is to claim or active. */
  endedAtMs: number | null
  /** Until when an offer can be claimed; null without such a day, and for a claimed bonus. */
  claimUntilMs: number | null
  /** Until the offer closes or the active bonus ends; null where neither comes. */
  msLeft: number | null
  lifeMs: number
  rates: BonusRates
  conditions: readonly string[]
  /** Names the terms, see termsIdOf. */
  termsId: string
}

export interface BonusPart {
  part: number
  amountPaise: number
  /** The amount to wager in all until it is released. */
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

/** The parts of a bonus in order: locked, released, or lost with the bonus. Throws `bonus_not_found`. */
export function bonusParts(world: WorldContext, playerId: number, bonusId: string): BonusPart[] {
  const claim = claimOf(world, playerId, bonusId)
  const terms = claim ?? offersFor(world, playerId).find(({ id }) => id === bonusId)
  if (terms === undefined) throw new DomainError('bonus_not_found', { bonusId })
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
  const claims = claimsOf(world, playerId).map((claim) => claimed(world, claim))
  const available = offersFor(world, playerId)
    .filter(({ id }) => !claims.some((claim) => claim.id === id))
    .map((offer) => offered(world, offer))
  const isActive = ({ status }: Bonus) => status === 'active'
  return [...claims.filter(isActive), ...available, ...claims.filter((claim) => !isActive(claim))]
}

function offered(world: WorldContext, { id, claimUntilMs, ...offer }: BonusOffer): Bonus {
  return {
    ...sharedFields(id, offer),
    status: 'available',
    amountPaise: offer.amountPaise,
    wagerTargetPaise: offer.wagerTargetPaise,
    parts: offer.parts,
    wageredPaise: 0,
    partsReleased: 0,
    claimedAtMs: null,
    expiresAtMs: null,
    endedAtMs: null,
    claimUntilMs,
    msLeft: leftUntil(world, claimUntilMs),
  }
}

function claimed(world: WorldContext, claim: BonusClaim): Bonus {
  return {
    ...sharedFields(claim.bonusId, claim.terms),
    status: claim.status,
    amountPaise: claim.amountPaise,
    wagerTargetPaise: claim.wagerTargetPaise,
    parts: claim.parts,
    wageredPaise: claim.wageredPaise,
    partsReleased: claim.releasedAtMs.length,
    claimedAtMs: claim.claimedAtMs,
    expiresAtMs: claim.expiresAtMs,
    endedAtMs: claim.endedAtMs,
    claimUntilMs: null,
    msLeft: claim.status === 'active' ? leftUntil(world, claim.expiresAtMs) : null,
  }
}

function leftUntil(world: WorldContext, untilMs: number | null): number | null {
  return untilMs === null ? null : Math.max(0, untilMs - world.clock.now())
}

/** Fields that offers and claims share. */
function sharedFields(id: string, terms: BonusTerms) {
  const { name, description, lifeMs, rates, conditions } = terms
  return { id, name, description, lifeMs, rates, conditions, termsId: termsIdOf(terms) }
}
