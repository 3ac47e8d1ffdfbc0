import { changeSettings } from '../domain/change-settings.ts'
import type { Scenario } from '../world/scenario.ts'

export const live: Scenario = {
  name: 'live',
  about: 'The site is open: the way back from maintenance and suspended (BRAND_STATUS)',
  apply: (world) => changeSettings(world, { appDetails: { BRAND_STATUS: 'live' } }),
}
