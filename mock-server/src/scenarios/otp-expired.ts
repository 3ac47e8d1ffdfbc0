import { DomainError } from '../domain/base/errors.ts'
import { errorEffect } from '../world/faults.ts'
import type { Situation } from './situation.ts'

export const otpExpired: Situation = {
  name: 'otp-expired',
  group: 'code check',
  about: 'Every code is answered as expired',
  apply(world) {
    const effect = errorEffect(new DomainError('otp_expired'))
    for (const operation of ['verifyMobile', 'resetPassword']) {
      world.faults.plant({ target: { operation }, effect, times: null })
    }
  },
}
