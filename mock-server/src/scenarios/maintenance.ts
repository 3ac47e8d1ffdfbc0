import { changeSettings } from '../domain/base/change-settings.ts'
import type { Situation } from './situation.ts'

export const maintenance: Situation = {
  name: 'maintenance',
  group: 'site',
  about: 'The site is under maintenance (BRAND_STATUS)',
  apply: (world) => changeSettings(world, { appDetails: { BRAND_STATUS: 'maintenance' } }),
  holds: (world) => world.settings.current.appDetails.BRAND_STATUS === 'maintenance',
}
