import type { Situation } from './situation.ts'

export const legacyErrors: Situation = {
  name: 'legacy-errors',
  group: 'shape of errors',
  about: 'Failures are answered with status 200 and error: true, as older servers do',
  apply(world) {
    world.faults.plant({ target: { group: 'all' }, effect: { kind: 'legacy-error' }, times: null })
  },
}
