import { changeSettings } from '../domain/change-settings.ts'
import type { Scenario } from '../world/scenario.ts'

export const noDemoUsers: Scenario = {
  name: 'no-demo-users',
  about: 'No demo users: demo login is refused',
  apply: (world) => changeSettings(world, { demoUsers: false }),
}
