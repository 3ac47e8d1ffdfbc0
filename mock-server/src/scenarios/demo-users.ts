import { changeSettings } from '../domain/base/change-settings.ts'
import type { Situation } from './situation.ts'

export const demoUsers: Situation = {
  name: 'demo-users',
  group: 'demo users',
  isNormal: true,
  about: 'Demo users exist',
  apply: (world) => changeSettings(world, { demoUsers: true }),
}
