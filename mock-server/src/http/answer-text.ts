import type { World } from '../world/world.ts'
import { ResponseMismatch } from './errors.ts'
import type { Route } from './route.ts'
import type { OperationChecks } from './schemas.ts'
import { answerInStyle } from './shown-texts.ts'
import { successMessage } from './success-messages.ts'
import { writtenOnce } from './unchanging.ts'

export const jsonType = 'application/json; charset=utf-8'

/**
 * The whole answer to a call that was done, as JSON. @throws ResponseMismatch when answers are checked and openapi.yaml
 * does not promise this one
 */
export function answerText({ id, checks }: Route, world: World, made: unknown, isChecked: boolean): string {
  return writtenOnce(id, answerInStyle(world, id, made), (data) => {
    const envelope = { error: false, message: successMessage(id), data }
    const mismatch = isChecked ? undocumented(id, checks, 200, envelope) : null
    if (mismatch !== null) throw new ResponseMismatch(mismatch)
    return JSON.stringify(envelope)
  })
}

/** What is wrong with an answer by openapi.yaml, named by operation and schema path; null when it is promised. */
export function undocumented(id: string, checks: OperationChecks, status: number, body: unknown): string | null {
  const check = checks.response(status)
  if (check === null) return `${id} answers ${status}, which the document does not name`
  const misfit = check(body)
  return misfit === null ? null : `${id} ${status} ${misfit.instancePath} ${misfit.schemaPath}: ${misfit.message}`
}
