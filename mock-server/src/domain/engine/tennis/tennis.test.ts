import { describe, expect, test } from 'vitest'
import { seeds } from '../calibration/bounds.ts'
import { digestOf } from '../calibration/digest.ts'
import { expectFairSelections, expectSoundBooks } from '../calibration/expect-fair.ts'
import { measure } from '../calibration/measure.ts'
import { tennis } from './engine.ts'
import { gameWinner, matchWinner, pointServer, setWinner } from './rules.ts'
import { setsWon } from './score.ts'
import type { TennisState } from './state.ts'
import { tennisChance } from './win-chance.ts'

function play(seed: string): TennisState[] {
  let state = tennis.start(tennis.fixture(seed), seed)
  const states = [state]
  while (state.nextMs !== null) {
    state = tennis.step(state).state
    states.push(state)
  }
  return states
}

const stories = Array.from({ length: 200 }, (_, index) => play(`calibration-${index}`))
const ends = stories.flatMap((states) => states.slice(-1))

describe('a tennis match', () => {
  test('is the same, byte for byte, for the same seed, with the same prices', () => {
    expect(['one', 'two', 'three'].map((seed) => digestOf(play(seed)))).toEqual([
      '7317350936c622f2',
      '48c996864588a13f',
      '61b1f08cadf7f652',
    ])
    expect(
      digestOf(
        play('one')
          .filter((_, step) => step % 20 === 0)
          .map((state) => tennis.books(state)),
      ),
    ).toBe('4f1a3db2508c2b64')
  })

  test('cannot be stepped beyond its end', () => {
    expect(() => tennis.step(play('one').at(-1) ?? tennis.start(tennis.fixture('x'), 'x'))).toThrow(
      'The match is over.',
    )
  })

  test('is won by two sets', () => {
    for (const state of ends) {
      const sets = setsWon(state)
      expect(Math.max(...sets)).toBe(2)
      expect(state.sets.every((games) => /^(6[0-4]|[0-4]6|75|57|76|67)$/.test(games.join('')))).toBe(true)
    }
  })

  test('looks like a real one', () => {
    const hours = ends.map(({ atMs }) => atMs / 3_600_000)
    expect(hours.reduce((sum, one) => sum + one, 0) / hours.length).toBeGreaterThan(1.3)
    expect(hours.reduce((sum, one) => sum + one, 0) / hours.length).toBeLessThan(2.2)
    const deciders = ends.filter(({ sets }) => sets.length === 3).length / ends.length
    expect(deciders).toBeGreaterThan(0.3)
    expect(deciders).toBeLessThan(0.5)
  })

  test('lets the players serve in turn, through tie-breaks into the next set', () => {
    for (const states of stories.slice(0, 60)) {
      const games = states.filter((state, step) => state.phase === 'play' && (step === 1 || state.quietMs > 0))
      expect(
        games.every(({ server }, game) => server === (game % 2 === 0 ? games[0]?.server : 1 - (games[0]?.server ?? 0))),
      ).toBe(true)
    }
  })

  test('shows its score', () => {
    const states = play('one')
    const shown = [0, 1, 4, 40].map((step) => tennis.score(states[step] ?? never()))
    expect(shown).toEqual([
      null,
      {
        sport: 'tennis',
        summary: '0-0',
        detail: '0 - 0',
        sets: [{ home: 0, away: 0 }],
        points: ['0', '0'],
        serving: 0,
      },
      {
        sport: 'tennis',
        summary: '0-0',
        detail: '30 - 15',
        sets: [{ home: 0, away: 0 }],
        points: ['30', '15'],
        serving: 0,
      },
      {
        sport: 'tennis',
        summary: '2-3',
        detail: '15 - 30',
        sets: [{ home: 2, away: 3 }],
        points: ['15', '30'],
        serving: 1,
      },
    ])
    expect(ends.slice(0, 1).map((state) => tennis.score(state))).toEqual([
      {
        sport: 'tennis',
        summary: '6-4, 3-6, 6-2',
        detail: 'Finished',
        sets: [
          { home: 6, away: 4 },
          { home: 3, away: 6 },
          { home: 6, away: 2 },
        ],
      },
    ])
  })
})

