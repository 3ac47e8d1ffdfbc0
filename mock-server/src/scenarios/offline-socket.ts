import type { Situation } from './situation.ts'

export const offlineSocket: Situation = {
  name: 'offline-socket',
  group: 'connection',
  about: 'The socket cannot be reached, as without a network; open ones are cut. Calls work',
  apply(world) {
    world.faults.plant({ target: { event: 'connect' }, effect: { kind: 'event-lost' }, times: null })
  },
}
