import { setTimeout as wait } from 'node:timers/promises'
import { PlantedError } from '../contract/failure.ts'
import type { FaultEffect } from '../world/faults.ts'
import type { World } from '../world/world.ts'

/** Sends a message through the faults that struck it: not at all, late, or twice. */
export function sendThrough(
  effects: readonly FaultEffect[],
  isVolatile: boolean,
  emit: (isVolatile: boolean) => void,
): void {
  if (effects.some(({ kind }) => kind === 'event-lost')) return
  const lateMs = effects.reduce((sum, effect) => sum + (effect.kind === 'event-late' ? effect.ms : 0), 0)
  const send = (): void => {
    emit(isVolatile)
    // Not volatile: the line is busy with the first message, so a volatile copy would be lost each time.
    if (effects.some(({ kind }) => kind === 'event-duplicated')) emit(false)
  }
  if (lateMs === 0) send()
  else setTimeout(send, lateMs).unref()
}

/** Applies the faults planted for a question: late, or never answered (true). @throws PlantedError when it is refused */
export async function isSwallowed(world: World, event: string): Promise<boolean> {
  const effects = world.faults.takeForEvent(event)
  for (const effect of effects) if (effect.kind === 'event-late') await wait(effect.ms)
  if (effects.some(({ kind }) => kind === 'event-lost')) return true
  for (const effect of effects)
    if (effect.kind === 'event-failed') throw new PlantedError(400, 'planted', effect.message)
  return false
}
