import type { Engine, MatchPhase } from '../types.ts'
import { cricketFixture } from './fixture.ts'
import { cricketBooks, cricketHeadline } from './markets.ts'
import { cricketScore } from './score.ts'
import { cricketSettled } from './settle.ts'
import type { CricketSpec } from './spec.ts'
import type { CricketState } from './state.ts'
import { statusAt, statusChanges } from './statuses.ts'
import { startCricket, stepCricket } from './step.ts'

/** T20 cricket, ball by ball. */
export const cricket: Engine<CricketSpec, CricketState> = {
  fixture: cricketFixture,
  describe: ({ teams: [home, away], competition }) => ({
    teams: [
      { name: home.name, shortName: home.shortName },
      { name: away.name, shortName: away.shortName },
    ],
    competition,
  }),
  start: startCricket,
  step: stepCricket,
  times: ({ atMs, nextMs }) => ({ atMs, nextMs }),
  phase,
  score: cricketScore,
  books: cricketBooks,
  headline: cricketHeadline,
  settled: cricketSettled,
  statusAt,
  statusChanges,
}

function phase(state: CricketState): MatchPhase {
  if (state.result !== null) return state.result.kind === 'no-result' ? 'abandoned' : 'finished'
  return state.innings.length > 0 ? 'inplay' : 'upcoming'
}
