import { DomainError } from '../domain/errors.ts'
import { errorEffect } from '../world/faults.ts'
import type { Scenario } from '../world/scenario.ts'

export const agentCodeBad: Scenario = {
  name: 'agent-code-bad',
  about: 'Every registration is refused for its agent code',
  apply(world) {
    const effect = errorEffect(new DomainError('agent_code_bad'))
    world.faults.plant({ target: { operation: 'register' }, effect, times: null })
  },
}
