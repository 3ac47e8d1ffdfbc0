import type { Scenario } from '../world/scenario.ts'

export const malformedAnswers: Scenario = {
  name: 'malformed-answers',
  about: 'Every successful call answers broken JSON; its effect is there',
  apply(world) {
    world.faults.plant({ target: { group: 'all' }, effect: { kind: 'malformed-body' }, times: null })
  },
}
