import { nextCount } from '../../store/meta-records.ts'
import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'

export interface Player {
  id: number
  username: string
  name: string
  /** '91' for India. */
  countryCode: string
  /** National digits without a leading 0. */
  mobile: string
  agentCode: string | null
  isDemo: boolean
  createdAtMs: number
}

/** Form under which two usernames are the same: letters' case and outer or repeated spaces do not count. */
export function usernameKey(username: string): string {
  return username.trim().replace(/ +/g, ' ').toLowerCase()
}

export interface NewPlayer {
  username: string
  name: string
  /** Null for players that cannot log in by password (demo users). */
  passwordHash: string | null
  countryCode: string
  mobile: string
  agentCode: string | null
  isDemo: boolean
}

const firstPlayerId = 100_000

/** Adds a player and answers the id. Names and numbers are checked before (registration.ts). */
export function addPlayer(world: WorldContext, player: NewPlayer): number {
  const id = firstPlayerId + nextCount(world.store, 'player')
  return world.store.run(
    `INSERT INTO players (id, username, username_key, name, password_hash, country_code, mobile, agent_code, is_demo, created_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      player.username,
      usernameKey(player.username),
      player.name,
      player.passwordHash,
      player.countryCode,
      player.mobile,
      player.agentCode,
      player.isDemo ? 1 : 0,
      world.clock.now(),
    ],
  )
}

export function savePasswordHash(world: WorldContext, playerId: number, hash: string): void {
  world.store.change('UPDATE players SET password_hash = ? WHERE id = ?', [hash, playerId])
}

export function playerById(world: WorldContext, playerId: number): Player | null {
  return world.store.one('SELECT * FROM players WHERE id = ?', [playerId], readPlayer)
}

export function playerByUsername(world: WorldContext, username: string): Player | null {
  return world.store.one('SELECT * FROM players WHERE username_key = ?', [usernameKey(username)], readPlayer)
}

export function playerByMobile(world: WorldContext, countryCode: string, mobile: string): Player | null {
  const sql = 'SELECT * FROM players WHERE country_code = ? AND mobile = ?'
  return world.store.one(sql, [countryCode, mobile], readPlayer)
}

/** Everybody who plays in this world, oldest first. */
export function listPlayers(world: WorldContext): Player[] {
  return world.store.all('SELECT * FROM players ORDER BY id', [], readPlayer)
}

export function readPlayer(row: Row): Player {
  return {
    id: row.integer('id'),
    username: row.text('username'),
    name: row.text('name'),
    countryCode: row.text('country_code'),
    mobile: row.text('mobile'),
    agentCode: row.textOrNull('agent_code'),
    isDemo: row.flag('is_demo'),
    createdAtMs: row.integer('created_at_ms'),
  }
}
