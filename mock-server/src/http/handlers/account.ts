import { endSession, listSessions } from '../../domain/accounts/session-list.ts'
import { toIso } from '../../domain/base/clock.ts'
import { limitsOf, setLimits } from '../../domain/play-limits/limits.ts'
import { selfExclude, startTimeOut } from '../../domain/play-limits/pauses.ts'
import { limitsChange, wireLimits } from '../../wire/limits.ts'
import type { Handlers } from '../handler.ts'

/** What players set for themselves, and where they are signed in (extensions). */
export const accountHandlers = {
  getLimits: ({ world, player }) => wireLimits(limitsOf(world, player.id)),
  setLimits: ({ world, player, body, idempotencyKey }) =>
    wireLimits(setLimits(world, player.id, limitsChange(body), idempotencyKey ?? undefined)),
  startTimeOut: ({ world, player, body }) => {
    startTimeOut(world, player.id, body.hours)
    return wireLimits(limitsOf(world, player.id))
  },
  selfExclude: ({ world, player, body }) => {
    selfExclude(world, player.id, body.months)
    return wireLimits(limitsOf(world, player.id))
  },
  listSessions: ({ world, player, token }) => ({
    sessions: listSessions(world, player.id, token).map(({ startedAtMs, lastSeenAtMs, isCurrent, ...session }) => ({
      ...session,
      startedAt: toIso(startedAtMs),
      lastSeenAt: toIso(lastSeenAtMs),
      current: isCurrent,
    })),
  }),
  endSession: ({ world, player, path }) => {
    endSession(world, player.id, path.id)
    return null
  },
} satisfies Partial<Handlers>
