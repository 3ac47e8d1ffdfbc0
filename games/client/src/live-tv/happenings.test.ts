import { expect, test } from 'vitest'
import { happened } from './happenings.ts'
import type { Picture, Score } from './picture.ts'
import { callOf, sentenceOf, stateOf } from './words.ts'

const teams = [
  { name: 'Indore Comets', shortName: 'INC' },
  { name: 'Goa Terns', shortName: 'GOT' },
] as const

function picture(sport: Picture['sport'], score: Partial<Score> | null, other: Partial<Picture> = {}): Picture {
  return {
    matchName: 'Indore Comets v Goa Terns',
    competition: 'A league',
    sport,
    status: 'inplay',
    startsInMs: -1,
    teams,
    ballRunning: false,
    score: score && { sport, summary: '', ...score },
    ...other,
  }
}

/** A cricket score by the marks of its overs, the first of which is `from`. */
function cricket(overs: string[][], innings = 1, from = 1): Picture {
  const one = { team: 'Indore Comets', runs: 20, wickets: 1, overs: '2.3' }
  return picture('cricket', {
    summary: '20/1 (2.3)',
    innings: Array.from({ length: innings }, () => one),
    lastOvers: overs.map((balls, index) => ({ over: from + index, balls })),
  })
}

test('the marks that are new in the overs are balls, over the end of an over too', () => {
  const before = cricket([['1', '0', '4', '0', '0']])
  expect(happened(before, cricket([['1', '0', '4', '0', '0', 'W'], ['wd']]))).toEqual([
    { kind: 'ball', over: '0.6', mark: 'W', runs: 0, wicket: true },
    { kind: 'ball', over: '1.1', mark: 'wd', runs: 0, wicket: false },
  ])
  expect(happened(before, before)).toEqual([])
  // The oldest over leaves the list: nothing happened in that.
  expect(happened(cricket([['1'], ['2'], ['0', '4']]), cricket([['2'], ['0', '4', '6']], 1, 2))).toEqual([
    { kind: 'ball', over: '2.3', mark: '6', runs: 6, wicket: false },
  ])
})

test('a new innings begins its own list', () => {
  const second = cricket([['1']], 2)
  expect(happened(cricket([['1']]), second)).toEqual([{ kind: 'ball', over: '0.1', mark: '1', runs: 1, wicket: false }])
})

test.each([
  ['0', 'No run'],
  ['1', '1 run'],
  ['3', '3 runs'],
  ['4', 'Four'],
  ['6', 'Six'],
  ['W', 'Wicket'],
  ['1W', 'Wicket'],
  ['wd', 'Wide'],
  ['nb', 'No ball'],
  ['nb4', 'No ball, 4'],
  ['lb', 'Leg bye, 1'],
  ['lb4', 'Leg bye, 4'],
  ['b', 'Bye, 1'],
])('the mark %s is called %s, and said with its place and the score', (mark, call) => {
  const after = cricket([['1', mark]])
  const [one] = happened(cricket([['1']]), after)
  if (!one) throw new Error('no ball')
  expect(callOf(one, after)).toBe(call)
  expect(sentenceOf(one, after)).toBe(`0.2: ${call}. 20/1 (2.3)`)
})

test.each([
  [['0', '0'], ['15', '0'], 0],
  [['40', '30'], ['40', '40'], 1],
  [['40', '40'], ['Ad', '40'], 0],
  [['Ad', '40'], ['40', '40'], 1],
  [['9', '10'], ['10', '10'], 0],
])('from %s to %s the point is of player %i', (before, after, winner) => {
  const at = (points: readonly string[]) =>
    picture('tennis', { points: [points[0] ?? '', points[1] ?? ''], sets: [{ home: 2, away: 3 }], detail: '15 - 0' })
  expect(happened(at(before), at(after))).toEqual([{ kind: 'point', winner }])
})

test('a game, a set and the last set of a match are recognised by the games that grew', () => {
  const sets = (...games: [number, number][]) => games.map(([home, away]) => ({ home, away }))
  const at = (list: ReturnType<typeof sets>, points?: [string, string]) =>
    picture('tennis', { sets: list, summary: '6-4', ...(points ? { points } : {}) })
  const before = at(sets([6, 4], [2, 5]), ['0', '40'])
  expect(happened(before, at(sets([6, 4], [3, 5]), ['0', '0']))).toEqual([{ kind: 'game', winner: 0 }])
  expect(happened(before, at(sets([6, 4], [2, 6], [0, 0]), ['0', '0']))).toEqual([{ kind: 'set', winner: 1 }])
  const over = at(sets([6, 4], [6, 5]))
  expect(happened(at(sets([6, 4], [5, 5]), ['40', '0']), over)).toEqual([{ kind: 'set', winner: 0 }])
  expect(sentenceOf({ kind: 'set', winner: 0 }, over)).toBe('Set Indore Comets. 6-4')
})

test('a minute is one where nothing else happened; goals and cards say whose', () => {
  const at = (minute: number, goals: [number, number], redCards: [number, number], yellowCards: [number, number]) =>
    picture('soccer', { minute, goals, redCards, yellowCards, summary: '1 - 0' })
  const before = at(30, [0, 0], [0, 0], [0, 0])
  expect(happened(before, at(31, [0, 0], [0, 0], [0, 0]))).toEqual([{ kind: 'minute', minute: 31 }])
  const after = at(31, [1, 0], [0, 1], [0, 0])
  expect(happened(before, after)).toEqual([
    { kind: 'goal', side: 0 },
    { kind: 'card', side: 1, colour: 'red' },
  ])
  expect(sentenceOf({ kind: 'goal', side: 0 }, after)).toBe('Goal Indore Comets. 1 - 0')
  expect(callOf({ kind: 'card', side: 1, colour: 'yellow' }, after)).toBe('Yellow card Goa Terns')
})

test('what is said over a match that is not played', () => {
  const waiting = { status: 'upcoming', startsInMs: 5_400_000 } as const
  expect(stateOf(picture('soccer', null, waiting))).toBe('Starts in 1 h 30 min')
  expect(stateOf(picture('soccer', null, { ...waiting, startsInMs: 30_000 }))).toBe('Starts in 1 min')
  expect(stateOf(picture('tennis', null, { ...waiting, startsInMs: 0 }))).toBe('About to start')
  expect(stateOf(picture('cricket', { detail: 'Rain stops play' }))).toBe('Rain stops play')
  expect(stateOf(picture('cricket', { detail: 'Innings break' }))).toBe('Innings break')
  expect(stateOf(picture('soccer', { detail: 'Half time' }))).toBe('Half time')
  expect(stateOf(picture('cricket', { detail: 'INC bat' }))).toBe('')
  expect(stateOf(picture('cricket', { detail: 'Goa Terns won by 4 wickets' }, { status: 'finished' }))).toBe(
    'Goa Terns won by 4 wickets',
  )
  expect(stateOf(picture('tennis', { detail: 'Finished' }, { status: 'finished' }))).toBe('The match is over')
  expect(stateOf(picture('soccer', null, { status: 'abandoned' }))).toBe('Abandoned')
})
