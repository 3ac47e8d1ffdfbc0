import { changeSettings } from '../domain/base/change-settings.ts'
import type { Situation } from './situation.ts'

export const noMatches: Situation = {
  name: 'no-matches',
  group: 'matches',
  about: 'No matches at all',
  apply: (world) => changeSettings(world, { hasMatches: false }),
  holds: (world) => !world.settings.current.hasMatches,
}
