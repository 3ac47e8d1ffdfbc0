import { errorCatalogue } from '../domain/base/errors.ts'
import { textParam } from './params.ts'
import type { Situation } from './situation.ts'

export const connectError: Situation = {
  name: 'connect-error',
  group: 'connection',
  about: 'The server refuses every socket with a message of its own, as it refuses a dead token; open ones are cut',
  params: { connectMessage: "The message in place of 'Unauthorized action.'" },
  apply(world, params) {
    const message = textParam(params, 'connectMessage') ?? errorCatalogue.unauthorized.message
    world.faults.plant({ target: { event: 'connect' }, effect: { kind: 'event-failed', message }, times: null })
  },
}
