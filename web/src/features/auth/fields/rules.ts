import { t } from '@lingui/core/macro'
import * as v from 'valibot'
import { isIndianNumber } from './phone.ts'

/** Limits of spec 5 and 9; contracts/agreement holds them against openapi.yaml. */
export const limits = {
  username: { min: 4, max: 15 },
  password: { min: 8, max: 20 },
  name: { max: 60 },
  agentCode: { max: 32 },
} as const

/** Letters, digits and spaces (spec 5): ASCII, as the servers know them. */
export const usernamePattern = /^[A-Za-z0-9 ]*$/

// Every rule below returns the first message that applies, in the order of spec 5: one message at a time.
// The messages are functions, so that they follow a change of the language.

const filled = (message: () => string) => v.check((text: string) => text.trim() !== '', message)

/** Login (spec 5): both fields not empty. */
export const loginRules = v.object({
  username: v.pipe(
    v.string(),
    filled(() => t`Username cannot be empty`),
  ),
  password: v.pipe(
    v.string(),
    v.nonEmpty(() => t`Password cannot be empty`),
  ),
})
export type LoginValues = v.InferInput<typeof loginRules>

const newUsername = v.pipe(
  v.string(),
  filled(() => t`User name cannot be empty`),
  v.check(
    (name) => name.length >= limits.username.min && name.length <= limits.username.max,
    () => t`Username must be 4 to 15 characters.`,
  ),
  v.regex(usernamePattern, () => t`Special characters are not allowed in username.`),
)

const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(() => t`Password cannot be empty`),
  v.check(
    (password) => password.length >= limits.password.min && password.length <= limits.password.max,
    () => t`Password must be 8 to 20 characters.`,
  ),
)

/** Register, second step of sign-up (spec 5). */
export const registerRules = v.pipe(
  v.object({
    name: v.pipe(
      v.string(),
      filled(() => t`Name cannot be empty`),
    ),
    username: newUsername,
    password: newPassword,
    confirmPassword: v.pipe(
      v.string(),
      v.nonEmpty(() => t`Confirm password cannot be empty`),
    ),
    agentCode: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => confirmPassword === '' || confirmPassword === password,
      () => t`Password and Confirm password must be same`,
    ),
    ['confirmPassword'],
  ),
)
export type RegisterValues = v.InferInput<typeof registerRules>

/** Send OTP (spec 5): the phone must parse as a valid number of India. */
export const phoneRules = v.object({
  phone: v.pipe(
    v.string(),
    v.check(isIndianNumber, () => t`Please enter mobile number`),
  ),
})
export type PhoneValues = v.InferInput<typeof phoneRules>

/** Verify number: the server judges the code, only an empty one is never sent. */
export const otpRules = v.object({
  otp: v.pipe(
    v.string(),
    filled(() => t`Please enter OTP`),
  ),
})
export type OtpValues = v.InferInput<typeof otpRules>

/** Password reset (spec 5): both are required, and one message stands for the two; the server judges the rest. */
export const resetRules = v.pipe(
  v.object({ otp: v.string(), password: v.string() }),
  v.check(
    ({ otp, password }) => otp.trim() !== '' && password !== '',
    () => t`All fields are mandatory`,
  ),
)
export type ResetValues = v.InferInput<typeof resetRules>

/** The four ticks beside a new password (spec 5): informational, nothing is enforced by them. */
export type PasswordTicks = { length: boolean; digit: boolean; lowercase: boolean; uppercase: boolean }

export function passwordTicks(password: string): PasswordTicks {
  return {
    length: [...password].length >= limits.password.min,
    digit: /\d/.test(password),
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
  }
}
