import type { MatchPhase } from '../../odds/match.ts'
import type { SoccerScore } from '../../odds/score.ts'
import type { BookStatus, Engine } from '../engine.ts'
import { soccerFixture } from './fixture.ts'
import { soccerBook, soccerBooks, soccerKeys, soccerSettled } from './markets.ts'
import { soccerScorecard } from './scorecard.ts'
import { HALF_MINUTES, type SoccerSpec } from './spec.ts'
import type { SoccerState } from './state.ts'
import { askableInSoccer, askSoccer, clockMinute, endsSoccerPart, startSoccer, stepSoccer } from './step.ts'

/** Soccer, minute by minute. */
export const soccer: Engine<SoccerSpec, SoccerState> = {
  fixture: soccerFixture,
  describe: ({ teams: [home, away], competition }) => ({
    teams: [
      { name: home.name, shortName: home.shortName },
      { name: away.name, shortName: away.shortName },
    ],
    competition,
  }),
  start: startSoccer,
  step: stepSoccer,
  askable: askableInSoccer,
  ask: askSoccer,
  parts: ['step', 'half'],
  endsPart: endsSoccerPart,
  times: ({ atMs, nextMs }) => ({ atMs, nextMs }),
  phase,
  score,
  scorecard: soccerScorecard,
  books: soccerBooks,
  keys: soccerKeys,
  book: soccerBook,
  settled: soccerSettled,
  statusAt,
  statusChanges: (state) => (isQuiet(state) ? [state.atMs + state.quietMs] : []),
}

function phase(state: SoccerState): MatchPhase {
  if (state.phase === 'before-start') return 'upcoming'
  return state.phase === 'finished' || state.phase === 'abandoned' ? state.phase : 'inplay'
}

function score(state: SoccerState): SoccerScore | null {
  if (state.phase === 'before-start') return null
  const [home, away] = state.goals
  return {
    sport: 'soccer',
    summary: `${home} - ${away}`,
    detail: detail(state),
    minute: state.half * HALF_MINUTES + Math.min(HALF_MINUTES, state.minute),
    goals: [home, away],
    yellowCards: [...state.yellows],
    redCards: [...state.reds],
  }
}

function detail(state: SoccerState): string {
  if (state.phase === 'finished') return 'Full time'
  if (state.phase === 'abandoned') return 'Match abandoned'
  return state.phase === 'half-time' ? 'Half time' : clockMinute(state)
}

/** After a goal or a sending-off everything is suspended while prices move. */
function statusAt(state: SoccerState, _marketType: string, elapsedMs: number): BookStatus {
  return isQuiet(state) && elapsedMs < state.atMs + state.quietMs ? 'suspended' : 'open'
}

function isQuiet(state: SoccerState): boolean {
  return state.quietMs > 0 && state.phase === 'play'
}
