import { expect, test } from 'vitest'
import type { Match } from '../../queries.ts'
import { findMatches } from './find-matches.ts'

const match = (matchName: string, competition: string): Match => ({
  refMatchId: matchName,
  matchName,
  sportId: 2,
  competition,
  startTime: '2026-11-21T14:00:00.000Z',
  status: 'upcoming',
  teams: matchName.split(' v ').map((name) => ({ name, shortName: name.slice(0, 3).toUpperCase() })),
  score: null,
  firstMarket: null,
  marketTypes: ['match_odds'],
  liveTv: false,
})

const matches = [
  match('A. Desrosiere v L. Brandt', 'Mysuru Open, round of 16'),
  match('R. Rostova v I. Vasilenkov', 'Pune Challenger, quarter-final'),
  match('हैदराबाद v Ranchi', 'Monsoon T20 Cup'),
]

test.each([
  ['ro', ['R. Rostova v I. Vasilenkov']],
  ['round', []],
  ['mysuru open', ['A. Desrosiere v L. Brandt']],
  ['r. ros', ['R. Rostova v I. Vasilenkov']],
  ['RAN t20', ['हैदराबाद v Ranchi']],
  ['हैदरा', ['हैदराबाद v Ranchi']],
  ['r', []],
])('%j finds the matches with words that begin so, the round left out', (text, names) => {
  expect(findMatches(matches, text).map((found) => found.match.matchName)).toEqual(names)
})
