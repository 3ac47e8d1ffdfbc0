import type { Scenario } from '../world/scenario.ts'

export const offlineSocket: Scenario = {
  name: 'offline-socket',
  about: 'The socket cannot be reached, as without a network; open ones are cut. Calls work',
  apply(world) {
    world.faults.plant({ target: { event: 'connect' }, effect: { kind: 'event-lost' }, times: null })
  },
}
