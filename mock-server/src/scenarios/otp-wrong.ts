import { DomainError } from '../domain/errors.ts'
import { errorEffect } from '../world/faults.ts'
import type { Scenario } from '../world/scenario.ts'

export const otpWrong: Scenario = {
  name: 'otp-wrong',
  about: 'Every code is answered as wrong',
  apply(world) {
    const effect = errorEffect(new DomainError('otp_wrong'))
    for (const operation of ['verifyMobile', 'resetPassword']) {
      world.faults.plant({ target: { operation }, effect, times: null })
    }
  },
}
