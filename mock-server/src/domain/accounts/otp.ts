import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { forgetCountsOf, noteSending, noteWrongCode, requireTriesLeft, triesOfCode } from './otp-limits.ts'
import {
  burnAllOtpsOf,
  burnOtpsOf,
  codeHash,
  countWrongTry,
  insertOtp,
  type KeptOtp,
  type NewOtp,
  saveUsed,
  saveVerified,
  standingOtpsFrom,
  standingOtpsOf,
} from './otp-records.ts'
import type { PhoneNumber } from './phone.ts'

const lifeMs = 10 * 60 * 1000

/**
 * Sends a six-digit code that lasts ten minutes of world time. It replaces the code that this address requested before for
 * the same number and purpose. Throws `otp_resend_limit`. Without `playerId` and with `isDelivered: false` it is not
 * delivered, so that an unknown number is answered like a known one.
 */
export function issueOtp(world: WorldContext, otp: NewOtp): void {
  const { purpose, phone, source } = otp
  world.transaction(() => {
    noteSending(world, phone, source)
    burnOtpsOf(world, purpose, phone, source)
    insertOtp(world, otp, world.clock.now() + lifeMs)
  })
}

/**
 * Proves a number with the code that was sent to it; it stays usable for the registration for ten minutes. Throws
 * `otp_wrong`, `otp_expired`, `otp_dead`, `otp_locked`.
 */
export function verifyOtp(world: WorldContext, phone: PhoneNumber, code: string, source: string): void {
  const standing = askedFirst(standingOtpsOf(world, 'sign_up', phone), source)
  const { id } = requireCode(world, { standing, phone, code, source })
  saveVerified(world, id, world.clock.now() + lifeMs)
}

/**
 * The id of the verified code that a registration will consume. A wrong one counts as a try. Throws `otp_required` for a
 * missing or wrong code, `otp_expired`, `otp_dead`, `otp_locked`.
 */
export function requireVerifiedOtp(
  world: WorldContext,
  phone: PhoneNumber,
  code: string | undefined,
  source: string,
): number {
  const standing = askedFirst(standingOtpsOf(world, 'sign_up', phone), source)
  const isTried = code !== undefined && standing.some(({ state }) => state !== 'open')
  if (!isTried) throw new DomainError('otp_required')
  const proven = standing.filter(({ state }) => state !== 'open')
  return requireCode(world, { standing: proven, phone, code, source, wrong: 'otp_required' }).id
}

/** Consumes a code that was found right; all others of its number end with it. */
export function consumeOtp(world: WorldContext, id: number, phone: PhoneNumber): void {
  burnAllOtpsOf(world, phone)
  saveUsed(world, id)
  forgetCountsOf(world, phone)
}

/**
 * The matching recovery code: one for the given number or, without a number, one that this address requested
 * (/reset-password names no number by itself). Throws `otp_wrong`, `otp_expired`, `otp_dead`, `otp_locked`.
 */
export function requireRecoveryOtp(
  world: WorldContext,
  phone: PhoneNumber | null,
  code: string,
  source: string,
): { id: number; playerId: number; phone: PhoneNumber } {
  const standing =
    phone === null ? standingOtpsFrom(world, source) : askedFirst(standingOtpsOf(world, 'recovery', phone), source)
  const found = requireCode(world, { standing, phone, code, source })
  if (found.playerId === null) throw new DomainError('otp_wrong')
  return { id: found.id, playerId: found.playerId, phone: found.phone }
}

/** The codes that this address requested, if any: tries from other addresses do not kill them. */
function askedFirst(standing: readonly KeptOtp[], source: string): readonly KeptOtp[] {
  const own = standing.filter((one) => one.source === source)
  return own.length > 0 ? own : standing
}

interface CodeCheck {
  /** The codes that this try may be meant for, newest first; it counts against each. */
  standing: readonly KeptOtp[]
  /** The number that was named; null: none. */
  phone: PhoneNumber | null
  code: string
  source: string
  /** The error of a wrong code. */
  wrong?: 'otp_wrong' | 'otp_required'
}

function requireCode(world: WorldContext, { standing, phone, code, source, wrong = 'otp_wrong' }: CodeCheck): KeptOtp {
  requireTriesLeft(world, phone, source)
  const nowMs = world.clock.now()
  const hash = codeHash(world, code)
  const alive = standing.filter(({ state }) => state !== 'dead')
  // Only the right code is reported as expired; any other is wrong.
  const found = alive.find((one) => one.isDelivered && one.hash === hash)
  if (found !== undefined && found.expiresAtMs <= nowMs) throw new DomainError('otp_expired')
  if (found !== undefined) return found
  const open = alive.filter(({ expiresAtMs }) => expiresAtMs > nowMs)
  world.transaction(() => {
    for (const { id } of open) countWrongTry(world, id, triesOfCode)
    noteWrongCode(world, phone, source, open.length)
  })
  const isLeft = open.some(({ wrongTries }) => wrongTries + 1 < triesOfCode)
  const isDead =
    !isLeft && (open.length > 0 || standing.some(({ state, expiresAtMs }) => state === 'dead' && expiresAtMs > nowMs))
  throw new DomainError(isDead ? 'otp_dead' : wrong)
}
