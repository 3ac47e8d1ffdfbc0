/** When bets are taken: which markets are suspended, or have a ball running, at a moment after the last step. */

import type { MarketType } from '../../../odds/market.ts'
import type { BookStatus } from '../../engine.ts'
import type { CricketState } from '../play/state.ts'
import { BALL_RUNNING_MS } from '../play/timeline.ts'

/**
 * After a wicket or a boundary everything is suspended while prices move; in rain as well. In the last seconds before a ball's outcome the
 * quick markets show 'ball running'; match odds stay open, since a bet on them waits for some seconds and is then checked against
 * the market as it is by that time.
 */
export function statusAt(state: CricketState, marketType: MarketType, elapsedMs: number): BookStatus {
  if (state.phase === 'rain') return 'suspended'
  if (state.phase !== 'play' || state.nextMs === null) return 'open'
  if (elapsedMs < state.atMs + state.quietMs) return 'suspended'
  const running = elapsedMs >= state.nextMs - BALL_RUNNING_MS
  return running && marketType !== 'match_odds' ? 'ball_running' : 'open'
}

/** Moments between this step and the next at which `statusAt` changes. */
export function statusChanges(state: CricketState): number[] {
  if (state.phase !== 'play' || state.nextMs === null) return []
  const running = state.nextMs - BALL_RUNNING_MS
  return state.quietMs > 0 ? [state.atMs + state.quietMs, running] : [running]
}
