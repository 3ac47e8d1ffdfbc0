import type { OperationId } from '@chaupar/contracts/operations.gen'

/** Texts of successful answers that the specification gives (spec 8); all others carry an empty message. */
const messages: Partial<Record<OperationId, string>> = {
  login: 'Login Success',
  loginDemo: 'Login Success',
  register: 'Player added',
  sendOtp: 'OTP sent',
  forgotPassword: 'OTP sent',
  resetPassword: 'Password reset success',
}

export function successMessage(id: OperationId): string {
  return messages[id] ?? ''
}
