import { nextCount } from '../../store/meta-records.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { matchesPassword } from './passwords.ts'
import { type Player, readPlayer, usernameKey } from './player-records.ts'
import { endToken, insertToken } from './session-records.ts'

export interface Session {
  token: string
  player: Player
}

const tokenLifeMs = 24 * 60 * 60 * 1000

/** Logs a player in (spec 7.1). Throws `invalid_credentials`, the same for an unknown name and a wrong password. */
export function login(world: WorldContext, { username, password }: { username: string; password: string }): Session {
  const found = world.store.one('SELECT * FROM players WHERE username_key = ?', [usernameKey(username)], (row) => ({
    player: readPlayer(row),
    hash: row.textOrNull('password_hash'),
  }))
  // An unknown name costs as much time as a wrong password, so that names cannot be told apart by waiting.
  const isRight = matchesPassword(found?.hash ?? noHash, password)
  if (!found?.hash || !isRight) throw new DomainError('invalid_credentials')
  return openSession(world, found.player)
}

const noHash = `${'00'.repeat(16)}:${'00'.repeat(32)}`

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

/** Gives a player a new token: opaque, alive for 24 hours of world time, beside those already alive. */
export function openSession(world: WorldContext, player: Player): Session {
  return world.transaction(() => {
    const token = world.random.bytes('token', nextCount(world.store, 'token'), 32).toString('base64url')
    insertToken(world, token, player.id, world.clock.now() + tokenLifeMs)
    return { token, player }
  })
}

/** The player who holds this token, or null when it is unknown, ended or older than 24 hours. */
export function playerByToken(world: WorldContext, token: string): Player | null {
  return world.store.one(
    `SELECT players.* FROM tokens JOIN players ON players.id = tokens.player_id
     WHERE token = ? AND ended_at_ms IS NULL AND expires_at_ms > ?`,
    [token, world.clock.now()],
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
  world.transaction(() => {
    if (endToken(world, token)) world.events.emit({ name: 'token-revoked', payload: { token } })
  })
}

/** Ends all tokens of a player but `exceptToken`. Answers how many were alive. */
export function signOutEverywhere(world: WorldContext, playerId: number, exceptToken?: string): number {
  const sql = 'SELECT token FROM tokens WHERE player_id = ? AND ended_at_ms IS NULL AND token IS NOT ?'
  const tokens = world.store.all(sql, [playerId, exceptToken ?? null], (row) => row.text('token'))
  world.transaction(() => {
    for (const token of tokens) signOut(world, token)
  })
  return tokens.length
}
