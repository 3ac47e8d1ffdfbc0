import type { Scenario } from '../world/scenario.ts'

export const defaultScenario: Scenario = {
  name: 'default',
  about: 'Live, OTP needed for sign-up, demo users, one cricket match in play',
  apply() {},
}
