import type { RgsSchema } from '@chaupar/contracts/rgs'
import type { RenderedFailure } from '../../contract/failure.ts'
import { rgsStatusCode } from '../../wire/rgs-status.ts'
import type { WrittenFailure } from '../call.ts'

/** What HTTP itself says keeps its status; every other refusal is a 400 of the protocol. */
const ofHttp = [404, 413, 415, 429]

/** A failure as rgs.yaml promises it. */
export function writeRgsFailure({ status, body: { code, message } }: RenderedFailure): WrittenFailure {
  const statusCode = rgsStatusCode(code, status)
  const body: RgsSchema<'Refusal'> = { error: message, status: { statusCode, statusMessage: message } }
  const isOfHttp = ofHttp.includes(status) && statusCode === 'ERR_GE'
  return { status: status >= 500 || isOfHttp ? status : 400, body }
}
