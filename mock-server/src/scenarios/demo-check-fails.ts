import { DomainError } from '../domain/base/errors.ts'
import { errorEffect } from '../world/faults.ts'
import type { Situation } from './situation.ts'

export const demoCheckFails: Situation = {
  name: 'demo-check-fails',
  group: 'demo check',
  about: 'The question whether there are demo users fails',
  apply(world) {
    const effect = errorEffect(new DomainError('unavailable'))
    world.faults.plant({ target: { operation: 'checkDemo' }, effect, times: null })
  },
}
