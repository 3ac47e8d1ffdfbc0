import type { MatchPhase } from '../../odds/match.ts'
import type { Engine } from '../engine.ts'
import { cricketBook, cricketBooks, cricketKeys } from './markets/markets.ts'
import { cricketSettled } from './markets/settle.ts'
import { statusAt, statusChanges } from './markets/statuses.ts'
import { askedBalls } from './play/asked-balls.ts'
import { cricketFixture } from './play/fixture.ts'
import { cricketScore } from './play/score.ts'
import { cricketScorecard } from './play/scorecard.ts'
import type { CricketSpec } from './play/spec.ts'
import type { CricketState } from './play/state.ts'
import { askCricket, endsCricketPart, startCricket, stepCricket } from './play/step.ts'

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
  askable: [...Object.keys(askedBalls), 'rain', 'resume', 'abandon'],
  ask: askCricket,
  parts: ['step', 'over', 'innings'],
  endsPart: endsCricketPart,
  times: ({ atMs, nextMs }) => ({ atMs, nextMs }),
  phase,
  score: cricketScore,
  scorecard: cricketScorecard,
  books: cricketBooks,
  keys: cricketKeys,
  book: cricketBook,
  settled: cricketSettled,
  statusAt,
  statusChanges,
}

function phase(state: CricketState): MatchPhase {
  if (state.result !== null) return state.result.kind === 'no-result' ? 'abandoned' : 'finished'
  return state.innings.length > 0 ? 'inplay' : 'upcoming'
}
