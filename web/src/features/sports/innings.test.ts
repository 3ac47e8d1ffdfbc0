import { expect, test } from 'vitest'
import { sidesOf } from './innings.ts'

const teams = [
  { name: 'Vizag Anchors', shortName: 'VIZ' },
  { name: 'Ranchi Drummers', shortName: 'RND' },
]
const inningsOf = (team: string, runs: number, wickets: number, overs: string) => ({ team, runs, wickets, overs })
const score = { sport: 'cricket' as const, summary: '' }

test('lists both sides in the order of the name of the match, also when the second bats first', () => {
  const innings = [inningsOf('Ranchi Drummers', 191, 6, '20.0'), inningsOf('Vizag Anchors', 95, 2, '9.5')]
  expect(sidesOf({ ...score, innings }, teams)).toMatchObject([
    { shortName: 'VIZ', made: '95/2', isBatting: true },
    { shortName: 'RND', made: '191/6', isBatting: false },
  ])
})

test('lists a side that has not batted without runs, and no side before the first ball', () => {
  expect(sidesOf({ ...score, innings: [inningsOf('Ranchi Drummers', 46, 0, '5.2')] }, teams)).toMatchObject([
    { shortName: 'VIZ', made: null, isBatting: false },
    { shortName: 'RND', made: '46/0', isBatting: true },
  ])
  expect(sidesOf({ ...score, innings: [] }, teams)).toEqual([])
  expect(sidesOf(score, teams)).toEqual([])
})

test('shows the last innings of a side that bats twice', () => {
  const innings = [
    inningsOf('Vizag Anchors', 160, 8, '20.0'),
    inningsOf('Ranchi Drummers', 160, 9, '20.0'),
    inningsOf('Ranchi Drummers', 12, 1, '0.5'),
  ]
  expect(sidesOf({ ...score, innings }, teams).map(({ made }) => made)).toEqual(['160/8', '12/1'])
})
