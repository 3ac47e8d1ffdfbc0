import type { Scenario } from '../world/scenario.ts'

export const legacyErrors: Scenario = {
  name: 'legacy-errors',
  about: 'Failures are answered with status 200 and error: true, as older servers do',
  apply(world) {
    world.faults.plant({ target: { group: 'all' }, effect: { kind: 'legacy-error' }, times: null })
  },
}
