import { changeSettings } from '../domain/change-settings.ts'
import type { Scenario } from '../world/scenario.ts'

export const suspended: Scenario = {
  name: 'suspended',
  about: 'The organisation is suspended (BRAND_STATUS)',
  apply: (world) => changeSettings(world, { appDetails: { BRAND_STATUS: 'suspended' } }),
}
