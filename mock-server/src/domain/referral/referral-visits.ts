import type { WorldContext } from '../base/context.ts'
import { codeKey, insertChild, insertVisit, referrerOf } from './referral-records.ts'

/** Counts a visit by a referral link; visits without a code, or by one that nobody has, are none. */
export function noteReferralVisit(
  world: WorldContext,
  { agentCode, source }: { agentCode?: string; source?: string },
  address: string,
): void {
  if (agentCode === undefined || referrerOf(world, agentCode) === null) return
  insertVisit(world, agentCode, source?.trim() ?? '', address)
}

/**
 * Counts a player who registered with a referral code for the one who has it. The source is that of the link which was
 * last opened from the same address, since a registration names none.
 */
export function noteReferral(world: WorldContext, playerId: number, agentCode: string, address: string): void {
  const referrerId = referrerOf(world, agentCode)
  if (referrerId === null) return
  const sql = 'SELECT source FROM referral_visits WHERE code_key = ? AND address = ? ORDER BY id DESC LIMIT 1'
  const source = world.store.one(sql, [codeKey(agentCode), address], (row) => row.text('source')) ?? ''
  insertChild(world, playerId, referrerId, source)
}
