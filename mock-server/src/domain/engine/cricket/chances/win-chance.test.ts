import { expect, test } from 'vitest'
import { cricket } from '../engine.ts'
import { aggressionAt, levelAt } from '../play/aggression.ts'
import { chances, DELIVERIES, SCALE } from '../play/ball-model.ts'
import { afterDelivery } from '../play/innings.ts'
import { matchResult } from '../play/result.ts'
import { advantage, BALLS } from '../play/spec.ts'
import type { CricketState } from '../play/state.ts'
import { matchChance } from './win-chance.ts'

function play(seed: string): CricketState[] {
  let state = cricket.start(cricket.fixture(seed), seed)
  const states = [state]
  while (state.nextMs !== null) {
    state = cricket.step(state).state
    states.push(state)
  }
  return states
}

/** The match after a delivery, as far as the chances see it. */
function after(state: CricketState, index: number): CricketState {
  const delivery = DELIVERIES[index]
  const before = state.innings.at(-1)
  if (delivery === undefined || before === undefined) throw new Error('No ball to bowl.')
  const next = { ...state, innings: [...state.innings.slice(0, -1), afterDelivery(before, delivery, 'striker')] }
  const isOver = before.target !== null && next.innings.at(-1)?.closed === true
  return isOver ? { ...next, result: matchResult(next) } : next
}

test('the chance before a ball is the mean of the chances after it, by the table the ball is drawn from', () => {
  let seen = 0
  for (const state of ['even-1', 'even-2', 'even-3'].flatMap(play)) {
    const innings = state.innings.at(-1)
    // A free hit is priced as an ordinary ball, which is the one place where the two differ.
    if (state.phase !== 'play' || innings === undefined || innings.freeHit) continue
    const need = innings.target === null ? null : innings.target - innings.runs
    const level = levelAt(advantage(state.spec, innings.batting), innings.wickets)
    const table = chances(aggressionAt(BALLS - innings.balls, innings.wickets, need), level)
    let home = 0
    let tie = 0
    table.forEach((weight, index) => {
      const chance = matchChance(after(state, index))
      home += (weight * chance.home) / SCALE
      tie += (weight * chance.tie) / SCALE
    })
    // The tables keep sixteen bits of a chance.
    expect(Math.abs(matchChance(state).home - home)).toBeLessThan(0.0001)
    expect(Math.abs(matchChance(state).tie - tie)).toBeLessThan(0.0001)
    seen += 1
  }
  expect(seen).toBeGreaterThan(500)
})

test('before the toss the chance is the mean over both sides batting first, then follows the toss', () => {
  const [start, tossed] = play('even-1')
  if (start === undefined || tossed === undefined) throw new Error('No toss.')
  const of = (winner: 0 | 1, chose: 'bat' | 'bowl') => matchChance({ ...tossed, toss: { winner, chose } }).home
  expect(of(0, 'bat')).toBe(of(1, 'bowl'))
  expect(of(1, 'bat')).toBe(of(0, 'bowl'))
  expect(matchChance(start).home).toBeCloseTo((of(0, 'bat') + of(1, 'bat')) / 2, 12)
})

test('like sides have like chances, and a stronger side has more', () => {
  const [start] = play('even-1')
  if (start === undefined) throw new Error('No match.')
  const withRatings = (home: number, away: number) => {
    const [one, two] = start.spec.teams
    const spec = {
      ...start.spec,
      teams: [
        { ...one, rating: home },
        { ...two, rating: away },
      ] satisfies CricketState['spec']['teams'],
    }
    const chance = matchChance({ ...start, spec: { ...spec, teams: [spec.teams[0], spec.teams[1]] } })
    return chance.home / (chance.home + chance.away)
  }
  expect(withRatings(1, 1)).toBeCloseTo(0.5, 4)
  expect(withRatings(2, 1)).toBeGreaterThan(0.54)
  expect(withRatings(3, -3)).toBeGreaterThan(0.8)
  expect(withRatings(2, 0) + withRatings(0, 2)).toBeCloseTo(1, 4)
})
