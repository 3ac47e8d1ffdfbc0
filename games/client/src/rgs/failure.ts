import type { RgsSchema, StatusCode } from '@chaupar/api/rgs'

/**
 * A call that did not do what it was asked for. `refused`: the server said why. `unsent`: it never left. `lost`: it may have arrived;
 * its effect is unknown.
 */
export type Failed = { is: 'refused'; code: StatusCode; message: string } | { is: 'unsent' } | { is: 'lost' }

/** Thrown by every call. */
export class RgsFailure extends Error {
  readonly failed: Failed

  constructor(failed: Failed) {
    super(failed.is === 'refused' ? `${failed.code}: ${failed.message}` : failed.is)
    this.failed = failed
  }
}

/** How a call failed; what is thrown beside `RgsFailure` is a defect and goes on. */
export function failedOf(error: unknown): Failed {
  if (error instanceof RgsFailure) return error.failed
  throw error
}

/** A refusal as rgs.yaml has it; null for anything else, such as the page of a gateway that found no server. */
export function refusalOf(body: unknown): RgsSchema<'Refusal'> | null {
  return isRefusal(body) ? body : null
}

function isRefusal(body: unknown): body is RgsSchema<'Refusal'> {
  if (typeof body !== 'object' || body === null || !('status' in body)) return false
  const { status } = body
  return (
    typeof status === 'object' && status !== null && 'statusCode' in status && typeof status.statusCode === 'string'
  )
}
