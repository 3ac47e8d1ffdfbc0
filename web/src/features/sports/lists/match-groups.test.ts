import { expect, test } from 'vitest'
import type { Match } from '../queries.ts'
import { filterMatches, groupMatches, startingNext } from './match-groups.ts'

const match = (refMatchId: string, change: Partial<Match>): Match => ({
  refMatchId,
  matchName: 'Mumbai v Chennai',
  sportId: 4,
  competition: 'Premier T20',
  startTime: '2026-11-21T14:00:00.000Z',
  status: 'upcoming',
  teams: [
    { name: 'Mumbai', shortName: 'MUM' },
    { name: 'Chennai', shortName: 'CHE' },
  ],
  score: null,
  firstMarket: null,
  marketTypes: ['match_odds'],
  liveTv: false,
  ...change,
})

const today = '2026-11-21'
const everything = { sportId: null, competition: null, when: null, search: '', only: null } as const
const ids = (matches: readonly Match[]) => matches.map(({ refMatchId }) => refMatchId)

test('a day ends at midnight of India, not of UTC', () => {
  const list = [
    match('live', { status: 'inplay', startTime: '2026-11-20T10:00:00.000Z' }),
    match('evening', { startTime: '2026-11-21T18:29:59.999Z' }),
    match('night', { startTime: '2026-11-21T18:30:00.000Z' }),
  ]
  const sections = groupMatches(list, today, 'competition')
  expect(sections.map(({ when, groups }) => [when, ids(groups.flatMap(({ matches }) => matches))])).toEqual([
    ['inplay', ['live']],
    ['today', ['evening']],
    ['upcoming', ['night']],
  ])
})

test.each([
  [
    'competition',
    [
      [4, 'B', ['1', '4']],
      [4, 'A', ['3']],
      [1, 'Cup', ['2']],
    ],
  ],
  [
    'sport',
    [
      [4, null, ['1', '3', '4']],
      [1, null, ['2']],
    ],
  ],
] as const)('matches by %s stand in the order of the first of each', (by, expected) => {
  const list = [
    match('1', { competition: 'B' }),
    match('2', { competition: 'Cup', sportId: 1 }),
    match('3', { competition: 'A' }),
    match('4', { competition: 'B' }),
  ]
  const [section] = groupMatches(list, today, by)
  expect(section?.groups.map(({ sportId, name, matches }) => [sportId, name, ids(matches)])).toEqual(expected)
})

test.each([
  ['mumbai', ['1']],
  ['  CHE ', ['1']],
  ['premier v', ['1', '2']],
  ['goa nagpur', ['2']],
  ['goa mumbai', []],
  ['(.*)', []],
])('the search %s finds %j', (search, found) => {
  const teams: Match['teams'] = [
    { name: 'Goa', shortName: 'GOA' },
    { name: 'Nagpur', shortName: 'NAG' },
  ]
  const list = [match('1', {}), match('2', { matchName: 'Goa v Nagpur', teams })]
  expect(ids(filterMatches(list, { ...everything, search }, today))).toEqual(found)
})

test('sport, competition, when and favourites narrow a list together', () => {
  const list = [match('1', {}), match('2', { sportId: 1 }), match('3', { status: 'inplay' }), match('4', {})]
  const filter = { ...everything, sportId: 4, when: 'today', only: ['1', '2', '3'] } as const
  expect(ids(filterMatches(list, filter, today))).toEqual(['1'])
})

test('what starts next is in the order of its start, of any sport, and leaves out what is in play', () => {
  const list = [
    match('live', { status: 'inplay', startTime: '2026-11-20T10:00:00.000Z' }),
    match('third', { startTime: '2026-11-23T10:00:00.000Z' }),
    match('first', { startTime: '2026-11-21T10:00:00.000Z', sportId: 1 }),
    match('second', { startTime: '2026-11-22T10:00:00.000Z' }),
    match('fourth', { startTime: '2026-11-24T10:00:00.000Z' }),
  ]
  const [next] = startingNext(list, 3)
  expect(next?.groups.map(({ sportId, matches }) => [sportId, ids(matches)])).toEqual([
    [null, ['first', 'second', 'third']],
  ])
  expect(startingNext(list.slice(0, 1), 3)).toEqual([])
})
