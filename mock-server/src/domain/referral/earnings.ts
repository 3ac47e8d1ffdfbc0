import type { WorldContext } from '../base/context.ts'
import { keepNotification } from '../content/notification-records.ts'
import { receiveLines } from '../money/entry-lines.ts'
import { postEntry } from '../money/ledger.ts'
import { saveActive } from './referral-records.ts'

/** A player's earning for each referred player, once. */
const earningPaise = 50_00

/**
 * Pays who brought this player, when the player's first bet was won or lost: once for each player brought, as real
 * money that counts as cash. Runs in the settlement's transaction.
 */
export function earnReferral(world: WorldContext, playerId: number): void {
  const sql = 'SELECT referrer_id FROM referral_children WHERE player_id = ? AND active_at_ms IS NULL'
  const referrerId = world.store.one(sql, [playerId], (row) => row.integer('referrer_id'))
  if (referrerId === null) return
  saveActive(world, playerId, earningPaise)
  postEntry(world, {
    kind: 'referral-earned',
    reference: String(playerId),
    playerId: referrerId,
    lines: receiveLines(world, referrerId, earningPaise),
  })
  const notice = { title: 'Referral', message: 'A player you referred has begun to play', status: 'success' }
  keepNotification(world, referrerId, notice)
}
