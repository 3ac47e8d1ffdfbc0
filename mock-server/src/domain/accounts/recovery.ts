import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { answerOnce, type Outcome } from '../idempotency/intents.ts'
import { consumeRecoveryOtp, issueOtp, verifyOtp } from './otp.ts'
import { checkNewPassword, hashPassword, matchesPassword, newPasswordRefusal } from './passwords.ts'
import { readPhone } from './phone.ts'
import { playerByMobile, savePasswordHash } from './player-records.ts'
import { signOutEverywhere } from './sessions.ts'

/** Sign-up sends mobile and country_code; recovery sends phone and countryCode (spec 3). */
export type SendOtpBody = { mobile: string; country_code: string } | { phone: string; countryCode: string }

/**
 * Sends a code for sign-up or for recovery, by the shape of the body. `source` is the caller's address.
 * Throws `mobile_invalid`, `otp_resend_limit`. A recovery of an unknown number is answered like a known one.
 */
export function sendOtp(world: WorldContext, body: SendOtpBody, source: string): void {
  if ('phone' in body) {
    forgotPassword(world, body, source)
    return
  }
  const phone = readPhone(body.country_code, body.mobile)
  issueOtp(world, { purpose: 'sign_up', phone, playerId: null, isDelivered: true, source })
}

/** Verifies a sign-up code; /register consumes it. Throws `otp_wrong`, `otp_expired`, `otp_locked`. */
export function verifyMobile(
  world: WorldContext,
  body: { otp: string; mobile: string; country_code: string },
  source: string,
): void {
  verifyOtp(world, readPhone(body.country_code, body.mobile), body.otp, source)
}

/** Sends a recovery code; the same answer for known and unknown numbers. */
export function forgotPassword(
  world: WorldContext,
  body: { phone: string; countryCode: string },
  source: string,
): void {
  const phone = readPhone(body.countryCode, body.phone)
  const player = playerByMobile(world, phone.countryCode, phone.mobile)
  issueOtp(world, { purpose: 'recovery', phone, playerId: player?.id ?? null, isDelivered: player !== null, source })
}

/**
 * Sets a new password for the player who got this code, and ends all of the player's tokens. The password is
 * checked first, so that a bad one does not cost the code. Throws `fields_mandatory`, `password_length`, and as
 * `verifyMobile`.
 */
export function resetPassword(world: WorldContext, body: { otp: string; password: string }, source: string): void {
  if (body.otp === '' || body.password === '') throw new DomainError('fields_mandatory')
  checkNewPassword(body.password)
  const playerId = consumeRecoveryOtp(world, body.otp, source)
  world.transaction(() => {
    savePasswordHash(world, playerId, hashPassword(world, body.password))
    signOutEverywhere(world, playerId)
  })
}

/**
 * Changes the password of a player who is logged in; the player's other tokens end. Throws `password_wrong`,
 * `password_empty`, `password_length`, and as `answerOnce`.
 */
export function updatePassword(
  world: WorldContext,
  playerId: number,
  body: { currentPassword: string; newPassword: string },
  token?: string,
  idempotencyKey?: string,
): null {
  // Nothing of the passwords is kept, not even a hash: a plain one of two short texts could be guessed.
  const intent = { playerId, key: idempotencyKey, operation: 'updatePassword', body: {} }
  return answerOnce(world, intent, (): Outcome<null> => {
    const sql = 'SELECT password_hash FROM players WHERE id = ?'
    const hash = world.store.one(sql, [playerId], (row) => row.textOrNull('password_hash'))
    if (!hash || !matchesPassword(hash, body.currentPassword)) return { refusal: 'password_wrong' }
    const refusal = newPasswordRefusal(body.newPassword)
    if (refusal !== null) return { refusal }
    savePasswordHash(world, playerId, hashPassword(world, body.newPassword))
    signOutEverywhere(world, playerId, token)
    return { answer: null }
  })
}
