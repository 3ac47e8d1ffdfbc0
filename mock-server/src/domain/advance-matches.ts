import type { WorldContext } from './context.ts'

export function advanceMatches(world: WorldContext): void {
  world.clock.now()
}
