import { errorCatalogue } from '../domain/errors.ts'
import type { Scenario } from '../world/scenario.ts'
import { textParam } from './params.ts'

export const connectError: Scenario = {
  name: 'connect-error',
  about: 'The server refuses every socket with a message of its own, as it refuses a dead token',
  params: { connectMessage: "The message in place of 'Unauthorized action.'" },
  apply(world, params) {
    const message = textParam(params, 'connectMessage') ?? errorCatalogue.unauthorized.message
    world.faults.plant({ target: { event: 'connect' }, effect: { kind: 'event-failed', message }, times: null })
  },
}
