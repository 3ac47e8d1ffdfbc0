import { DomainError } from '../domain/base/errors.ts'
import { errorEffect } from '../world/faults.ts'
import type { Situation } from './situation.ts'

export const unauthorizedNext: Situation = {
  name: 'unauthorized-next',
  group: 'next 401',
  about: "The next call that needs a token answers 401 'Unauthorized action.'",
  apply(world) {
    world.faults.plant({
      target: { group: 'authenticated' },
      effect: errorEffect(new DomainError('unauthorized')),
      times: 1,
    })
  },
}
