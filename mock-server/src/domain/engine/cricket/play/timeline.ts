/** How long things take, so that a match runs its real length (about three and a half hours) on the world's clock. */
import { below, nextInStream } from '../../random.ts'
import type { Delivery } from './ball-model.ts'

export const TOSS_MS = -1_800_000
export const INNINGS_BREAK_MS = 900_000
/** How long rain lasts that a tester asked for. */
export const ASKED_RAIN_MS = 1_200_000
const BALL_MS = 30_000
const BALL_SPREAD_MS = 10_000
const OVER_BREAK_MS = 90_000
const WICKET_MS = 60_000
const BOUNDARY_MS = 6_000
const TIME_OUT_MS = 150_000

/** How long betting stays suspended after the outcome. */
const QUIET_WICKET_MS = 20_000
const QUIET_BOUNDARY_MS = 6_000

/** Bets of the quick markets stop this long before the outcome of a ball is known. */
export const BALL_RUNNING_MS = 8_000

/** Time from one ball's outcome to the next one's; `oversDone` is null within an over. */
export function pause(stream: number, last: Delivery | null, oversDone: number | null): { stream: number; ms: number } {
  const moved = nextInStream(stream)
  let ms = BALL_MS + below(moved, BALL_SPREAD_MS + 1)
  if (oversDone !== null) ms += OVER_BREAK_MS - BALL_MS
  if (oversDone === 7 || oversDone === 14) ms += TIME_OUT_MS
  if (last?.wicket) ms += WICKET_MS
  else if (last !== null && last.bat >= 4) ms += BOUNDARY_MS
  return { stream: moved, ms }
}

/** How long the markets stay suspended after this delivery. */
export function quiet(last: Delivery): number {
  if (last.wicket) return QUIET_WICKET_MS
  return last.total >= 4 ? QUIET_BOUNDARY_MS : 0
}
