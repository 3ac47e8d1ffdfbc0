import { changeSettings } from '../domain/change-settings.ts'
import type { Scenario } from '../world/scenario.ts'

export const demoUsers: Scenario = {
  name: 'demo-users',
  about: 'Demo users exist',
  apply: (world) => changeSettings(world, { demoUsers: true }),
}
