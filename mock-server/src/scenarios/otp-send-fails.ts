import type { Scenario } from '../world/scenario.ts'

export const otpSendFails: Scenario = {
  name: 'otp-send-fails',
  about: 'No code can be sent, neither for sign-up nor for recovery',
  apply(world) {
    const effect = { kind: 'error', status: 503, code: 'otp_send_failed', message: 'OTP could not be sent' } as const
    for (const operation of ['sendOtp', 'forgotPassword']) {
      world.faults.plant({ target: { operation }, effect, times: null })
    }
  },
}
