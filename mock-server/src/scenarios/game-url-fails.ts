import { DomainError } from '../domain/errors.ts'
import { errorEffect } from '../world/faults.ts'
import type { Scenario } from '../world/scenario.ts'

export const gameUrlFails: Scenario = {
  name: 'game-url-fails',
  about: 'No game can be launched',
  apply(world) {
    const effect = errorEffect(new DomainError('game_unavailable'))
    world.faults.plant({ target: { operation: 'launchGame' }, effect, times: null })
  },
}
