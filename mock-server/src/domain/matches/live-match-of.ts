import type { WorldContext } from '../base/context.ts'
import { engines } from '../engine/engines.ts'
import type { LiveMatch } from '../engine/live-match.ts'
import type { MatchRecord } from './match-records.ts'

/** The engine's match behind a record, opened at the moment the feed has reached. */
export function liveMatch(world: WorldContext, record: MatchRecord): LiveMatch {
  return world.feed.live(record.refMatchId, () =>
    engines[record.sportId].openMatch(record.seed, world.feed.reachedMs - record.startTimeMs),
  )
}
