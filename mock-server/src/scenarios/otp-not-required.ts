import { changeSettings } from '../domain/base/change-settings.ts'
import type { Situation } from './situation.ts'

export const otpNotRequired: Situation = {
  name: 'otp-not-required',
  group: 'sign-up code',
  about: 'Sign-up goes straight to the form (application setting OTP is 1)',
  apply: (world) => changeSettings(world, { appDetails: { OTP: 1 } }),
  holds: (world) => world.settings.current.appDetails.OTP === 1,
}
