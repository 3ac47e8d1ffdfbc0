import type { Situation } from './situation.ts'

export const malformedAnswers: Situation = {
  name: 'malformed-answers',
  group: 'shape of answers',
  about: 'Every successful call answers broken JSON; its effect is there',
  apply(world) {
    world.faults.plant({ target: { group: 'all' }, effect: { kind: 'malformed-body' }, times: null })
  },
}
