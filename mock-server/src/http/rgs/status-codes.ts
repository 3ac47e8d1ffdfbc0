import type { RgsSchema, StatusCode } from '@chaupar/contracts/rgs'
import type { RenderedFailure } from '../../contract/failure.ts'
import type { ErrorCode } from '../../domain/base/errors.ts'
import type { WrittenFailure } from '../call.ts'

/** The protocol's word for each of our codes that has one. */
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

/** What HTTP itself says keeps its status; every other refusal is a 400 of the protocol. */
const ofHttp = [404, 413, 415, 429]

/** A failure as rgs.yaml promises it. */
export function writeRgsFailure({ status, body: { code, message } }: RenderedFailure): WrittenFailure {
  const statusCode = codeOf(code, status)
  const body: RgsSchema<'Refusal'> = { error: message, status: { statusCode, statusMessage: message } }
  const isOfHttp = ofHttp.includes(status) && statusCode === 'ERR_GE'
  return { status: status >= 500 || isOfHttp ? status : 400, body }
}

function codeOf(code: string, status: number): StatusCode {
  const known = Object.entries(statusCodes).find(([name]) => name === code)?.[1]
  return known ?? (status >= 500 ? 'ERR_UE' : 'ERR_GE')
}
