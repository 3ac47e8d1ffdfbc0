import { describe, expect, test } from 'vitest'
import { isLong, seeds } from '../calibration/bounds.ts'
import { digestOf } from '../calibration/digest.ts'
import { expectFairSelections, expectSoundBooks } from '../calibration/expect-fair.ts'
import { measure } from '../calibration/measure.ts'
import type { MatchEvent } from '../engine.ts'
import { soccer } from './engine.ts'
import { minuteWeights, SCALE } from './minute-model.ts'
import { finalScores } from './outlook.ts'
import type { SoccerState } from './state.ts'

function play(seed: string): { states: SoccerState[]; events: MatchEvent[]; last: SoccerState } {
  let state = soccer.start(soccer.fixture(seed), seed)
  const states = [state]
  const events: MatchEvent[] = []
  while (state.nextMs !== null) {
    const step = soccer.step(state)
    state = step.state
    states.push(state)
    events.push(...step.events)
  }
  return { states, events, last: state }
}

const stories = Array.from({ length: 400 }, (_, index) => play(`calibration-${index}`))

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const noCards = { yellowCards: [0, 0], redCards: [0, 0] }

function cardsOf(state: SoccerState | undefined): { yellow: number[]; red: number[] } {
  const score = state && soccer.score(state)
  return score?.sport === 'soccer' ? { yellow: score.yellowCards, red: score.redCards } : { yellow: [], red: [] }
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)

