import type { Scenario } from '../world/scenario.ts'
import { numberParam } from './params.ts'

export const slow: Scenario = {
  name: 'slow',
  about: 'Every call takes two seconds longer',
  params: { slowMs: 'Real milliseconds in place of the 2000' },
  apply(world, params) {
    const ms = Math.round(numberParam(params, 'slowMs', [1, 120_000]) ?? 2000)
    world.faults.plant({ target: { group: 'all' }, effect: { kind: 'latency', ms }, times: null })
  },
}