describe('the laws of the score', () => {
  test('a game needs four points and two ahead, a tie-break seven', () => {
    expect(
      [
        [4, 2],
        [4, 3],
        [5, 3],
        [3, 5],
        [7, 9],
      ].map(([one, two]) => gameWinner([one ?? 0, two ?? 0], false)),
    ).toEqual([0, null, 0, 1, 1])
    expect(
      [
        [4, 2],
        [7, 5],
        [7, 6],
        [8, 6],
        [10, 12],
      ].map(([one, two]) => gameWinner([one ?? 0, two ?? 0], true)),
    ).toEqual([null, 0, null, 0, 1])
  })

  test('a set needs six games and two ahead, or seven; a match two sets', () => {
    expect(
      [
        [6, 4],
        [6, 5],
        [5, 7],
        [7, 6],
        [6, 6],
      ].map(([one, two]) => setWinner([one ?? 0, two ?? 0])),
    ).toEqual([0, null, 1, 0, null])
    expect([matchWinner([1, 1]), matchWinner([2, 1]), matchWinner([0, 2])]).toEqual([null, 0, 1])
  })

  test('the serve changes in a tie-break after one point, then after every two', () => {
    const servers = Array.from({ length: 9 }, (_, played) => pointServer(0, [played, 0], true))
    expect(servers).toEqual([0, 1, 1, 0, 0, 1, 1, 0, 0])
  })
})

describe('tennis prices', () => {
  test('even players have even chances, with either serving first', () => {
    const fixture = tennis.fixture('even')
    const [home, away] = fixture.teams
    const start = tennis.start(
      {
        ...fixture,
        teams: [
          { ...home, serve: 6500 },
          { ...away, serve: 6500 },
        ],
      },
      'even',
    )
    expect(tennisChance(start).match).toBeCloseTo(0.5, 12)
    expect(tennisChance(start).set).toBeCloseTo(0.5, 12)
  })

  test('the chance before a point is the mean of the chances after it', () => {
    for (const state of stories.slice(0, 5).flat()) {
      if (state.phase !== 'play' || state.nextMs === null) continue
      const server = pointServer(state.server, state.points, state.games[0] === 6 && state.games[1] === 6)
      const serve = state.spec.teams[server].serve
      const sure = (parts: number) =>
        tennis.step({ ...state, spec: { ...state.spec, teams: withServe(state, server, parts) } }).state
      const value = (after: TennisState): number => tennisChance({ ...after, spec: state.spec }).match
      const mean = (serve * value(sure(10_000)) + (10_000 - serve) * value(sure(0))) / 10_000
      expect(tennisChance(state).match).toBeCloseTo(mean, 9)
    }
  })

  test('[1-6] stand in match odds, the running set and bookmaker, each with its result at the end', () => {
    const states = play('one')
    const at = (step: number): string[] =>
      tennis.books(states[step] ?? states[0] ?? never()).map(({ headName }) => headName)
    expect(at(0)).toEqual(['Match Odds', 'Set 1 Winner', 'Bookmaker'])
    for (const last of ends.slice(0, 20)) {
      const winner = setsWon(last)[0] === 2 ? 'home' : 'away'
      const results = Object.fromEntries(tennis.settled(last).map(({ key, result }) => [key, result]))
      expect(results).toMatchObject({ 'match-odds': winner, bookmaker: winner })
      expect(Object.keys(results)).toHaveLength(2 + last.sets.length)
      expect(tennis.books(last)).toEqual([])
    }
  })

  test('are suspended after a game; the bookmaker waits while a point is played', () => {
    const state = stories.flat().find(({ quietMs, phase }) => quietMs === 5_000 && phase === 'play') ?? never()
    const next = state.nextMs ?? 0
    expect(tennis.statusChanges(state)).toEqual([state.atMs + 5_000, next - 6_000])
    expect(tennis.statusAt(state, 'match_odds', state.atMs)).toBe('suspended')
    expect(tennis.statusAt(state, 'match_odds', next - 1)).toBe('open')
    expect(tennis.statusAt(state, 'bookmaker', next - 6_000)).toBe('ball_running')
  })

  test('win as often as they say, and every book is a book', () => {
    const measured = measure(
      { engine: tennis, books: (state) => (state.phase === 'play' ? tennis.books(state) : []), lineGroup: String },
      seeds(30),
    )
    expectSoundBooks(measured)
    expectFairSelections(measured)
  })
})

function withServe(state: TennisState, server: 0 | 1, serve: number): TennisState['spec']['teams'] {
  const [home, away] = state.spec.teams
  return server === 0 ? [{ ...home, serve }, away] : [home, { ...away, serve }]
}

function never(): never {
  throw new Error('No such state.')
}
