import { changeSettings } from '../domain/base/change-settings.ts'
import type { Situation } from './situation.ts'

export const otpRequired: Situation = {
  name: 'otp-required',
  group: 'sign-up code',
  isNormal: true,
  about: 'Sign-up needs a code (application setting OTP is 0)',
  apply: (world) => changeSettings(world, { appDetails: { OTP: 0 } }),
}
