import { changeSettings } from '../domain/base/change-settings.ts'
import type { Situation } from './situation.ts'

export const live: Situation = {
  name: 'live',
  group: 'site',
  isNormal: true,
  about: 'The site is open: the way back from maintenance and suspended (BRAND_STATUS)',
  apply: (world) => changeSettings(world, { appDetails: { BRAND_STATUS: 'live' } }),
}
