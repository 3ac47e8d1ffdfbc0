import type { WorldContext } from '../base/context.ts'
import type { OtpPurpose, OtpState } from './otp-records.ts'
import type { PhoneNumber } from './phone.ts'

export interface OtpMessage {
  id: number
  phone: PhoneNumber
  purpose: OtpPurpose
  code: string
  /** 'expired' is an open code whose ten minutes are over. */
  state: OtpState | 'expired'
  sentAtMs: number
  expiresAtMs: number
}

/** The codes that phones of this world received, newest first; of one number when `mobile` is given. */
export function otpInbox(world: WorldContext, mobile?: string): OtpMessage[] {
  const now = world.clock.now()
  return world.store.all(
    'SELECT * FROM otp_codes WHERE is_delivered = 1 AND (? IS NULL OR mobile = ?) ORDER BY id DESC LIMIT 200',
    [mobile ?? null, mobile ?? null],
    (row) => {
      const isOver = row.text('state') === 'open' && row.integer('expires_at_ms') <= now
      return {
        id: row.integer('id'),
        phone: { countryCode: row.text('country_code'), mobile: row.text('mobile') },
        purpose: row.oneOf('purpose', ['sign_up', 'recovery']),
        code: row.text('code'),
        state: isOver ? 'expired' : row.oneOf('state', ['open', 'verified', 'used', 'burnt']),
        sentAtMs: row.integer('sent_at_ms'),
        expiresAtMs: row.integer('expires_at_ms'),
      }
    },
  )
}
