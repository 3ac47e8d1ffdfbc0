import { nextCount } from '../../store/meta-records.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { tokenHash } from '../base/vault.ts'
import type { PasswordCheck } from './passwords.ts'
import { type Player, playerByUsername, readPlayer, savePasswordHash, usernameKey } from './player-records.ts'
import { endToken, insertToken } from './session-records.ts'
import { noteRightPassword, noteWrongPassword, requireSignInOpen } from './sign-in-limits.ts'

export interface Session {
  token: string
  player: Player
}

const tokenLifeMs = 24 * 60 * 60 * 1000

/** The hash that a sign-in under this name is held against; null when it cannot succeed. */
export function passwordHashOf(world: WorldContext, username: string): string | null {
  const sql = 'SELECT password_hash FROM players WHERE username_key = ?'
  return world.store.one(sql, [usernameKey(username)], (row) => row.textOrNull('password_hash'))
}

/** Throws while sign-in under this name from this address is slowed or locked, as `requireSignInOpen`. */
export function requireMayLogIn(world: WorldContext, username: string, source: string): void {
  requireSignInOpen(world, { username, player: playerByUsername(world, username), source })
}

/**
 * Logs a player in by a password that was held against `passwordHashOf` (spec 7.1). Throws `invalid_credentials`, the
 * same for an unknown name and a wrong password, and counts it; and as `requireMayLogIn`.
 */
export function login(world: WorldContext, username: string, check: PasswordCheck, source: string): Session {
  const player = playerByUsername(world, username)
  requireSignInOpen(world, { username, player, source })
  const isCurrent = check.against === passwordHashOf(world, username)
  if (player === null || !check.isRight || !isCurrent) {
    noteWrongPassword(world, { username, player, source })
    throw new DomainError('invalid_credentials')
  }
  return world.transaction(() => {
    noteRightPassword(world, player, source)
    if (check.renewed !== null) savePasswordHash(world, player.id, check.renewed)
    return openSession(world, player)
  })
}

export function hasDemoUsers(world: WorldContext): boolean {
  return world.settings.current.demoUsers
}

/** Logs in as a demo user without credentials (spec 6); they take turns. Throws `no_demo_users`. */
export function loginDemo(world: WorldContext): Session {
  const users = world.store.all('SELECT * FROM players WHERE is_demo = 1 ORDER BY id', [], readPlayer)
  if (!hasDemoUsers(world) || users.length === 0) throw new DomainError('no_demo_users')
  return world.transaction(() => {
    const player = users[nextCount(world.store, 'demo login') % users.length]
    if (!player) throw new DomainError('no_demo_users')
    return openSession(world, player)
  })
}

/** Gives a player a new token: opaque, alive for 24 hours of world time, beside those already alive. Only its hash is kept. */
export function openSession(world: WorldContext, player: Player): Session {
  return world.transaction(() => {
    const number = nextCount(world.store, 'token')
    const token = tokenNumbered(world, number)
    insertToken(world, number, tokenHash(token), player.id, world.clock.now() + tokenLifeMs)
    return { token, player }
  })
}

/** The nth token that was issued; the holder of the server's key computes it again, for a replay. */
export function tokenNumbered(world: WorldContext, number: number): string {
  return world.vault.bytes('token', number, 32).toString('base64url')
}

/** The player who holds this token, or null when it is unknown, ended or older than 24 hours. */
export function playerByToken(world: WorldContext, token: string): Player | null {
  return playerByTokenHash(world, tokenHash(token))
}

/** As `playerByToken`, for a caller that stores only the token's hash. */
export function playerByTokenHash(world: WorldContext, hash: string): Player | null {
  return world.store.one(
    `SELECT players.* FROM tokens JOIN players ON players.id = tokens.player_id
     WHERE token_hash = ? AND ended_at_ms IS NULL AND expires_at_ms > ?`,
    [hash, world.clock.now()],
    readPlayer,
  )
}

/** As `playerByToken`, but throws `unauthorized` (401 'Unauthorized action.'). */
export function requirePlayer(world: WorldContext, token: string | undefined): Player {
  const player = token ? playerByToken(world, token) : null
  if (!player) throw new DomainError('unauthorized')
  return player
}

/** How many tokens of a player are alive. */
export function countSessions(world: WorldContext, playerId: number): number {
  const sql = 'SELECT count(*) AS alive FROM tokens WHERE player_id = ? AND ended_at_ms IS NULL AND expires_at_ms > ?'
  return world.store.one(sql, [playerId, world.clock.now()], (row) => row.integer('alive')) ?? 0
}

/** Ends a token at once, for HTTP and socket. */
export function signOut(world: WorldContext, token: string): void {
  endSessionOf(world, tokenHash(token))
}

/** As `signOut`, by the hash of the token. */
export function endSessionOf(world: WorldContext, hash: string): void {
  world.transaction(() => {
    if (endToken(world, hash)) world.events.emit({ name: 'token-revoked', payload: { tokenHash: hash } })
  })
}

/** Ends all tokens of a player but `exceptToken`. Answers how many were alive. */
export function signOutEverywhere(world: WorldContext, playerId: number, exceptToken?: string): number {
  const sql = 'SELECT token_hash FROM tokens WHERE player_id = ? AND ended_at_ms IS NULL AND token_hash IS NOT ?'
  const kept = exceptToken === undefined ? null : tokenHash(exceptToken)
  const hashes = world.store.all(sql, [playerId, kept], (row) => row.text('token_hash'))
  world.transaction(() => {
    for (const hash of hashes) endSessionOf(world, hash)
  })
  return hashes.length
}
