import type { StatusCode } from '@chaupar/api/rgs'
import type { ErrorCode } from '../domain/base/errors.ts'

/** The word of the games' protocol for each of our codes that has one. */
const statusCodes: Partial<Record<ErrorCode, StatusCode>> = {
  insufficient_funds: 'ERR_IPB',
  game_session_over: 'ERR_IS',
  unauthorized: 'ERR_ATE',
  limit_reached: 'ERR_GLE',
  time_out_active: 'ERR_GLE',
  self_excluded: 'ERR_GLE',
  round_not_found: 'ERR_BNF',
  round_open: 'ERR_BE',
  round_not_over: 'ERR_BE',
  bad_request: 'ERR_VAL',
  validation_failed: 'ERR_VAL',
  stake_below_min: 'ERR_VAL',
  stake_above_max: 'ERR_VAL',
  maintenance: 'ERR_MAINTENANCE',
}

/** The status of the games' protocol for a failure with this code and HTTP status. */
export function rgsStatusCode(code: string, status: number): StatusCode {
  const known = Object.entries(statusCodes).find(([name]) => name === code)?.[1]
  return known ?? (status >= 500 ? 'ERR_UE' : 'ERR_GE')
}
