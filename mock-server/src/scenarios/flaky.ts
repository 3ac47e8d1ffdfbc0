import { DomainError } from '../domain/base/errors.ts'
import { errorEffect } from '../world/faults.ts'
import { numberParam } from './params.ts'
import type { Situation } from './situation.ts'

export const flaky: Situation = {
  name: 'flaky',
  group: 'reliability',
  about: "A fifth of the calls answers 503, by the world's own chance",
  params: { flakyShare: 'Share of the calls in place of 0.2' },
  apply(world, params) {
    const share = numberParam(params, 'flakyShare', [0.01, 1]) ?? 0.2
    const effect = errorEffect(new DomainError('unavailable'))
    world.faults.plant({ target: { group: 'all' }, effect, times: null, share })
  },
}
