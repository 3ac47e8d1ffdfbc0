import type { Situation } from './situation.ts'

const requests = ['session_check', 'get:balance', 'odds:subscribe', 'odds:unsubscribe']

export const noAck: Situation = {
  name: 'no-ack',
  group: 'acknowledgement',
  about: 'No socket request is acknowledged, so that the client gives up after a second',
  apply(world) {
    for (const event of requests) {
      world.faults.plant({ target: { event }, effect: { kind: 'event-lost' }, times: null })
    }
  },
}
