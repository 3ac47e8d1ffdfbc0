import type { MarketType } from '../../odds/market.ts'
import type { MatchPhase } from '../../odds/match.ts'
import type { BookStatus, Engine } from '../engine.ts'
import { askableInTennis, askTennis, endsTennisPart, eventsLeadingTo } from './ask.ts'
import { tennisFixture } from './fixture.ts'
import { tennisBooks, tennisKeys, tennisSettled } from './markets.ts'
import { tennisScore } from './score.ts'
import { tennisScorecard } from './scorecard.ts'
import type { TennisSpec } from './spec.ts'
import type { TennisState } from './state.ts'
import { startTennis, stepTennis } from './step.ts'

/** Bets of the quick markets stop this long before a point is decided. */
const POINT_RUNNING_MS = 6_000

/** Tennis, best of three sets, point by point. */
export const tennis: Engine<TennisSpec, TennisState> = {
  fixture: tennisFixture,
  describe: ({ teams: [home, away], competition }) => ({
    teams: [
      { name: home.name, shortName: home.shortName },
      { name: away.name, shortName: away.shortName },
    ],
    competition,
  }),
  start: startTennis,
  step: stepTennis,
  askable: askableInTennis,
  ask: askTennis,
  leadingTo: eventsLeadingTo,
  parts: ['step', 'game', 'set'],
  endsPart: endsTennisPart,
  times: ({ atMs, nextMs }) => ({ atMs, nextMs }),
  phase,
  score: tennisScore,
  scorecard: tennisScorecard,
  books: tennisBooks,
  keys: tennisKeys,
  book: (state, key) => tennisBooks(state).find((book) => book.key === key) ?? null,
  settled: tennisSettled,
  statusAt,
  statusChanges,
}

function phase(state: TennisState): MatchPhase {
  if (state.phase === 'before-start') return 'upcoming'
  return state.phase === 'finished' || state.phase === 'abandoned' ? state.phase : 'inplay'
}

/** Suspended in rain, and for a moment after a game or a set; while a point is played the bookmaker waits. */
function statusAt(state: TennisState, marketType: MarketType, elapsedMs: number): BookStatus {
  if (state.phase === 'rain') return 'suspended'
  if (state.phase !== 'play' || state.nextMs === null) return 'open'
  if (elapsedMs < state.atMs + state.quietMs) return 'suspended'
  return marketType === 'bookmaker' && elapsedMs >= state.nextMs - POINT_RUNNING_MS ? 'ball_running' : 'open'
}

function statusChanges(state: TennisState): number[] {
  if (state.phase !== 'play' || state.nextMs === null) return []
  const running = state.nextMs - POINT_RUNNING_MS
  return state.quietMs > 0 ? [state.atMs + state.quietMs, running] : [running]
}
