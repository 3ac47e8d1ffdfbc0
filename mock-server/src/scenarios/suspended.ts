import { changeSettings } from '../domain/base/change-settings.ts'
import type { Situation } from './situation.ts'

export const suspended: Situation = {
  name: 'suspended',
  group: 'site',
  about: 'The organisation is suspended (BRAND_STATUS)',
  apply: (world) => changeSettings(world, { appDetails: { BRAND_STATUS: 'suspended' } }),
  holds: (world) => world.settings.current.appDetails.BRAND_STATUS === 'suspended',
}
