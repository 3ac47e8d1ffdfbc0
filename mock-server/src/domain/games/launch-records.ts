import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'

/** A launched address: its token opens the page once, its visit key reads the balance afterwards. Both are kept as hashes. */
export interface LaunchRecord {
  visitHash: string
  playerId: number
  /** Of the token of the login that it was launched under. */
  loginHash: string
  /** Slug of the game. */
  game: string
  gameName: string
  provider: string
  homeUrl: string
}

export function insertLaunch(
  world: WorldContext,
  launch: LaunchRecord & { number: number; launchHash: string; expiresAtMs: number },
): void {
  world.store.run(
    `INSERT INTO game_launches
       (rowid, launch_token, visit_key, player_id, login_token, game, game_name, provider, home_url, expires_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      launch.number,
      launch.launchHash,
      launch.visitHash,
      launch.playerId,
      launch.loginHash,
      launch.game,
      launch.gameName,
      launch.provider,
      launch.homeUrl,
      launch.expiresAtMs,
    ],
  )
}

/** Marks a launched page as opened; false when the token is unknown, used or too old. */
export function markOpened(world: WorldContext, launchHash: string): boolean {
  const sql = `UPDATE game_launches SET opened_at_ms = ?
    WHERE launch_token = ? AND opened_at_ms IS NULL AND expires_at_ms > ?`
  const now = world.clock.now()
  return world.store.change(sql, [now, launchHash, now]) > 0
}

/** An opened page by its visit key; null for an unknown key. */
export function openedLaunch(world: WorldContext, visitHash: string): LaunchRecord | null {
  const sql = 'SELECT * FROM game_launches WHERE visit_key = ? AND opened_at_ms IS NOT NULL'
  return world.store.one(sql, [visitHash], readLaunch)
}

/** The launch behind a session, and whether the session has begun; null when there is none, or it did not begin in time. */
export function sessionLaunch(
  world: WorldContext,
  launchHash: string,
): { launch: LaunchRecord; isBegun: boolean } | null {
  const sql = 'SELECT * FROM game_launches WHERE launch_token = ? AND (session_at_ms IS NOT NULL OR expires_at_ms > ?)'
  return world.store.one(sql, [launchHash, world.clock.now()], (row) => ({
    launch: readLaunch(row),
    isBegun: !row.isNull('session_at_ms'),
  }))
}

/** Notes that the session of a launch has begun. */
export function markBegun(world: WorldContext, launchHash: string): void {
  const sql = 'UPDATE game_launches SET session_at_ms = ? WHERE launch_token = ? AND session_at_ms IS NULL'
  world.store.change(sql, [world.clock.now(), launchHash])
}

function readLaunch(row: Row): LaunchRecord {
  return {
    visitHash: row.text('visit_key'),
    playerId: row.integer('player_id'),
    loginHash: row.text('login_token'),
    game: row.text('game'),
    gameName: row.text('game_name'),
    provider: row.text('provider'),
    homeUrl: row.text('home_url'),
  }
}
