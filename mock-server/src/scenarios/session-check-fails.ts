import { errorCatalogue } from '../domain/base/errors.ts'
import type { Situation } from './situation.ts'

export const sessionCheckFails: Situation = {
  name: 'session-check-fails',
  group: 'session check',
  about: "The socket's session_check answers status failed, which signs out; who is connected is told to check",
  apply(world) {
    world.faults.plant({
      target: { event: 'session_check' },
      effect: { kind: 'event-failed', message: errorCatalogue.unauthorized.message },
      times: null,
    })
    world.events.emit({ name: 'session-refresh', payload: { playerId: null, reason: 'session' } })
  },
}
