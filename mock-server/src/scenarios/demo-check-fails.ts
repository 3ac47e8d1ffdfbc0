import { DomainError } from '../domain/errors.ts'
import { errorEffect } from '../world/faults.ts'
import type { Scenario } from '../world/scenario.ts'

export const demoCheckFails: Scenario = {
  name: 'demo-check-fails',
  about: 'The question whether there are demo users fails',
  apply(world) {
    const effect = errorEffect(new DomainError('unavailable'))
    world.faults.plant({ target: { operation: 'checkDemo' }, effect, times: null })
  },
}
