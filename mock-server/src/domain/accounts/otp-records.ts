import { nextCount } from '../../store/meta-records.ts'
import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'
import type { PhoneNumber } from './phone.ts'

/** A code is valid for its own purpose only. */
export type OtpPurpose = 'sign_up' | 'recovery'

/** 'verified': proved once, still to be consumed by the registration. 'dead': tried wrongly too often. */
export type OtpState = 'open' | 'verified' | 'used' | 'burnt' | 'dead'

const otpStates = ['open', 'verified', 'used', 'burnt', 'dead'] as const satisfies readonly OtpState[]

export interface NewOtp {
  purpose: OtpPurpose
  phone: PhoneNumber
  playerId: number | null
  isDelivered: boolean
  /** The caller's address. */
  source: string
}

/** A code as it is kept. */
export interface KeptOtp {
  id: number
  phone: PhoneNumber
  playerId: number | null
  hash: string
  isDelivered: boolean
  source: string
  state: OtpState
  wrongTries: number
  expiresAtMs: number
}

/**
 * The six digits of the code with this id. They are not stored: the holder of the server's key, as the control surface is,
 * computes them again from the id.
 */
export function codeNumbered(world: WorldContext, id: number): string {
  return String(world.vault.bytes('otp', id, 6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** How a code is kept; without the server's key the million codes cannot be tried against it. */
export function codeHash(world: WorldContext, code: string): string {
  return world.vault.digest('otp', code)
}

/** Keeps a code that was sent now, open until `expiresAtMs`. */
export function insertOtp(world: WorldContext, otp: NewOtp, expiresAtMs: number): void {
  const { purpose, phone, playerId, isDelivered, source } = otp
  const id = nextCount(world.store, 'otp')
  world.store.run(
    `INSERT INTO otp_codes (id, purpose, country_code, mobile, player_id, code_hash, is_delivered, source, state, sent_at_ms, expires_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?)`,
    [
      id,
      purpose,
      phone.countryCode,
      phone.mobile,
      playerId,
      codeHash(world, codeNumbered(world, id)),
      isDelivered ? 1 : 0,
      source,
      world.clock.now(),
      expiresAtMs,
    ],
  )
}

/** The codes of a number that were not replaced or used, newest first. */
export function standingOtpsOf(world: WorldContext, purpose: OtpPurpose, phone: PhoneNumber): KeptOtp[] {
  const sql = `SELECT * FROM otp_codes WHERE country_code = ? AND mobile = ? AND purpose = ?
    AND state IN ('open', 'verified', 'dead') ORDER BY id DESC LIMIT 50`
  return world.store.all(sql, [phone.countryCode, phone.mobile, purpose], readOtp)
}

/** The recovery codes that an address asked for and that were not replaced or used, newest first. */
export function standingOtpsFrom(world: WorldContext, source: string): KeptOtp[] {
  const sql = `SELECT * FROM otp_codes WHERE source = ? AND purpose = 'recovery'
    AND state IN ('open', 'dead') ORDER BY id DESC LIMIT 50`
  return world.store.all(sql, [source], readOtp)
}

/** Replaces the codes for a number and purpose that the same address asked for before. */
export function burnOtpsOf(world: WorldContext, purpose: OtpPurpose, phone: PhoneNumber, source: string): void {
  world.store.change(
    `UPDATE otp_codes SET state = 'burnt'
     WHERE country_code = ? AND mobile = ? AND purpose = ? AND source = ? AND state IN ('open', 'verified', 'dead')`,
    [phone.countryCode, phone.mobile, purpose, source],
  )
}

/** Ends all usable codes of a number, after one of them was used. */
export function burnAllOtpsOf(world: WorldContext, phone: PhoneNumber): void {
  world.store.change(
    `UPDATE otp_codes SET state = 'burnt'
     WHERE country_code = ? AND mobile = ? AND state IN ('open', 'verified', 'dead')`,
    [phone.countryCode, phone.mobile],
  )
}

/** Lets the open codes end now, those of one number or of all. */
export function expireOtps(world: WorldContext, mobile: string | null): void {
  const now = world.clock.now()
  world.store.change(
    `UPDATE otp_codes SET expires_at_ms = ?
     WHERE (? IS NULL OR mobile = ?) AND state IN ('open', 'verified') AND expires_at_ms > ?`,
    [now, mobile, mobile, now],
  )
}

/** Counts a wrong try against a code; with `most` of them it is dead. */
export function countWrongTry(world: WorldContext, id: number, most: number): void {
  world.store.change(
    `UPDATE otp_codes SET wrong_tries = wrong_tries + 1,
     state = CASE WHEN wrong_tries + 1 >= ? THEN 'dead' ELSE state END WHERE id = ?`,
    [most, id],
  )
}

export function saveVerified(world: WorldContext, id: number, expiresAtMs: number): void {
  world.store.change("UPDATE otp_codes SET state = 'verified', expires_at_ms = ? WHERE id = ?", [expiresAtMs, id])
}

export function saveUsed(world: WorldContext, id: number): void {
  world.store.change("UPDATE otp_codes SET state = 'used' WHERE id = ?", [id])
}

export function readOtp(row: Row): KeptOtp {
  return {
    id: row.integer('id'),
    phone: { countryCode: row.text('country_code'), mobile: row.text('mobile') },
    playerId: row.integerOrNull('player_id'),
    hash: row.text('code_hash'),
    isDelivered: row.flag('is_delivered'),
    source: row.text('source'),
    state: row.oneOf('state', otpStates),
    wrongTries: row.integer('wrong_tries'),
    expiresAtMs: row.integer('expires_at_ms'),
  }
}
