import { ApiError } from '../api/api-error.ts'
import { isRecord } from '../lib/storage.ts'
import type { User } from './player.ts'
import { isToken, parseUser } from './session-storage.ts'

/**
 * Token and user of a login or a registration. A registration may answer without a user (spec 3); `otherwise` stands in.
 * @throws ApiError `malformed` when the answer could not carry a session
 */
export function readNewSession(answer: unknown, otherwise?: User): { token: string; user: User } {
  const { token, user } = isRecord(answer) ? answer : {}
  const known = parseUser(user) ?? otherwise
  if (!isToken(token) || known === undefined) throw new ApiError({ kind: 'malformed' })
  return { token, user: known }
}
