import { DomainError } from '../domain/base/errors.ts'
import { errorEffect } from '../world/faults.ts'
import type { Situation } from './situation.ts'

export const gameUrlFails: Situation = {
  name: 'game-url-fails',
  group: 'game launch',
  about: 'No game can be launched',
  apply(world) {
    const effect = errorEffect(new DomainError('game_unavailable'))
    world.faults.plant({ target: { operation: 'launchGame' }, effect, times: null })
  },
}
