import { errorCatalogue } from '../domain/errors.ts'
import type { Scenario } from '../world/scenario.ts'

export const sessionCheckFails: Scenario = {
  name: 'session-check-fails',
  about: "The socket's session_check answers status failed, which signs out",
  apply(world) {
    world.faults.plant({
      target: { event: 'session_check' },
      effect: { kind: 'event-failed', message: errorCatalogue.unauthorized.message },
      times: null,
    })
  },
}
