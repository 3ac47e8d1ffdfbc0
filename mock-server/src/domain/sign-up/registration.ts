import { noteKnownAddress } from '../accounts/known-address-records.ts'
import { consumeOtp, requireVerifiedOtp } from '../accounts/otp.ts'
import { noteTakenAnswer, requireAnswersLeft } from '../accounts/otp-limits.ts'
import { checkNewPassword } from '../accounts/passwords.ts'
import { type PhoneNumber, readPhone } from '../accounts/phone.ts'
import { addPlayer, playerById, playerByMobile, playerByUsername } from '../accounts/player-records.ts'
import { openSession, type Session } from '../accounts/sessions.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError, type ErrorRule } from '../base/errors.ts'
import { creditOpening } from '../money/credits.ts'
import { noteReferral, readAgentCode } from '../referral/referral-links.ts'

/** Field names of spec 3. */
export interface RegisterBody {
  name: string
  username: string
  password: string
  agent_code?: string
  typeId: number
  parentId: number
  mobile: string
  country_code: string
  otp?: string
}

/**
 * Throws the first rule that this registration breaks, with the words of spec 5; changes nothing but counts. The order reveals
 * nothing: first the body by itself, then the code (`otp_required` and as `verifyMobile`, when the application setting OTP is 0).
 * Only after a right code come taken names (`username_taken`) and numbers (`mobile_taken`), which are counted too; last
 * `agent_code_bad`.
 */
export function requireRegistrable(world: WorldContext, body: RegisterBody, source: string): Registrable {
  if (body.typeId !== 3 || body.parentId !== 81026) throw new DomainError('registration_type_invalid')
  if (body.name.trim() === '') throw new DomainError('name_empty')
  checkUsername(body.username)
  checkNewPassword(body.password)
  const phone = readPhone(body.country_code, body.mobile)
  const needsCode = world.settings.current.appDetails.OTP === 0
  const otpId = needsCode ? requireVerifiedOtp(world, phone, body.otp, source) : null
  requireAnswersLeft(world, phone, source)
  const taken = takenPart(world, body.username, phone)
  if (taken !== null) {
    noteTakenAnswer(world, phone, source)
    throw new DomainError(taken)
  }
  return { phone, otpId, agentCode: readAgentCode(world, body.agent_code) }
}

interface Registrable {
  phone: PhoneNumber
  /** The code that the registration consumes; null: none is needed. */
  otpId: number | null
  agentCode: string | null
}

/**
 * Registers a player whose password has this hash, credits the opening play money and logs in (spec 3, 4, 5). Throws as
 * `requireRegistrable`. An agent code that is a player's referral code counts for that player, by the link that was last
 * opened from the same address.
 */
export function registerPlayer(world: WorldContext, body: RegisterBody, passwordHash: string, source: string): Session {
  const { phone, otpId, agentCode } = requireRegistrable(world, body, source)
  return world.transaction(() => {
    if (otpId !== null) consumeOtp(world, otpId, phone)
    const id = addPlayer(world, {
      username: body.username,
      name: body.name,
      passwordHash,
      ...phone,
      agentCode,
      isDemo: false,
    })
    creditOpening(world, id)
    if (agentCode !== null) noteReferral(world, id, agentCode, source)
    noteKnownAddress(world, id, source)
    const player = playerById(world, id)
    if (!player) throw new Error(`player ${id} is missing`)
    return openSession(world, player)
  })
}

function takenPart(world: WorldContext, username: string, phone: PhoneNumber): ErrorRule | null {
  if (playerByUsername(world, username)) return 'username_taken'
  return playerByMobile(world, phone.countryCode, phone.mobile) ? 'mobile_taken' : null
}

/** The rule of spec 5, in its order: empty, length, characters. */
function checkUsername(username: string): void {
  if (username.trim() === '') throw new DomainError('username_empty')
  if (username.length < 4 || username.length > 15) throw new DomainError('username_length')
  if (!/^[A-Za-z0-9 ]+$/.test(username)) throw new DomainError('username_characters')
}
