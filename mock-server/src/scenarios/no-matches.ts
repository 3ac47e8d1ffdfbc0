import { changeSettings } from '../domain/change-settings.ts'
import type { Scenario } from '../world/scenario.ts'

export const noMatches: Scenario = {
  name: 'no-matches',
  about: 'No matches at all',
  apply: (world) => changeSettings(world, { hasMatches: false }),
}
