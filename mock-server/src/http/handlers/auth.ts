import type { Schema } from '@chaupar/contracts/api'
import { forgotPassword, resetPassword, sendOtp, updatePassword, verifyMobile } from '../../domain/accounts/recovery.ts'
import { noteDevice } from '../../domain/accounts/session-records.ts'
import { login, loginDemo, type Session, signOut } from '../../domain/accounts/sessions.ts'
import { registerPlayer } from '../../domain/sign-up/registration.ts'
import { wireSession } from '../../wire/player.ts'
import type { World } from '../../world/world.ts'
import { deviceName } from '../device-name.ts'
import type { Handlers } from '../handler.ts'

/** Sign-in, sign-up and recovery (spec 7.1). Rules and texts are the domain's. */
export const authHandlers = {
  login: ({ world, body, userAgent }) => begun(world, login(world, body), userAgent),
  loginDemo: ({ world, userAgent }) => begun(world, loginDemo(world), userAgent),
  sendOtp: ({ world, body, source }) => {
    sendOtp(world, body, source)
    return null
  },
  verifyMobile: ({ world, body, source }) => {
    verifyMobile(world, body, source)
    return null
  },
  register: ({ world, body, source, userAgent }) => begun(world, registerPlayer(world, body, source), userAgent),
  forgotPassword: ({ world, body, source }) => {
    forgotPassword(world, body, source)
    return null
  },
  resetPassword: ({ world, body, source }) => {
    resetPassword(world, body, source)
    return null
  },
  updatePassword: ({ world, player, body, token, idempotencyKey }) =>
    updatePassword(world, player.id, body, token, idempotencyKey ?? undefined),
  signOut: ({ world, token }) => {
    signOut(world, token)
    return null
  },
} satisfies Partial<Handlers>

/** A session that has just begun, with what it runs on (listSessions). */
function begun(world: World, session: Session, userAgent: string): Schema<'Session'> {
  noteDevice(world, session.token, deviceName(userAgent))
  return wireSession(session)
}
