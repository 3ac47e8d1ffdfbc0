import { forgotPassword, resetPassword, sendOtp, updatePassword, verifyMobile } from '../../domain/accounts/recovery.ts'
import { registerPlayer } from '../../domain/accounts/registration.ts'
import { login, loginDemo, signOut } from '../../domain/accounts/sessions.ts'
import type { Handlers } from '../call.ts'
import { wireSession } from '../wire/player.ts'

/** Sign-in, sign-up and recovery (spec 7.1). Rules and texts are the domain's. */
export const authHandlers = {
  login: ({ world, body }) => wireSession(login(world, body)),
  loginDemo: ({ world }) => wireSession(loginDemo(world)),
  sendOtp: ({ world, body, source }) => {
    sendOtp(world, body, source)
    return null
  },
  verifyMobile: ({ world, body, source }) => {
    verifyMobile(world, body, source)
    return null
  },
  register: ({ world, body }) => wireSession(registerPlayer(world, body)),
  forgotPassword: ({ world, body, source }) => {
    forgotPassword(world, body, source)
    return null
  },
  resetPassword: ({ world, body, source }) => {
    resetPassword(world, body, source)
    return null
  },
  updatePassword: ({ world, player, body, token }) => {
    updatePassword(world, player.id, body, token)
    return null
  },
  signOut: ({ world, token }) => {
    signOut(world, token)
    return null
  },
} satisfies Partial<Handlers>