describe('a soccer match', () => {
  test('is the same, byte for byte, for the same seed, with the same prices', () => {
    expect(['one', 'two', 'three'].map((seed) => digestOf(play(seed)))).toEqual([
      '4b34a8b569ec65a6',
      'a8fdebcd854659ac',
      'c39bcebc313950cb',
    ])
    expect(digestOf([0, 30, 70, 95].map((step) => soccer.books(play('one').states[step] ?? play('one').last)))).toBe(
      'd7e481180c8b032d',
    )
  })

  test('cannot be stepped beyond its end', () => {
    expect(() => soccer.step(play('one').last)).toThrow('The match is over.')
  })

  test('has two halves of forty-five minutes and added time, fifteen minutes apart', () => {
    for (const { states, last } of stories) {
      const rest = states.find(({ phase }) => phase === 'half-time')
      expect(rest?.minute).toBe(45 + (rest?.added ?? 0))
      expect(last.minute).toBe(45 + (last.added ?? 0))
      expect((rest?.added ?? 0) >= 1 && (rest?.added ?? 0) <= 4).toBe(true)
      expect((last.added ?? 0) >= 2 && (last.added ?? 0) <= 7).toBe(true)
      expect(last.atMs).toBe(((rest?.minute ?? 0) + 15 + last.minute) * 60_000)
    }
  })

  test('counts every goal, with its scorer and minute', () => {
    for (const { last, events } of stories) {
      expect(last.scorers).toHaveLength(last.goals[0] + last.goals[1])
      expect(events.filter(({ kind }) => kind === 'goal')).toHaveLength(last.scorers.length)
      expect(last.scorers.filter(({ side }) => side === 0)).toHaveLength(last.goals[0])
      expect(last.scorers.every(({ minute, name }) => /^\d+(\+\d)?'$/.test(minute) && name.length > 3)).toBe(true)
    }
  })

  test('looks like a real one', () => {
    const totals = stories.map(({ last }) => last.goals[0] + last.goals[1])
    expect(mean(totals)).toBeGreaterThan(2.3)
    expect(mean(totals)).toBeLessThan(3.1)
    const draws = stories.filter(({ last }) => last.goals[0] === last.goals[1]).length / stories.length
    expect(draws).toBeGreaterThan(0.2)
    expect(draws).toBeLessThan(0.32)
    expect(Math.max(...stories.flatMap(({ last }) => last.reds))).toBeLessThanOrEqual(2)
  })

  test('shows its score', () => {
    const { states, last } = play('one')
    expect(soccer.score(states[0] ?? last)).toBeNull()
    expect(states.slice(1, 3).map((state) => soccer.score(state))).toEqual([
      { sport: 'soccer', summary: '0 - 0', detail: "0'", minute: 0, goals: [0, 0], ...noCards },
      { sport: 'soccer', summary: '0 - 0', detail: "1'", minute: 1, goals: [0, 0], ...noCards },
    ])
    expect(soccer.score(last)).toEqual({
      sport: 'soccer',
      summary: '0 - 0',
      detail: 'Full time',
      minute: 90,
      goals: [0, 0],
      yellowCards: last.yellows,
      redCards: last.reds,
    })
  })

  test('[1-6] shows every card as it happens, the same ones for the same seed', () => {
    for (const { states, events } of stories.slice(0, 100)) {
      const count = (colour: string) => events.filter(({ text }) => text.includes(`${colour} card`)).length
      const last = cardsOf(states.at(-1))
      expect([sum(last.yellow), sum(last.red)]).toEqual([count('Yellow'), count('Red')])
    }
    const story = (seed: string) => play(seed).states.map(cardsOf)
    expect(story('three')).toEqual(story('three'))
    expect(story('three').at(-1)).toEqual({ yellow: [0, 2], red: [1, 0] })
  })

  test('has three to four and a half yellow cards, and a red one in every fifth match', () => {
    const yellow = mean(stories.map(({ last }) => sum(cardsOf(last).yellow)))
    const red = mean(stories.map(({ last }) => sum(cardsOf(last).red)))
    expect(yellow).toBeGreaterThan(3)
    expect(yellow).toBeLessThan(4.5)
    expect(red).toBeGreaterThan(0.12)
    expect(red).toBeLessThan(0.28)
  })
})

describe('soccer markets', () => {
  test('[1-6] are match odds with the draw, goals over and under, and bookmaker', () => {
    const { states, last } = play('one')
    const books = soccer.books(states[1] ?? last)
    expect(books.map(({ headName }) => headName)).toEqual([
      'Match Odds',
      'Over/Under 0.5 Goals',
      'Over/Under 1.5 Goals',
      'Over/Under 2.5 Goals',
      'Over/Under 3.5 Goals',
      'Over/Under 4.5 Goals',
      'Bookmaker',
    ])
    expect(books[0]?.runners.map(({ name }) => name).slice(2)).toEqual(['The Draw'])
    expect(books[3]?.runners.map(({ name }) => name)).toEqual(['Under 2.5 Goals', 'Over 2.5 Goals'])
  })

  test('are suspended for fifty seconds after a goal', () => {
    const scored = stories
      .flatMap(({ states }) => states)
      .find(({ quietMs, phase }) => quietMs === 50_000 && phase === 'play')
    if (scored === undefined) throw new Error('No goal in all these matches.')
    const at = (elapsedMs: number): string => soccer.statusAt(scored, 'match_odds', elapsedMs)
    expect([at(scored.atMs), at(scored.atMs + 49_999), at(scored.atMs + 50_000)]).toEqual([
      'suspended',
      'suspended',
      'open',
    ])
    expect(soccer.statusChanges(scored)).toEqual([scored.atMs + 50_000])
  })

  test('are all settled at the end, over as soon as the goals are there, and never both open and settled', () => {
    for (const { states, last } of stories.slice(0, 40)) {
      const [home, away] = last.goals
      const results = new Map(soccer.settled(last).map(({ key, result }) => [key, result]))
      expect(results.size).toBe(7)
      expect(results.get('match-odds')).toBe(home > away ? 'home' : home < away ? 'away' : 'draw')
      expect(results.get('goals-2-5')).toBe(home + away > 2 ? 'over' : 'under')
      const half = states[50] ?? last
      const total = half.goals[0] + half.goals[1]
      expect(soccer.settled(half).map(({ key }) => key)).toEqual(
        [0, 1, 2, 3, 4].filter((line) => total > line).map((line) => `goals-${line}-5`),
      )
      const open = soccer.books(half).map(({ key }) => key)
      expect(soccer.settled(half).filter(({ key }) => open.includes(key))).toEqual([])
      expect(soccer.books(last)).toEqual([])
    }
  })

  test('come from chances that add up to one', () => {
    for (const step of [0, 20, 47, 60, 95]) {
      const { states, last } = play('two')
      const sum = finalScores(states[step] ?? last).reduce(
        (total, row) => total + row.reduce((one, mass) => one + mass, 0),
        0,
      )
      expect(sum).toBeCloseTo(1, 5)
    }
  })

  test('the chances before a minute are the mean of the chances after it', () => {
    const home = (state: SoccerState): number =>
      finalScores(state).reduce((sum, row, goals) => sum + row.slice(0, goals).reduce((one, mass) => one + mass, 0), 0)
    for (const state of stories
      .slice(0, 40)
      .flatMap(({ states }, story) => states.filter((_, step) => step % 41 === story))) {
      if (state.phase !== 'play' || state.minute >= 44) continue
      const after: SoccerState = { ...state, minute: state.minute + 1 }
      const { goal, red } = minuteWeights(state.spec, after)
      const [own, other] = state.goals
      const [short, otherShort] = state.reds
      const cases: [number, Partial<SoccerState>][] = [
        [goal[0], { goals: [own + 1, other] }],
        [goal[1], { goals: [own, other + 1] }],
        [red[0], { reds: [short + 1, otherShort] }],
        [red[1], { reds: [short, otherShort + 1] }],
        [SCALE - goal[0] - goal[1] - red[0] - red[1], {}],
      ]
      const mean = cases.reduce((sum, [weight, change]) => sum + (weight * home({ ...after, ...change })) / SCALE, 0)
      expect(home(state)).toBeCloseTo(mean, 6)
    }
  })

  test('win as often as their prices say, and every book is a book', () => {
    const measured = measure(
      {
        engine: soccer,
        books: (state) => (state.phase === 'play' || state.phase === 'half-time' ? soccer.books(state) : []),
        lineGroup: String,
      },
      seeds(25),
    )
    expectSoundBooks(measured)
    expectFairSelections(measured)
    if (isLong) console.info(`goals ${mean(stories.map(({ last }) => last.goals[0] + last.goals[1])).toFixed(2)}`)
  })
})
