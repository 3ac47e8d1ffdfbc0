import type { ControlData } from '@chaupar/api/control-client'
import { toIso } from '../domain/base/clock.ts'
import type { SavedWorld } from '../world/saved-worlds.ts'
import type { ControlHandlers } from './control-call.ts'
import { holding, wireWorld } from './worlds.ts'

/** Copies of worlds, now or for later. */
export const savedWorldHandlers = {
  forkWorld: (input, registry) => wireWorld(registry.fork(input.world, input.name)),
  saveWorld: (input, registry) => wireSaved(registry.save(input.world, input.as, holding(registry.get(input.world)))),
  loadWorld: (input, registry) => wireWorld(registry.load(input.saved, input.name)),
  restoreWorld: (input, registry) => wireWorld(registry.restore(input.world)),
  listSavedWorlds: (_input, registry) => registry.savedWorlds().map(wireSaved),
  deleteSavedWorld: (input, registry) => {
    registry.deleteSaved(input.saved)
    return null
  },
} satisfies Partial<ControlHandlers>

function wireSaved({ name, scenarios, savedAtMs, worldMs }: SavedWorld): ControlData<'saveWorld'> {
  return { name, scenarios, savedAt: toIso(savedAtMs), now: toIso(worldMs) }
}
