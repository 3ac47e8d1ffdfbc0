import { consumeVerifiedOtp } from '../accounts/otp.ts'
import { checkNewPassword, hashPassword } from '../accounts/passwords.ts'
import { readPhone } from '../accounts/phone.ts'
import { addPlayer, playerById, playerByMobile, playerByUsername } from '../accounts/player-records.ts'
import { openSession, type Session } from '../accounts/sessions.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
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
 * Registers a player, credits the opening play money and logs in (spec 3, 4, 5). Throws the code of the first rule
 * that is broken, with the words of spec 5; `username_taken`, `mobile_taken`; `otp_required` when the application
 * setting OTP is 0 and the number was not verified; `agent_code_bad`. An agent code that is a player's referral code
 * counts for that player, by the link that was last opened from the same `address`.
 */
export function registerPlayer(world: WorldContext, body: RegisterBody, address = ''): Session {
  if (body.typeId !== 3 || body.parentId !== 81026) throw new DomainError('registration_type_invalid')
  if (body.name.trim() === '') throw new DomainError('name_empty')
  checkUsername(body.username)
  checkNewPassword(body.password)
  const phone = readPhone(body.country_code, body.mobile)
  return world.transaction(() => {
    if (playerByUsername(world, body.username)) throw new DomainError('username_taken')
    if (playerByMobile(world, phone.countryCode, phone.mobile)) throw new DomainError('mobile_taken')
    const agentCode = readAgentCode(world, body.agent_code)
    if (world.settings.current.appDetails.OTP === 0) consumeVerifiedOtp(world, phone, body.otp)
    const id = addPlayer(world, {
      username: body.username,
      name: body.name,
      passwordHash: hashPassword(world, body.password),
      ...phone,
      agentCode,
      isDemo: false,
    })
    creditOpening(world, id)
    if (agentCode !== null) noteReferral(world, id, agentCode, address)
    const player = playerById(world, id)
    if (!player) throw new Error(`player ${id} is missing`)
    return openSession(world, player)
  })
}

/** The rule of spec 5, in its order: empty, length, characters. */
function checkUsername(username: string): void {
  if (username.trim() === '') throw new DomainError('username_empty')
  if (username.length < 4 || username.length > 15) throw new DomainError('username_length')
  if (!/^[A-Za-z0-9 ]+$/.test(username)) throw new DomainError('username_characters')
}
