import { endSession, listSessions } from '../../domain/accounts/session-list.ts'
import { toIso } from '../../domain/base/clock.ts'
import { pinsOf, setPins } from '../../domain/matches/pin-records.ts'
import { lossLeftOf, usedOf } from '../../domain/play-limits/check-limits.ts'
import { limitsOf, setLimits } from '../../domain/play-limits/limits.ts'
import { activityBy } from '../../domain/play-limits/play-results.ts'
import { confirmRealityCheck, playSessionOf } from '../../domain/play-limits/play-session.ts'
import { selfExclude, startTimeOut } from '../../domain/play-limits/take-break.ts'
import { limitsChange, wireActivityRow, wireLimits, wirePeriods, wirePlaySession, wireUsed } from '../../wire/limits.ts'
import type { Handlers } from '../handler.ts'

/** Limits and pins of players, and the devices where they are signed in (extensions). */
export const accountHandlers = {
  getLimits: ({ world, player }) => ({
    ...wireLimits(limitsOf(world, player.id)),
    used: wireUsed(usedOf(world, player.id)),
    lossLeft: wirePeriods(lossLeftOf(world, player.id)),
  }),
  setLimits: ({ world, player, body, idempotencyKey }) =>
    wireLimits(setLimits(world, player.id, limitsChange(body), idempotencyKey ?? undefined)),
  startTimeOut: ({ world, player, body, idempotencyKey }) =>
    wireLimits(startTimeOut(world, player.id, body.hours, idempotencyKey ?? undefined)),
  selfExclude: ({ world, player, body, idempotencyKey }) =>
    wireLimits(selfExclude(world, player.id, body.months, idempotencyKey ?? undefined)),
  getPlaySession: ({ world, player }) => wirePlaySession(playSessionOf(world, player.id)),
  confirmRealityCheck: ({ world, player }) => {
    confirmRealityCheck(world, player.id)
    return wirePlaySession(playSessionOf(world, player.id))
  },
  getActivity: ({ world, player, query }) => {
    const by = query.by ?? 'day'
    return { by, rows: activityBy(world, player.id, by).map(wireActivityRow) }
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
  getPins: ({ world, player }) => ({ pins: pinsOf(world, player.id) }),
  setPins: ({ world, player, body }) => ({ pins: setPins(world, player.id, body.marketIds, body.pinned) }),
} satisfies Partial<Handlers>
