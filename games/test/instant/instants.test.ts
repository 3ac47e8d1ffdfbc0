import { describe, expect, test } from 'vitest'
import type { GameAction, SampleBet } from '../../rules/rules.ts'
import { GameRefusal } from '../../rules/rules.ts'
import { quickDraw, simulate, simulationRounds } from '../simulate.ts'
import { decidedAtOnce, instants } from './instants.ts'

const rounds = Array.from({ length: 40 }, (_, seed) => seed)

describe.each(instants)('$name', ({ rules, least, most }) => {
  const order = ({ amountPaise, mode, meta }: SampleBet) => rules.order(amountPaise, mode, meta)

  test('says what every bet gives back, and says it fast', () => {
    const begun = process.cpuUsage()
    const returns = rules.returns()
    expect(process.cpuUsage(begun).user).toBeLessThan(200_000)
    expect(new Set(returns.map(({ bet }) => bet)).size).toBe(returns.length)
    for (const { bet, expected, mostTimes } of returns) {
      expect(expected, bet).toBeGreaterThanOrEqual(least)
      expect(expected, bet).toBeLessThanOrEqual(most + 1e-9)
      expect(Number.isInteger(mostTimes), bet).toBe(true)
    }
  })

  test('a round left alone is settled by the safest action, never above the most that is paid', () => {
    const mostTimes = Math.max(...rules.returns().map(({ mostTimes }) => mostTimes))
    for (const bet of rules.sampleBets()) {
      for (const seed of rounds) {
        const open = order(bet).play([], quickDraw(seed))
        const actions: GameAction[] = open.safest ? [open.safest] : []
        const over = order(bet).play(actions, quickDraw(seed))
        expect(order(bet).play(actions, quickDraw(seed))).toEqual(over)
        expect(over.events.map(({ index }) => index)).toEqual(over.events.map((_, index) => index))
        expect(over.payoutPaise).toBeLessThanOrEqual((bet.amountPaise * mostTimes) / 100)
        expect(over).toMatchObject({ stakePaise: bet.amountPaise, actions: [], safest: null })
        expect(Number.isInteger(over.payoutPaise)).toBe(true)
        expect(() => order(bet).play([...actions, { action: 'cash-out' }], quickDraw(seed))).toThrow(GameRefusal)
      }
    }
  })

  test('refuses other modes, other actions and unreadable bets', () => {
    for (const bet of rules.sampleBets()) {
      expect(() => order({ ...bet, mode: 'turbo' })).toThrow('This game has no such mode')
      expect(() => order({ ...bet, meta: 'all of it' })).toThrow('The bet is not readable')
      expect(() => order(bet).play([{ action: 'win' }], quickDraw(1))).toThrow(GameRefusal)
    }
  })
})

/** Kinds of bets of a game that the short form simulates, spread over its returns; the long form takes all. */
const mostKinds = simulationRounds > 20_000 ? Number.POSITIVE_INFINITY : 6

test.each(decidedAtOnce)('many rounds of $name give back what it says', ({ rules }) => {
  const returns = rules.returns()
  const bets = rules.sampleBets().map(({ meta, ...bet }) => ({ ...bet, meta }))
  expect(bets).toHaveLength(returns.length)
  const stride = Math.max(1, Math.floor(returns.length / mostKinds))
  for (const [at, { bet, expected, mostTimes }] of returns.entries()) {
    if (at % stride > 0) continue
    const played = simulate(rules, bets[at] ?? { meta: undefined })
    expect(Math.abs(played.mean - expected), `${bet}: ${played.mean}`).toBeLessThanOrEqual(played.tolerance)
    expect(played.mostTimes, bet).toBeLessThanOrEqual(mostTimes)
  }
})
