import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { nextCount } from '../base/random.ts'
import { forgetWrongTries, noteWrongTry, requireUnblocked } from './otp-attempts.ts'
import type { PhoneNumber } from './phone.ts'

/** A code opens only what it was sent for. */
export type OtpPurpose = 'sign_up' | 'recovery'

/** 'verified': proved once, still to be consumed by the registration. */
export type OtpState = 'open' | 'verified' | 'used' | 'burnt'

const lifeMs = 10 * 60 * 1000
const resendLimit = 5

/**
 * Sends a six-digit code for ten minutes of world time; it burns an earlier one for the same number and purpose.
 * A number may ask five times in ten minutes, then `otp_resend_limit`. Without `playerId` and with
 * `isDelivered: false` nobody gets it: an unknown number is answered like a known one.
 */
export function issueOtp(
  world: WorldContext,
  request: { purpose: OtpPurpose; phone: PhoneNumber; playerId: number | null; isDelivered: boolean; source: string },
): void {
  const { purpose, phone, playerId, isDelivered, source } = request
  const now = world.clock.now()
  world.transaction(() => {
    const asked = world.store.one(
      'SELECT count(*) AS asked FROM otp_codes WHERE country_code = ? AND mobile = ? AND purpose = ? AND sent_at_ms > ?',
      [phone.countryCode, phone.mobile, purpose, now - lifeMs],
      (row) => row.integer('asked'),
    )
    if ((asked ?? 0) >= resendLimit) throw new DomainError('otp_resend_limit')
    world.store.change(
      `UPDATE otp_codes SET state = 'burnt'
       WHERE country_code = ? AND mobile = ? AND purpose = ? AND state IN ('open', 'verified')`,
      [phone.countryCode, phone.mobile, purpose],
    )
    world.store.run(
      `INSERT INTO otp_codes (purpose, country_code, mobile, player_id, code, is_delivered, source, state, sent_at_ms, expires_at_ms)
       VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?, ?)`,
      [
        purpose,
        phone.countryCode,
        phone.mobile,
        playerId,
        freeCode(world),
        isDelivered ? 1 : 0,
        source,
        now,
        now + lifeMs,
      ],
    )
  })
}

/** Proves a number with the code that was sent to it; it stays usable for the registration for ten minutes. */
export function verifyOtp(world: WorldContext, phone: PhoneNumber, code: string, source: string): void {
  const id = requireCode(world, { purpose: 'sign_up', phone, code, states: ['open', 'verified'], source })
  const sql = "UPDATE otp_codes SET state = 'verified', expires_at_ms = ? WHERE id = ?"
  world.store.change(sql, [world.clock.now() + lifeMs, id])
}

/** Consumes the verified code of a number at registration. Throws `otp_required` when there is none. */
export function consumeVerifiedOtp(world: WorldContext, phone: PhoneNumber, code: string | undefined): void {
  const found = world.store.one(
    `SELECT id, expires_at_ms FROM otp_codes
     WHERE purpose = 'sign_up' AND state = 'verified' AND country_code = ? AND mobile = ? AND code = ?`,
    [phone.countryCode, phone.mobile, code ?? ''],
    (row) => ({ id: row.integer('id'), expiresAtMs: row.integer('expires_at_ms') }),
  )
  if (!found) throw new DomainError('otp_required')
  if (found.expiresAtMs <= world.clock.now()) throw new DomainError('otp_expired')
  world.store.change("UPDATE otp_codes SET state = 'used' WHERE id = ?", [found.id])
}

/** Consumes a recovery code, which alone names the player (/reset-password carries no number). */
export function consumeRecoveryOtp(world: WorldContext, code: string, source: string): number {
  const id = requireCode(world, { purpose: 'recovery', phone: null, code, states: ['open'], source })
  world.store.change("UPDATE otp_codes SET state = 'used' WHERE id = ?", [id])
  const sql = 'SELECT player_id FROM otp_codes WHERE id = ?'
  const playerId = world.store.one(sql, [id], (row) => row.integerOrNull('player_id'))
  if (playerId === null) throw new DomainError('otp_wrong')
  return playerId
}

interface CodeCheck {
  purpose: OtpPurpose
  phone: PhoneNumber | null
  code: string
  states: readonly OtpState[]
  source: string
}

function requireCode(world: WorldContext, { purpose, phone, code, states, source }: CodeCheck): number {
  requireUnblocked(world, source)
  const found = world.store
    .all(
      `SELECT id, state, country_code, mobile, expires_at_ms FROM otp_codes
       WHERE code = ? AND purpose = ? AND is_delivered = 1 ORDER BY id DESC`,
      [code, purpose],
      (row) => ({
        id: row.integer('id'),
        state: row.text('state'),
        countryCode: row.text('country_code'),
        mobile: row.text('mobile'),
        expiresAtMs: row.integer('expires_at_ms'),
      }),
    )
    .filter((row) => states.some((state) => state === row.state))
    .find((row) => !phone || (row.countryCode === phone.countryCode && row.mobile === phone.mobile))
  if (!found) {
    const isBlocked = noteWrongTry(world, source)
    throw new DomainError(isBlocked ? 'otp_locked' : 'otp_wrong')
  }
  if (found.expiresAtMs <= world.clock.now()) throw new DomainError('otp_expired')
  forgetWrongTries(world, source)
  return found.id
}

/** A code that no other open code of this world has. */
function freeCode(world: WorldContext): string {
  for (;;) {
    const bytes = world.random.bytes('otp', nextCount(world.store, 'otp'), 6)
    const code = String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
    const sql = "SELECT id FROM otp_codes WHERE code = ? AND state IN ('open', 'verified')"
    if (world.store.one(sql, [code], (row) => row.integer('id')) === null) return code
  }
}
