import { describe, expect, test } from 'vitest'
import { hiloDice, hiloDiceRules, jhandiMunda, jhandiMundaRules } from '../../rules/instant/dice-table.ts'
import { hotline, hotlineRules, lineOf } from '../../rules/instant/hotline.ts'
import { miniRoulette, miniRouletteRules } from '../../rules/instant/mini-roulette.ts'
import { bonusWheel, moneyWheel, moneyWheelRules } from '../../rules/instant/money-wheel.ts'
import type { GameRules } from '../../rules/rules.ts'
import { drawOf } from '../tables/numbers.ts'

/** A round with a bet of 10.00 on each of the spots. */
function play(rules: GameRules, on: readonly string[], numbers: readonly number[], mode = rules.modes[0] ?? '') {
  const bets = on.map((spot) => ({ on: spot, amountPaise: 1_000 }))
  return rules.order(1_000 * on.length, mode, { bets }).play([], drawOf(numbers))
}

describe('mini roulette', () => {
  const rules = miniRouletteRules(miniRoulette)

  test.each([
    [0, 'straight-0', 12_610],
    [0, 'even', 0],
    [0, 'low', 0],
    [0, 'black', 0],
    [5, 'red', 2_100],
    [5, 'odd', 2_100],
    [5, 'third-2', 3_150],
    [6, 'high', 0],
    [7, 'high', 2_100],
    [12, 'third-3', 3_150],
    [12, 'straight-11', 0],
  ])('at %i, %s pays %i paise', (number, on, payoutPaise) => {
    expect(play(rules, [on], [(number + 0.5) / 13]).payoutPaise).toBe(payoutPaise)
  })

  test('the event holds the number and its colour', () => {
    expect(play(rules, ['red'], [0]).events[0]).toEqual({ index: 0, type: 'number', number: 0, colour: 'none' })
    expect(play(rules, ['red'], [0.999]).events[0]).toMatchObject({ number: 12, colour: 'red' })
  })

  test('each number but 0 has one of each pair of halves, and one third', () => {
    for (let number = 1; number <= 12; number += 1)
      for (const [on, pays] of [
        [['low', 'high'], 2_100],
        [['odd', 'even'], 2_100],
        [['red', 'black'], 2_100],
        [['third-1', 'third-2', 'third-3'], 3_150],
      ] as const)
        expect(play(rules, on, [(number + 0.5) / 13]).payoutPaise).toBe(pays)
  })
})

describe('hotline', () => {
  const rules = hotlineRules(hotline)
  const cellOf = (mode: 'low' | 'high', colour: 'red' | 'hot' | 'blank') => {
    const line = lineOf(hotline.lines[mode])
    return (line.indexOf(colour) + 0.5) / line.length
  }

  test('each risk has its own line, and the hot cell pays most', () => {
    expect(play(rules, ['red'], [cellOf('low', 'red')], 'low').payoutPaise).toBe(2_020)
    expect(play(rules, ['hot'], [cellOf('low', 'hot')], 'low').payoutPaise).toBe(24_250)
    expect(play(rules, ['red'], [cellOf('high', 'red')], 'high').payoutPaise).toBe(6_060)
    expect(play(rules, ['hot'], [cellOf('high', 'hot')], 'high').payoutPaise).toBe(48_500)
  })

  test('no bet wins on a blank cell', () => {
    const outcome = play(rules, ['red', 'black', 'hot'], [cellOf('high', 'blank')], 'high')
    expect(outcome.payoutPaise).toBe(0)
    expect(outcome.events[0]).toMatchObject({ type: 'line', colour: 'blank' })
  })

  test('has no other mode', () => {
    expect(() => play(rules, ['red'], [0], 'base')).toThrow('This game has no such mode')
  })
})

describe('a money wheel', () => {
  test('pays the spot at which it stops', () => {
    const rules = moneyWheelRules(moneyWheel)
    const segment = moneyWheel.segments.indexOf('moon')
    const outcome = play(rules, ['moon', 'two'], [(segment + 0.5) / 54])
    expect(outcome.events[0]).toEqual({ index: 0, type: 'spin', segment, on: 'moon', times: 5_200 })
    expect(outcome.payoutPaise).toBe(52_000)
  })

  test('a bonus draws what it pays', () => {
    const rules = moneyWheelRules(bonusWheel)
    const stop = (bonusWheel.segments.indexOf('night') + 0.5) / 54
    expect(play(rules, ['night'], [stop, 0]).payoutPaise).toBe(5_000)
    expect(play(rules, ['night'], [stop, 0.999]).payoutPaise).toBe(80_000)
    expect(() => play(rules, ['day'], [stop])).toThrow('This table has no such bet')
  })

  test('has as many segments as it is said to, the common ones not side by side', () => {
    expect(moneyWheel.segments).toHaveLength(54)
    expect(bonusWheel.segments).toHaveLength(54)
    expect(moneyWheel.segments.join(' ')).not.toContain('four four')
  })
})

describe('jhandi munda', () => {
  const rules = jhandiMundaRules(jhandiMunda)

  test.each([
    [1, 0],
    [2, 3_000],
    [3, 5_000],
    [4, 10_000],
    [5, 25_000],
    [6, 100_000],
  ])('%i dice that show the symbol pay %i paise', (count, payoutPaise) => {
    const shown = Array.from({ length: 6 }, (_, die) => (die < count ? 0 : 0.999))
    expect(play(rules, ['flag'], shown).payoutPaise).toBe(payoutPaise)
  })

  test('the event holds the six dice', () => {
    expect(play(rules, ['club'], [0, 0.2, 0.4, 0.5, 0.7, 0.9]).events[0]).toMatchObject({
      dice: ['flag', 'crown', 'heart', 'spade', 'diamond', 'club'],
    })
  })
})

describe('hi lo dice', () => {
  const rules = hiloDiceRules(hiloDice)

  test.each([
    [[1, 5], 'low', 2_320],
    [[1, 6], 'low', 0],
    [[1, 6], 'seven', 5_820],
    [[2, 6], 'high', 2_320],
    [[3, 4], 'odd', 1_940],
    [[3, 3], 'even', 1_940],
    [[3, 3], 'double', 5_820],
  ])('%j: %s pays %i paise', (faces, on, payoutPaise) => {
    const numbers = faces.map((face) => (face - 0.5) / 6)
    expect(play(rules, [on], numbers).payoutPaise).toBe(payoutPaise)
  })
})
