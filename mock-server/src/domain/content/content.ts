import type { WorldContext } from '../base/context.ts'
import type { AppDetails } from '../base/settings.ts'
import { replaceAnnouncements } from './content-records.ts'

export function appDetails(world: WorldContext): AppDetails {
  return world.settings.current.appDetails
}

/** Whether the organisation is live: compared in lower case; empty = live, any other word = not live (spec 4). */
export function isLive(world: WorldContext): boolean {
  const status = appDetails(world).BRAND_STATUS.trim().toLowerCase()
  return status === '' || status === 'live'
}

/** Puts these announcements in place of those there are. */
export function setAnnouncements(world: WorldContext, contents: readonly string[]): void {
  world.transaction(() => {
    replaceAnnouncements(world, contents)
    world.events.emit({ name: 'announcements-changed', payload: null })
  })
}
