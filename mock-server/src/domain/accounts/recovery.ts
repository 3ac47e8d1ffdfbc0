import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { answerOnce, type Outcome } from '../idempotency/intents.ts'
import { consumeOtp, issueOtp, requireRecoveryOtp, verifyOtp } from './otp.ts'
import { changedPasswordRefusal, checkNewPassword, type PasswordCheck } from './passwords.ts'
import { type PhoneNumber, readPhone } from './phone.ts'
import { type Player, playerById, playerByMobile, savePasswordHash } from './player-records.ts'
import { passwordHashOf, signOutEverywhere } from './sessions.ts'
import { noteRightPassword, noteWrongPassword, openAgain, requireChangeOpen } from './sign-in-limits.ts'

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

/** Verifies a sign-up code; /register consumes it. Throws `otp_wrong`, `otp_expired`, `otp_dead`, `otp_locked`. */
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

export interface ResetBody {
  otp: string
  password: string
  /** The number that the code was sent to (extension); without both only codes that this address asked for count. */
  phone?: string
  countryCode?: string
}

/**
 * Finds the account of a reset, and changes nothing but the count of wrong codes. The password is checked first, so that a bad
 * one does not cost the code. Throws `fields_mandatory`, `password_length`, and as `verifyMobile`.
 */
export function requireReset(world: WorldContext, body: ResetBody, source: string): RecoveredAccount {
  if (body.otp === '' || body.password === '') throw new DomainError('fields_mandatory')
  checkNewPassword(body.password)
  const phone = body.phone === undefined ? null : readPhone(body.countryCode ?? '91', body.phone)
  const { id, playerId, phone: codePhone } = requireRecoveryOtp(world, phone, body.otp, source)
  const player = playerById(world, playerId)
  if (player === null) throw new DomainError('otp_wrong')
  return { player, otpId: id, phone: codePhone }
}

export interface RecoveredAccount {
  player: Player
  otpId: number
  phone: PhoneNumber
}

/**
 * Sets a new password, of which `hash` was made, for the player who got this code, ends all of the player's tokens, and
 * opens the account again where sign-in was locked. Throws as `requireReset`.
 */
export function resetPassword(world: WorldContext, body: ResetBody, hash: string, source: string): void {
  const { player, otpId, phone } = requireReset(world, body, source)
  world.transaction(() => {
    consumeOtp(world, otpId, phone)
    savePasswordHash(world, player.id, hash)
    signOutEverywhere(world, player.id)
    openAgain(world, player, source)
  })
}

export interface PasswordChange {
  /** The current password as it was held against the kept one. */
  check: PasswordCheck
  currentPassword: string
  newPassword: string
  /** Of the new password; null when `changedPasswordRefusal` refuses it. */
  newHash: string | null
}

/**
 * Changes the password of a player who is logged in; the player's other tokens end. Wrong current passwords count like
 * those of a sign-in. Throws `password_wrong`, `password_empty`, `password_length`, `password_same`,
 * `password_change_locked`, and as `answerOnce`.
 */
export function updatePassword(
  world: WorldContext,
  player: Player,
  { check, currentPassword, newPassword, newHash }: PasswordChange,
  caller: { source: string; token?: string; idempotencyKey?: string },
): null {
  const meant = { username: player.username, player, source: caller.source }
  // Nothing of the passwords is stored, not even a hash: a plain hash of two short texts could be guessed.
  const intent = { playerId: player.id, key: caller.idempotencyKey, operation: 'updatePassword', body: {} }
  return answerOnce(world, intent, (): Outcome<null> => {
    requireChangeOpen(world, meant)
    if (!check.isRight || check.against !== passwordHashOf(world, player.username)) {
      noteWrongPassword(world, meant)
      return { refusal: 'password_wrong' }
    }
    noteRightPassword(world, player, caller.source)
    const refusal = changedPasswordRefusal(currentPassword, newPassword)
    if (refusal !== null) return { refusal }
    if (newHash === null) throw new Error('the new password was not hashed')
    savePasswordHash(world, player.id, newHash)
    signOutEverywhere(world, player.id, caller.token)
    return { answer: null }
  })
}
