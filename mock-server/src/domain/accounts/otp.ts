import { nextCount } from '../../store/meta-records.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { noteWrongTry, requireUnblocked } from './otp-attempts.ts'
import {
  burnOtpsOf,
  forgetWrongTries,
  insertOtp,
  type NewOtp,
  type OtpPurpose,
  type OtpState,
  saveUsed,
  saveVerified,
} from './otp-records.ts'
import type { PhoneNumber } from './phone.ts'

const lifeMs = 10 * 60 * 1000
const resendLimit = 5

/**
 * Sends a six-digit code for ten minutes of world time; it burns an earlier one for the same number and purpose.
 * A number may ask five times in ten minutes, then `otp_resend_limit`. Without `playerId` and with
 * `isDelivered: false` nobody gets it: an unknown number is answered like a known one.
 */
export function issueOtp(world: WorldContext, otp: NewOtp): void {
  const { purpose, phone } = otp
  const now = world.clock.now()
  world.transaction(() => {
    const asked = world.store.one(
      'SELECT count(*) AS asked FROM otp_codes WHERE country_code = ? AND mobile = ? AND purpose = ? AND sent_at_ms > ?',
      [phone.countryCode, phone.mobile, purpose, now - lifeMs],
      (row) => row.integer('asked'),
    )
    if ((asked ?? 0) >= resendLimit) throw new DomainError('otp_resend_limit')
    burnOtpsOf(world, purpose, phone)
    insertOtp(world, otp, freeCode(world), now + lifeMs)
  })
}

/** Proves a number with the code that was sent to it; it stays usable for the registration for ten minutes. */
export function verifyOtp(world: WorldContext, phone: PhoneNumber, code: string, source: string): void {
  const id = requireCode(world, { purpose: 'sign_up', phone, code, states: ['open', 'verified'], source })
  saveVerified(world, id, world.clock.now() + lifeMs)
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
  saveUsed(world, found.id)
}

/** Consumes a recovery code, which alone names the player (/reset-password carries no number). */
export function consumeRecoveryOtp(world: WorldContext, code: string, source: string): number {
  const id = requireCode(world, { purpose: 'recovery', phone: null, code, states: ['open'], source })
  saveUsed(world, id)
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
