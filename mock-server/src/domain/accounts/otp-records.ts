import type { WorldContext } from '../base/context.ts'
import type { PhoneNumber } from './phone.ts'

/** A code opens only what it was sent for. */
export type OtpPurpose = 'sign_up' | 'recovery'

/** 'verified': proved once, still to be consumed by the registration. */
export type OtpState = 'open' | 'verified' | 'used' | 'burnt'

export interface NewOtp {
  purpose: OtpPurpose
  phone: PhoneNumber
  playerId: number | null
  isDelivered: boolean
  /** The caller's address. */
  source: string
}

/** Keeps a code that was sent now, open until `expiresAtMs`. */
export function insertOtp(world: WorldContext, otp: NewOtp, code: string, expiresAtMs: number): void {
  const { purpose, phone, playerId, isDelivered, source } = otp
  world.store.run(
    `INSERT INTO otp_codes (purpose, country_code, mobile, player_id, code, is_delivered, source, state, sent_at_ms, expires_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?, ?)`,
    [
      purpose,
      phone.countryCode,
      phone.mobile,
      playerId,
      code,
      isDelivered ? 1 : 0,
      source,
      world.clock.now(),
      expiresAtMs,
    ],
  )
}

/** Burns the codes of a number and purpose that could still be used. */
export function burnOtpsOf(world: WorldContext, purpose: OtpPurpose, phone: PhoneNumber): void {
  world.store.change(
    `UPDATE otp_codes SET state = 'burnt'
     WHERE country_code = ? AND mobile = ? AND purpose = ? AND state IN ('open', 'verified')`,
    [phone.countryCode, phone.mobile, purpose],
  )
}

/** Burns the codes that a source asked for and that could still be used. */
export function burnOtpsFrom(world: WorldContext, source: string): void {
  world.store.change("UPDATE otp_codes SET state = 'burnt' WHERE source = ? AND state IN ('open', 'verified')", [
    source,
  ])
}

export function saveVerified(world: WorldContext, id: number, expiresAtMs: number): void {
  world.store.change("UPDATE otp_codes SET state = 'verified', expires_at_ms = ? WHERE id = ?", [expiresAtMs, id])
}

export function saveUsed(world: WorldContext, id: number): void {
  world.store.change("UPDATE otp_codes SET state = 'used' WHERE id = ?", [id])
}

/** Counts a wrong code of a source. Answers how many there are since the last right one. */
export function countWrongTry(world: WorldContext, source: string): number {
  world.store.run(
    `INSERT INTO otp_sources (source, wrong_tries, blocked_until_ms) VALUES (?, 1, 0)
     ON CONFLICT (source) DO UPDATE SET wrong_tries = wrong_tries + 1`,
    [source],
  )
  const sql = 'SELECT wrong_tries FROM otp_sources WHERE source = ?'
  return world.store.one(sql, [source], (row) => row.integer('wrong_tries')) ?? 0
}

/** Blocks a source until a moment and counts its wrong codes from 0 again. */
export function blockSource(world: WorldContext, source: string, untilMs: number): void {
  world.store.change('UPDATE otp_sources SET wrong_tries = 0, blocked_until_ms = ? WHERE source = ?', [untilMs, source])
}

export function forgetWrongTries(world: WorldContext, source: string): void {
  world.store.change('UPDATE otp_sources SET wrong_tries = 0 WHERE source = ?', [source])
}
