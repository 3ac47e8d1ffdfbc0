import { nextCount } from '../../store/meta-records.ts'
import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'
import { type BonusTerms, bonusTerms } from './bonus-terms.ts'

const claimStatuses = ['active', 'completed', 'cancelled', 'expired'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** A bonus that a player claimed; its terms are those of the day of the claim. */
export interface BonusClaim {
  playerId: number
  bonusId: string
  serial: number
  status: ClaimStatus
  amountPaise: number
  wagerTargetPaise: number
  parts: number
  wageredPaise: number
  claimedAtMs: number
  expiresAtMs: number
  endedAtMs: number | null
  terms: BonusTerms
  /** When each released part was released, from the first on. */
  releasedAtMs: number[]
}

export function insertClaim(world: WorldContext, playerId: number, bonusId: string, terms: BonusTerms): void {
  const now = world.clock.now()
  world.store.run(
    `INSERT INTO bonus_claims (player_id, bonus_id, serial, status, amount_paise, wager_target_paise, parts,
       wagered_paise, claimed_at_ms, expires_at_ms, terms)
     VALUES (?, ?, ?, 'active', ?, ?, ?, 0, ?, ?, ?)`,
    [
      playerId,
      bonusId,
      nextCount(world.store, 'bonus'),
      terms.amountPaise,
      terms.wagerTargetPaise,
      terms.parts,
      now,
      now + terms.lifeMs,
      JSON.stringify(terms),
    ],
  )
}

/** A player's claims, newest first. */
export function claimsOf(world: WorldContext, playerId: number): BonusClaim[] {
  const sql = 'SELECT * FROM bonus_claims WHERE player_id = ? ORDER BY serial DESC'
  return world.store.all(sql, [playerId], readClaim).map((claim) => withParts(world, claim))
}

export function claimOf(world: WorldContext, playerId: number, bonusId: string): BonusClaim | null {
  return claimsOf(world, playerId).find((claim) => claim.bonusId === bonusId) ?? null
}

/** The bonus that is under way; a player has one at most. */
export function activeClaim(world: WorldContext, playerId: number): BonusClaim | null {
  const sql = "SELECT * FROM bonus_claims WHERE player_id = ? AND status = 'active'"
  const claim = world.store.one(sql, [playerId], readClaim)
  return claim && withParts(world, claim)
}

/** Active bonuses of all players whose time is over, oldest first. */
export function dueClaims(world: WorldContext): BonusClaim[] {
  const sql = "SELECT * FROM bonus_claims WHERE status = 'active' AND expires_at_ms <= ? ORDER BY expires_at_ms, serial"
  return world.store.all(sql, [world.clock.now()], readClaim).map((claim) => withParts(world, claim))
}

export function saveWagered(world: WorldContext, { playerId, bonusId }: BonusClaim, wageredPaise: number): void {
  const sql = 'UPDATE bonus_claims SET wagered_paise = ? WHERE player_id = ? AND bonus_id = ?'
  world.store.change(sql, [wageredPaise, playerId, bonusId])
}

export function insertReleasedPart(world: WorldContext, { playerId, bonusId }: BonusClaim, part: number): void {
  const sql = 'INSERT INTO bonus_parts (player_id, bonus_id, part, released_at_ms) VALUES (?, ?, ?, ?)'
  world.store.run(sql, [playerId, bonusId, part, world.clock.now()])
}

export function endClaim(
  world: WorldContext,
  { playerId, bonusId }: BonusClaim,
  status: Exclude<ClaimStatus, 'active'>,
): void {
  const sql = 'UPDATE bonus_claims SET status = ?, ended_at_ms = ? WHERE player_id = ? AND bonus_id = ?'
  world.store.change(sql, [status, world.clock.now(), playerId, bonusId])
}

/** Paise of a part, counted from 1; the remainder of the division falls to the later parts, so that all add up. */
export function partPaise({ amountPaise, parts }: Pick<BonusClaim, 'amountPaise' | 'parts'>, part: number): number {
  return Math.floor((amountPaise * part) / parts) - Math.floor((amountPaise * (part - 1)) / parts)
}

/** The amount to wager in all until a part is released. */
export function partTargetPaise(
  { wagerTargetPaise, parts }: Pick<BonusClaim, 'wagerTargetPaise' | 'parts'>,
  part: number,
): number {
  return Math.floor((wagerTargetPaise * part) / parts)
}

/** Coins of a claim that were not released yet. */
export function lockedPaise(claim: BonusClaim): number {
  const released = claim.releasedAtMs.reduce((sum, _, index) => sum + partPaise(claim, index + 1), 0)
  return claim.amountPaise - released
}

function withParts(world: WorldContext, claim: BonusClaim): BonusClaim {
  const sql = 'SELECT released_at_ms FROM bonus_parts WHERE player_id = ? AND bonus_id = ? ORDER BY part'
  const releasedAtMs = world.store.all(sql, [claim.playerId, claim.bonusId], (row) => row.integer('released_at_ms'))
  return { ...claim, releasedAtMs }
}

function readClaim(row: Row): BonusClaim {
  return {
    playerId: row.integer('player_id'),
    bonusId: row.text('bonus_id'),
    serial: row.integer('serial'),
    status: row.oneOf('status', claimStatuses),
    amountPaise: row.integer('amount_paise'),
    wagerTargetPaise: row.integer('wager_target_paise'),
    parts: row.integer('parts'),
    wageredPaise: row.integer('wagered_paise'),
    claimedAtMs: row.integer('claimed_at_ms'),
    expiresAtMs: row.integer('expires_at_ms'),
    endedAtMs: row.integerOrNull('ended_at_ms'),
    terms: row.json('terms', bonusTerms),
    releasedAtMs: [],
  }
}
