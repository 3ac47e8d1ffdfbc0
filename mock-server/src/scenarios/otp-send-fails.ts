import type { Situation } from './situation.ts'

export const otpSendFails: Situation = {
  name: 'otp-send-fails',
  group: 'code delivery',
  about: 'No code can be sent, neither for sign-up nor for recovery',
  apply(world) {
    const effect = { kind: 'error', status: 503, code: 'otp_send_failed', message: 'OTP could not be sent' } as const
    for (const operation of ['sendOtp', 'forgotPassword']) {
      world.faults.plant({ target: { operation }, effect, times: null })
    }
  },
}
