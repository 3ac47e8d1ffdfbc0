import type { WorldContext } from '../base/context.ts'
import { codeHash, codeNumbered, type OtpPurpose, type OtpState, readOtp } from './otp-records.ts'
import type { PhoneNumber } from './phone.ts'

export interface OtpMessage {
  id: number
  phone: PhoneNumber
  purpose: OtpPurpose
  code: string
  /** 'expired' is an open code whose ten minutes are over; a dead one is burnt. */
  state: Exclude<OtpState, 'dead'> | 'expired'
  sentAtMs: number
  expiresAtMs: number
}

/**
 * The codes that phones of this world received, newest first; of one number when `mobile` is given. The only reader of
 * codes: they are found again by the server's key. Those of a world that was saved under another key are left out.
 */
export function otpInbox(world: WorldContext, mobile?: string): OtpMessage[] {
  const now = world.clock.now()
  const kept = world.store.all(
    'SELECT * FROM otp_codes WHERE is_delivered = 1 AND (? IS NULL OR mobile = ?) ORDER BY id DESC LIMIT 200',
    [mobile ?? null, mobile ?? null],
    (row) => ({
      ...readOtp(row),
      purpose: row.oneOf('purpose', ['sign_up', 'recovery']),
      sentAtMs: row.integer('sent_at_ms'),
    }),
  )
  return kept
    .map(({ id, phone, purpose, hash, state, sentAtMs, expiresAtMs }) => ({
      message: {
        id,
        phone,
        purpose,
        code: codeNumbered(world, id),
        state:
          state === 'dead' ? ('burnt' as const) : state === 'open' && expiresAtMs <= now ? ('expired' as const) : state,
        sentAtMs,
        expiresAtMs,
      },
      hash,
    }))
    .filter(({ message, hash }) => codeHash(world, message.code) === hash)
    .map(({ message }) => message)
}
