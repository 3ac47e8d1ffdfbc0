import { changeSettings } from '../domain/change-settings.ts'
import type { Scenario } from '../world/scenario.ts'

export const maintenance: Scenario = {
  name: 'maintenance',
  about: 'The site is under maintenance (BRAND_STATUS)',
  apply: (world) => changeSettings(world, { appDetails: { BRAND_STATUS: 'maintenance' } }),
}
