import { DomainError } from '../domain/errors.ts'
import { errorEffect } from '../world/faults.ts'
import type { Scenario } from '../world/scenario.ts'

export const otpExpired: Scenario = {
  name: 'otp-expired',
  about: 'Every code is answered as expired',
  apply(world) {
    const effect = errorEffect(new DomainError('otp_expired'))
    for (const operation of ['verifyMobile', 'resetPassword']) {
      world.faults.plant({ target: { operation }, effect, times: null })
    }
  },
}
