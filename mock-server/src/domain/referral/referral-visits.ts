import type { WorldContext } from '../base/context.ts'
import { codeKey } from './agent-codes.ts'

/** Counts a visit by a referral link; visits without a code, or by one that nobody has, are none. */
export function noteReferralVisit(
  world: WorldContext,
  { agentCode, source }: { agentCode?: string; source?: string },
  address: string,
): void {
  if (agentCode === undefined || referrerOf(world, agentCode) === null) return
  world.store.run('INSERT INTO referral_visits (code_key, source, address, at_ms) VALUES (?, ?, ?, ?)', [
    codeKey(agentCode),
    source?.trim() ?? '',
    address,
    world.clock.now(),
  ])
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
  world.store.run(
    'INSERT INTO referral_children (player_id, referrer_id, source, registered_at_ms) VALUES (?, ?, ?, ?)',
    [playerId, referrerId, source, world.clock.now()],
  )
}

function referrerOf(world: WorldContext, code: string): number | null {
  const sql = 'SELECT player_id FROM referral_codes WHERE code_key = ?'
  return world.store.one(sql, [codeKey(code)], (row) => row.integer('player_id'))
}
