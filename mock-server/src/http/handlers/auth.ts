import type { Schema } from '@chaupar/api/api'
import { changedPasswordRefusal, checkPassword, hashPassword } from '../../domain/accounts/passwords.ts'
import {
  forgotPassword,
  requireReset,
  resetPassword,
  sendOtp,
  updatePassword,
  verifyMobile,
} from '../../domain/accounts/recovery.ts'
import { noteDevice } from '../../domain/accounts/session-records.ts'
import {
  login,
  loginDemo,
  passwordHashOf,
  requireMayLogIn,
  type Session,
  signOut,
} from '../../domain/accounts/sessions.ts'
import { registerPlayer, requireRegistrable } from '../../domain/sign-up/registration.ts'
import { wireSession } from '../../wire/player.ts'
import type { World } from '../../world/world.ts'
import { deviceName } from '../device-name.ts'
import type { Handlers } from '../handler.ts'

/** Sign-in, sign-up and recovery (spec 7.1). Rules and texts are the domain's. */
export const authHandlers = {
  login: async ({ world, body: { username, password }, source, userAgent, moment }) => {
    requireMayLogIn(world, username, source)
    const check = await checkPassword(world, passwordHashOf(world, username), username, password, source)
    return moment(() => begun(world, login(world, username, check, source), userAgent))
  },
  loginDemo: ({ world, userAgent }) => begun(world, loginDemo(world), userAgent),
  sendOtp: ({ world, body, source }) => {
    sendOtp(world, body, source)
    return null
  },
  verifyMobile: ({ world, body, source }) => {
    verifyMobile(world, body, source)
    return null
  },
  register: async ({ world, body, source, userAgent, moment }) => {
    requireRegistrable(world, body, source)
    const hash = await hashPassword(world, body.username, body.password, source)
    return moment(() => begun(world, registerPlayer(world, body, hash, source), userAgent))
  },
  forgotPassword: ({ world, body, source }) => {
    forgotPassword(world, body, source)
    return null
  },
  resetPassword: async ({ world, body, query, source, moment }) => {
    const asked = { ...body, ...query }
    const { player } = requireReset(world, asked, source)
    const hash = await hashPassword(world, player.username, body.password, source)
    moment(() => resetPassword(world, asked, hash, source))
    return null
  },
  updatePassword: async ({ world, player, body, token, source, idempotencyKey, moment }) => {
    const { username } = player
    const { currentPassword, newPassword } = body
    const check = await checkPassword(world, passwordHashOf(world, username), username, currentPassword, source)
    const isNew = check.isRight && changedPasswordRefusal(currentPassword, newPassword) === null
    const newHash = isNew ? await hashPassword(world, username, newPassword, source) : null
    const caller = { source, token, ...(idempotencyKey === null ? {} : { idempotencyKey }) }
    return moment(() => updatePassword(world, player, { ...body, check, newHash }, caller))
  },
  signOut: ({ world, token }) => {
    signOut(world, token)
    return null
  },
} satisfies Partial<Handlers>

/** A session that has just begun, with its device (listSessions). */
function begun(world: World, session: Session, userAgent: string): Schema<'Session'> {
  noteDevice(world, session.token, deviceName(userAgent))
  return wireSession(session)
}
