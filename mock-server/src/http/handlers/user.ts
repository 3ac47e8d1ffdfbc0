import { toIso } from '../../domain/clock.ts'
import { listNotifications } from '../../domain/content/notifications.ts'
import type { Handlers } from '../call.ts'

/** What belongs to the player's account (spec 7.2, 7.3). */
export const userHandlers = {
  listNotifications: ({ world, player }) =>
    listNotifications(world, player.id).map(({ id, title, message, status, createdAtMs, isRead }) => ({
      id: `n-${id}`,
      title,
      message,
      status,
      createdAt: toIso(createdAtMs),
      read: isRead,
    })),
} satisfies Partial<Handlers>
