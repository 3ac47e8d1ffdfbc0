import { numberParam } from './params.ts'
import type { Situation } from './situation.ts'

export const slow: Situation = {
  name: 'slow',
  group: 'speed',
  about: 'Every call takes two seconds longer',
  params: { slowMs: 'Real milliseconds in place of the 2000' },
  apply(world, params) {
    const ms = Math.round(numberParam(params, 'slowMs', [1, 120_000]) ?? 2000)
    world.faults.plant({ target: { group: 'all' }, effect: { kind: 'latency', ms }, times: null })
  },
}
