import type { FaultEffect } from '../world/faults.ts'

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
    // Not volatile: the connection is busy with the first message, so a volatile copy would always be lost.
    if (effects.some(({ kind }) => kind === 'event-duplicated')) emit(false)
  }
  if (lateMs === 0) send()
  else setTimeout(send, lateMs).unref()
}
