import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'

/** A launched address: its token opens the page once, its visit key reads the balance afterwards. */
export interface LaunchRecord {
  visitKey: string
  playerId: number
  /** Token of the login that it was launched under. */
  loginToken: string
  gameName: string
  provider: string
  homeUrl: string
}

export function insertLaunch(
  world: WorldContext,
  launch: LaunchRecord & { launchToken: string; expiresAtMs: number },
): void {
  world.store.run(
    `INSERT INTO game_launches
       (launch_token, visit_key, player_id, login_token, game_name, provider, home_url, expires_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      launch.launchToken,
      launch.visitKey,
      launch.playerId,
      launch.loginToken,
      launch.gameName,
      launch.provider,
      launch.homeUrl,
      launch.expiresAtMs,
    ],
  )
}

/** Marks a launched page as opened; false when the token is unknown, used or too old. */
export function markOpened(world: WorldContext, launchToken: string): boolean {
  const sql = `UPDATE game_launches SET opened_at_ms = ?
    WHERE launch_token = ? AND opened_at_ms IS NULL AND expires_at_ms > ?`
  const now = world.clock.now()
  return world.store.change(sql, [now, launchToken, now]) > 0
}

/** An opened page; null when there is none. */
export function openedLaunch(
  world: WorldContext,
  column: 'launch_token' | 'visit_key',
  value: string,
): LaunchRecord | null {
  const sql = `SELECT * FROM game_launches WHERE ${column} = ? AND opened_at_ms IS NOT NULL`
  return world.store.one(sql, [value], readLaunch)
}

function readLaunch(row: Row): LaunchRecord {
  return {
    visitKey: row.text('visit_key'),
    playerId: row.integer('player_id'),
    loginToken: row.text('login_token'),
    gameName: row.text('game_name'),
    provider: row.text('provider'),
    homeUrl: row.text('home_url'),
  }
}
