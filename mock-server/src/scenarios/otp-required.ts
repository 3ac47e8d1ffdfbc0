import { changeSettings } from '../domain/change-settings.ts'
import type { Scenario } from '../world/scenario.ts'

export const otpRequired: Scenario = {
  name: 'otp-required',
  about: 'Sign-up needs a code (application setting OTP is 0)',
  apply: (world) => changeSettings(world, { appDetails: { OTP: 0 } }),
}
