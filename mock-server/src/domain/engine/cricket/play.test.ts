import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { MatchEvent } from '../engine.ts'
import { cricket } from './engine.ts'
import type { CricketState, Innings } from './play/state.ts'

interface Story {
  states: CricketState[]
  events: MatchEvent[]
  last: CricketState
}

function play(seed: string): Story {
  let state = cricket.start(cricket.fixture(seed), seed)
  const story: Story = { states: [state], events: [], last: state }
  while (state.nextMs !== null) {
    const step = cricket.step(state)
    state = step.state
    story.states.push(state)
    story.events.push(...step.events)
  }
  story.last = state
  return story
}

const seeds = Array.from({ length: 300 }, (_, index) => `play-${index}`)
const stories = seeds.map(play)
const played = stories.flatMap(({ last }) => last.innings)
const completed = stories.filter(({ last }) => last.result?.kind !== 'no-result')

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

describe('a T20 match', () => {
  test('is the same, byte for byte, for the same seed', () => {
    const hashes = ['one', 'two', 'three'].map((seed) => hash(play(seed)).slice(0, 16))
    expect(hashes).toEqual(['668a15dcf03b784c', '9be6c239e86a1ada', 'ff8ace9c05c43f48'])
  })

  test('is another for another seed', () => {
    expect(new Set(stories.map(({ last }) => hash(last.innings))).size).toBe(stories.length)
  })

  test('goes on from its state as JSON', () => {
    const story = play('json')
    const half = JSON.parse(JSON.stringify(story.states[150]))
    expect(cricket.step(half).state).toEqual(story.states[151])
  })

  test('cannot be stepped beyond its end', () => {
    expect(() => cricket.step(play('one').last)).toThrow('The match is over.')
  })

  test('moves forward in time only, from the toss half an hour before the start', () => {
    for (const { states, events } of stories) {
      expect(states[1]?.atMs).toBe(-1_800_000)
      expect(states[2]?.atMs).toBe(0)
      const times = states.map(({ atMs }) => atMs)
      expect(times.slice(1).every((time, index) => time > (times[index] ?? 0))).toBe(true)
      expect(events.every(({ atMs }, index) => atMs >= (events[index - 1]?.atMs ?? -1_800_000))).toBe(true)
    }
  })

  test('takes as long as a real one', () => {
    const hours = completed.map(({ last }) => last.atMs / 3_600_000)
    const mean = hours.reduce((sum, one) => sum + one, 0) / hours.length
    expect(mean).toBeGreaterThan(3.2)
    expect(mean).toBeLessThan(3.8)
  })
})

describe('an innings', () => {
  test('ends with twenty overs, ten wickets or the target, and not before', () => {
    for (const { balls, wickets, runs, target, closed } of played) {
      const over = balls === 120 || wickets === 10 || (target !== null && runs >= target)
      expect(closed).toBe(over)
      expect(balls).toBeLessThanOrEqual(120)
      expect(wickets).toBeLessThanOrEqual(10)
    }
  })

  test('adds up: bat and extras, bowlers and byes, wickets and batters', () => {
    for (const innings of played) {
      const bat = sum(innings.batters.map(({ runs }) => runs))
      expect(bat + innings.extras).toBe(innings.runs)
      expect(innings.batters.filter(({ out }) => out)).toHaveLength(innings.wickets)
      expect(innings.falls).toHaveLength(innings.wickets)
      expect(sum(innings.bowlers.map(({ balls }) => balls))).toBe(innings.balls)
      expect(sum(innings.overs.flat().map(runsOfMark))).toBe(innings.runs)
    }
  })

  test('has overs of six legal balls, no bowler twice running or more than four times', () => {
    for (const { overs, bowlers } of played) {
      for (const over of overs.slice(0, -1)) expect(over.filter((mark) => !/^(wd|nb)/.test(mark))).toHaveLength(6)
      for (const { balls } of bowlers) expect(balls).toBeLessThanOrEqual(24)
    }
    for (const { states } of stories.slice(0, 50)) {
      const bowling = states.map(({ innings }) => innings.at(-1)).filter((one) => one !== undefined)
      bowling.forEach((innings, index) => {
        const before = bowling[index - 1]
        if (before === undefined || before.batting !== innings.batting || before.overs.length === innings.overs.length)
          return
        expect(who(innings)).not.toBe(who(before))
      })
    }
  })

  test('gives no wicket to the bowler on a free hit', () => {
    const hits = stories.flatMap(({ states }) =>
      states.flatMap(({ innings }, index) => {
        const [before, after] = [states[index - 1]?.innings.at(-1), innings.at(-1)]
        return before?.freeHit && after && after.overs !== before.overs ? [after.overs.flat().at(-1)] : []
      }),
    )
    expect(hits.length).toBeGreaterThan(50)
    expect(hits).not.toContain('W')
  })
})

describe('the result', () => {
  test('follows from the totals', () => {
    for (const { last } of completed) {
      const [first, second] = last.innings
      if (first === undefined || second === undefined) throw new Error('A completed match has two innings.')
      const { result } = last
      if (second.runs === first.runs) expect(result).toEqual({ kind: 'tie', text: 'Match tied' })
      else expect(result).toMatchObject({ winner: second.runs > first.runs ? second.batting : first.batting })
    }
    expect(completed.some(({ last }) => last.result?.kind === 'tie')).toBe(true)
  })

  test('is in words', () => {
    const texts = completed.map(({ last }) => last.result?.text)
    expect(texts.every((text) => /^(Match tied|.+ won by \d+ (run|wicket)s?)$/.test(text ?? ''))).toBe(true)
    expect(
      texts.filter((text) => / won by (1 (run|wicket)|([2-9]|\d\d+) (runs|wickets))$/.test(text ?? '')),
    ).toHaveLength(texts.filter((text) => text !== 'Match tied').length)
  })

  test('is undecided when rain ends the match before five overs of the chase', () => {
    const washed = stories.filter(({ last }) => last.result?.kind === 'no-result')
    expect(washed.length).toBeGreaterThan(0)
    for (const { last } of washed) {
      expect(cricket.phase(last)).toBe('abandoned')
      expect(last.innings[1]?.balls ?? 0).toBeLessThan(30)
    }
  })

  test('comes after a delay when rain only holds the match up', () => {
    const delayed = stories.filter(({ events }) => events.some(({ kind }) => kind === 'resume'))
    expect(delayed.length).toBeGreaterThan(0)
    for (const { last, events } of delayed) {
      const wet = events.find(({ kind }) => kind === 'delay')
      const dry = events.find(({ kind }) => kind === 'resume')
      expect((dry?.atMs ?? 0) - (wet?.atMs ?? 0)).toBeGreaterThanOrEqual(600_000)
      expect(last.result?.kind).not.toBe('no-result')
    }
  })
})

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function who(innings: Innings): number | undefined {
  return innings.bowlers[innings.bowler]?.player
}

/** Runs of a mark in the over's list. */
function runsOfMark(mark: string): number {
  const known: Record<string, number> = { W: 0, '1W': 1, wd: 1, nb: 1, nb1: 2, nb4: 5, lb: 1, b: 1, lb4: 4 }
  return known[mark] ?? Number(mark)
}
