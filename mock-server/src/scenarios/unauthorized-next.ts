import { DomainError } from '../domain/errors.ts'
import { errorEffect } from '../world/faults.ts'
import type { Scenario } from '../world/scenario.ts'

export const unauthorizedNext: Scenario = {
  name: 'unauthorized-next',
  about: "The next call that needs a token answers 401 'Unauthorized action.'",
  apply(world) {
    world.faults.plant({
      target: { group: 'authenticated' },
      effect: errorEffect(new DomainError('unauthorized')),
      times: 1,
    })
  },
}
