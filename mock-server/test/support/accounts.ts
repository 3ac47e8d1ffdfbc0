import { checkPassword, hashPassword, publicPasswordHash } from '../../src/domain/accounts/passwords.ts'
import type { Player } from '../../src/domain/accounts/player-records.ts'
import { type ResetBody, requireReset, resetPassword, updatePassword } from '../../src/domain/accounts/recovery.ts'
import { login, passwordHashOf, requireMayLogIn, type Session } from '../../src/domain/accounts/sessions.ts'
import type { WorldContext } from '../../src/domain/base/context.ts'
import { type RegisterBody, registerPlayer } from '../../src/domain/sign-up/registration.ts'

type Credentials = { username: string; password: string }

/** Signs in as the call does. */
export async function signIn(
  world: WorldContext,
  { username, password }: Credentials,
  source = 'here',
): Promise<Session> {
  requireMayLogIn(world, username, source)
  const check = await checkPassword(world, passwordHashOf(world, username), username, password, source)
  return login(world, username, check, source)
}

/** Registers as the call does, the hash of the password made at once. */
export function signUp(world: WorldContext, body: RegisterBody, source = 'here'): Session {
  return registerPlayer(world, body, publicPasswordHash(world.passwordCost, body.password), source)
}

/** Sets a new password as the call does. */
export async function reset(world: WorldContext, body: ResetBody, source = 'here'): Promise<void> {
  const { player } = requireReset(world, body, source)
  resetPassword(world, body, await hashPassword(world, player.username, body.password, source), source)
}

/** Changes the password as the call does. */
export async function changePassword(
  world: WorldContext,
  player: Player,
  current: string,
  newPassword: string,
  caller: { source: string; token?: string } = { source: 'here' },
): Promise<null> {
  const check = await checkPassword(
    world,
    passwordHashOf(world, player.username),
    player.username,
    current,
    caller.source,
  )
  const newHash = await hashPassword(world, player.username, newPassword, caller.source)
  return updatePassword(world, player, { check, currentPassword: current, newPassword, newHash }, caller)
}
