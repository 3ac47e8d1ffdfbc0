import { DomainError } from '../domain/base/errors.ts'
import { errorEffect } from '../world/faults.ts'
import type { Situation } from './situation.ts'

export const unauthorizedOther: Situation = {
  name: 'unauthorized-other',
  group: 'next 401',
  about: 'The next call that needs a token answers a 401 with another text, which must not log out',
  apply(world) {
    world.faults.plant({
      target: { group: 'authenticated' },
      effect: errorEffect(new DomainError('unauthorized_other')),
      times: 1,
    })
  },
}
