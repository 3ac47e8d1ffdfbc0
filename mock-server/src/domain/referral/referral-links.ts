import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { codeKey, insertChild, insertVisit, referrerOf } from './referral-records.ts'

/** Counts a visit by a referral link. Visits without a code, or with an unknown one, do not count. */
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

/**
 * The agent code of a registration, null without one. Agents are the operator's and any code may be one of theirs, so only the
 * world's list of bad codes is refused. Throws `agent_code_bad`.
 */
export function readAgentCode(world: WorldContext, sent: string | undefined): string | null {
  const code = sent?.trim() ?? ''
  if (code === '') return null
  const bad = world.settings.current.badAgentCodes
  if (bad === 'all' || bad.some((one) => codeKey(one) === codeKey(code))) throw new DomainError('agent_code_bad')
  return code
}
