import { changeSettings } from '../domain/change-settings.ts'
import type { Scenario } from '../world/scenario.ts'

export const otpNotRequired: Scenario = {
  name: 'otp-not-required',
  about: 'Sign-up goes straight to the form (application setting OTP is 1)',
  apply: (world) => changeSettings(world, { appDetails: { OTP: 1 } }),
}
