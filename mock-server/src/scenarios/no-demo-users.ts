import { changeSettings } from '../domain/base/change-settings.ts'
import type { Situation } from './situation.ts'

export const noDemoUsers: Situation = {
  name: 'no-demo-users',
  group: 'demo users',
  about: 'No demo users: demo login is refused',
  apply: (world) => changeSettings(world, { demoUsers: false }),
  holds: (world) => !world.settings.current.demoUsers,
}
