import { DomainError } from '../domain/base/errors.ts'
import { errorEffect } from '../world/faults.ts'
import type { Situation } from './situation.ts'

export const otpWrong: Situation = {
  name: 'otp-wrong',
  group: 'code check',
  about: 'Every code is answered as wrong',
  apply(world) {
    const effect = errorEffect(new DomainError('otp_wrong'))
    for (const operation of ['verifyMobile', 'resetPassword']) {
      world.faults.plant({ target: { operation }, effect, times: null })
    }
  },
}
