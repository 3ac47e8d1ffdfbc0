import { describe, expect, test } from 'vitest'
import { diceRules } from '../rules/dice.ts'

const dice = diceRules({ expected: 0.99 })
const over = (target: number, amountPaise = 1_000) => dice.order(amountPaise, 'base', { target, over: true })

test('a roll above the target pays 99 % over the chance, below it nothing', () => {
  expect(over(5_049).play([], () => 0.505)).toEqual({
    events: [{ index: 0, type: 'roll', roll: 5_050, target: 5_049, over: true, times: 200 }],
    stakePaise: 1_000,
    payoutPaise: 2_000,
    actions: [],
    safest: null,
  })
  expect(over(5_049).play([], () => 0.5049).payoutPaise).toBe(0)
})

test('a payout is rounded down to the paisa', () => {
  expect(over(6_665, 333).play([], () => 0.99).payoutPaise).toBe(Math.floor((333 * 296) / 100))
})

describe('is refused in words', () => {
  test.each([
    [{ target: 10_000, over: true }, 'The target is a whole number from 0 to 9999'],
    [{ target: 50.5, over: true }, 'The target is a whole number from 0 to 9999'],
    [{ target: 5_000 }, 'A bet on the dice is over or under'],
    [{ target: 199, over: false }, 'The chance is between 2 % and 98 %'],
    [[], 'The bet is not readable'],
  ])('%j', (meta, words) => {
    expect(() => dice.order(1_000, 'base', meta)).toThrow(words)
  })

  test('an action', () => {
    expect(() => over(5_000).play([{ action: 'roll' }], () => 0.5)).toThrow('This round is over')
  })
})

test('it takes its sample bets', () => {
  for (const { amountPaise, mode, meta } of dice.sampleBets())
    expect(dice.order(amountPaise, mode, meta).play([], () => 0.5).payoutPaise).not.toBeNull()
})

test('every bet gives back between 98.9 % and 99 %', () => {
  for (const { bet, expected } of dice.returns()) {
    expect(expected, bet).toBeGreaterThan(0.989)
    expect(expected, bet).toBeLessThanOrEqual(0.99)
  }
})
