import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { codeKey } from './referral-records.ts'

/**
 * The agent code of a registration, null when there is none. Agents are the operator's and any code may be one of
 * theirs, so that only those are refused which the world names as bad. Throws `agent_code_bad`.
 */
export function readAgentCode(world: WorldContext, sent: string | undefined): string | null {
  const code = sent?.trim() ?? ''
  if (code === '') return null
  const bad = world.settings.current.badAgentCodes
  if (bad === 'all' || bad.some((one) => codeKey(one) === codeKey(code))) throw new DomainError('agent_code_bad')
  return code
}
