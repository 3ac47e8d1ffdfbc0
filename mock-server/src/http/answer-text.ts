import { ResponseMismatch } from '../contract/failure.ts'
import { undocumented } from '../contract/schemas.ts'
import { answerInStyle } from '../wire/display-texts.ts'
import type { World } from '../world/world.ts'
import type { Route } from './routes.ts'
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
