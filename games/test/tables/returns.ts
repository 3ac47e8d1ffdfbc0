import { expect } from 'vitest'
import { fieldsOf, type GameRules, type RoundOutcome } from '../../rules/rules.ts'
import { quickDraw, simulationRounds } from '../simulate.ts'

/** Expects each line of a table's returns, by its words, to be within 0.00005 of a figure. */
export function expectReturns(rules: GameRules, figures: Readonly<Record<string, number>>): void {
  const outcome = Object.fromEntries(rules.returns().map(({ bet, expected }) => [bet, expected]))
  expect(Object.keys(outcome).sort()).toEqual(Object.keys(figures).sort())
  for (const [bet, figure] of Object.entries(figures)) expect(outcome[bet], bet).toBeCloseTo(figure, 4)
}

/**
 * Expects each line of a table's returns to be what many rounds give back within four standard errors, none paying more than
 * the most. One spot of each kind is bet on in every round.
 */
export function expectSimulated(rules: GameRules, rounds = simulationRounds): void {
  const returns = rules.returns()
  const bets = rules.sampleBets().map(({ meta }) => betOf(meta))
  expect(bets).toHaveLength(returns.length)
  const order = rules.order(
    bets.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    'base',
    { bets },
  )
  const draw = quickDraw(1)
  const sums = returns.map(() => ({ sum: 0, squares: 0, most: 0 }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, times] of timesOf(order.play([], draw)).entries()) {
      const kept = sums[at]
      if (!kept) throw new Error('A bet that was not made was settled')
      kept.sum += times / 100
      kept.squares += (times / 100) ** 2
      kept.most = Math.max(kept.most, times)
    }
  }
  for (const [at, { bet, expected, mostTimes }] of returns.entries()) {
    const { sum = 0, squares = 0, most = 0 } = sums[at] ?? {}
    const mean = sum / rounds
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
    expect(Math.abs(mean - expected), `${bet}: ${mean}, not ${expected}`).toBeLessThanOrEqual(4 * error)
    expect(most, bet).toBeLessThanOrEqual(mostTimes)
  }
}

function betOf(meta: unknown): { on: unknown; amountPaise: number } {
  const { bets } = fieldsOf(meta)
  const { on, amountPaise } = fieldsOf(Array.isArray(bets) ? bets[0] : undefined)
  if (typeof amountPaise !== 'number') throw new Error('A sample bet is no bet')
  return { on, amountPaise }
}

/** What the bets of a round were settled at, in their order. */
function timesOf({ events }: RoundOutcome): number[] {
  const { bets } = fieldsOf(events.at(-1))
  if (!Array.isArray(bets)) throw new Error('The round ends without a result')
  return bets.map((bet) => Number(fieldsOf(bet).times))
}
