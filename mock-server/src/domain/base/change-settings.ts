import type { WorldContext } from './context.ts'
import type { AppDetails, Settings } from './settings.ts'

/** Changes settings of a world and notifies the pages that show them. */
export function changeSettings(
  world: WorldContext,
  change: Partial<Omit<Settings, 'appDetails'>> & { appDetails?: Partial<AppDetails> },
): void {
  const { appDetails, ...rest } = change
  const before = world.settings.current
  world.settings.replace({ ...before, ...rest, appDetails: { ...before.appDetails, ...appDetails } })
  if (!appDetails) return
  world.events.emit({ name: 'app-details-changed', payload: null })
  world.events.emit({ name: 'session-refresh', payload: { playerId: null, reason: 'app' } })
}
