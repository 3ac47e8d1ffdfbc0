import type { WorldContext } from '../base/context.ts'

export interface Notification {
  id: number
  title: string
  message: string
  status: string
  createdAtMs: number
  isRead: boolean
}

/** A player's notifications, newest first. */
export function listNotifications(world: WorldContext, playerId: number): Notification[] {
  const sql = 'SELECT * FROM notifications WHERE player_id = ? ORDER BY id DESC LIMIT 200'
  return world.store.all(sql, [playerId], (row) => ({
    id: row.integer('id'),
    title: row.text('title'),
    message: row.text('message'),
    status: row.text('status'),
    createdAtMs: row.integer('created_at_ms'),
    isRead: row.flag('is_read'),
  }))
}

/** Stores a notification without a toast, for an event that the player has just seen on the screen. */
export function keepNotification(
  world: WorldContext,
  playerId: number,
  { title = '', message = '', status = '' }: { title?: string; message?: string; status?: string },
): void {
  world.store.run(
    'INSERT INTO notifications (player_id, title, message, status, created_at_ms) VALUES (?, ?, ?, ?, ?)',
    [playerId, title, message, status, world.clock.now()],
  )
}
