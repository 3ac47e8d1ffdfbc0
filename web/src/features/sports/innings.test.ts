import { expect, test } from 'vitest'
import { sidesOf } from './innings.ts'

const teams = [
  { name: 'Vizag Anchors', shortName: 'VIZ' },
  { name: 'Ranchi Drummers', shortName: 'RND' },
]
const inningsOf = (team: string, runs: number, wickets: number, overs: string) => ({ team, runs, wickets, overs })
const score = { sport: 'cricket' as const, summary: '' }

test('both sides are told in the order in which they bat', () => {
  const innings = [inningsOf('Ranchi Drummers', 191, 6, '20.0'), inningsOf('Vizag Anchors', 95, 2, '9.5')]
  expect(sidesOf({ ...score, innings }, teams)).toMatchObject([
    { shortName: 'RND', made: '191/6', isBatting: false },
    { shortName: 'VIZ', made: '95/2', isBatting: true },
  ])
})

test('who has not batted has made nothing yet, and before the first ball nobody is told', () => {
  expect(sidesOf({ ...score, innings: [inningsOf('Ranchi Drummers', 46, 0, '5.2')] }, teams)).toMatchObject([
    { shortName: 'RND', made: '46/0' },
    { shortName: 'VIZ', made: null, isBatting: false },
  ])
  expect(sidesOf({ ...score, innings: [] }, teams)).toEqual([])
  expect(sidesOf(score, teams)).toEqual([])
})

test('a side that bats twice is told with its last innings', () => {
  const innings = [
    inningsOf('Vizag Anchors', 160, 8, '20.0'),
    inningsOf('Ranchi Drummers', 160, 9, '20.0'),
    inningsOf('Ranchi Drummers', 12, 1, '0.5'),
  ]
  expect(sidesOf({ ...score, innings }, teams).map(({ made }) => made)).toEqual(['160/8', '12/1'])
})
