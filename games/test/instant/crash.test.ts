import { describe, expect, test } from 'vitest'
import { crash, crashPoint, crashRules, elapsedUntil, fastCrash, timesAfter } from '../../rules/instant/crash.ts'
import { quickDraw, simulate, simulationRounds } from '../simulate.ts'
import { drawOf } from '../tables/numbers.ts'

describe('the point of a crash', () => {
  test.each([
    [0, 100],
    [0.0395, 100],
    [0.0397, 101],
    [0.5, 194],
    [0.515, 200],
    [0.903, 1_000],
    [0.999_99, 1_000_000],
  ])('of the number %d is %i hundredths', (number, point) => {
    expect(crashPoint(drawOf([number]), crash)).toBe(point)
  })

  test('is reached with a chance of 97 % over the multiplier', () => {
    const draw = quickDraw(5)
    const points = Array.from({ length: simulationRounds }, () => crashPoint(draw, crash))
    for (const times of [101, 150, 200, 1_000]) {
      const chance = 97 / times
      const reached = points.filter((point) => point >= times).length / points.length
      expect(Math.abs(reached - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / points.length))
    }
  })
})

describe('the curve', () => {
  test('starts at 1.00x, doubles after 11.6 s, and ends at the most', () => {
    expect(timesAfter(0, crash)).toBe(100)
    expect(timesAfter(-50, crash)).toBe(100)
    expect(timesAfter(11_553, crash)).toBe(200)
    expect(timesAfter(3_600_000, crash)).toBe(1_000_000)
  })

  test.each([crash, fastCrash])('each multiplier has its first millisecond', (variant) => {
    for (const times of [100, 101, 102, 110, 199, 200, 201, 1_234, 99_999, 1_000_000]) {
      const elapsed = elapsedUntil(times, variant)
      expect(timesAfter(elapsed, variant)).toBeGreaterThanOrEqual(times)
      if (elapsed > 0) expect(timesAfter(elapsed - 1, variant)).toBeLessThan(times)
    }
  })
})

describe('a bet', () => {
  const rules = crashRules(crash)
  /** Crashes at 2.00x. */
  const draw = () => drawOf([0.515])
  const order = (meta: unknown, amountPaise = 1_000) => rules.order(amountPaise, 'base', meta)
  const cashOut = (times: unknown) => ({ action: 'cash-out', meta: { times } })

  test('flies, without a word about the point, until it is cashed out', () => {
    expect(order({}).play([], draw())).toEqual({
      events: [],
      stakePaise: 1_000,
      payoutPaise: null,
      actions: ['cash-out'],
      safest: { action: 'crash' },
    })
    expect(order({}, 333).play([cashOut(155)], draw())).toEqual({
      events: [{ index: 0, type: 'cash-out', times: 155 }],
      stakePaise: 333,
      payoutPaise: 516,
      actions: [],
      safest: null,
    })
  })

  test('is in time at the very point, and too late above it', () => {
    expect(order({}).play([cashOut(200)], draw()).payoutPaise).toBe(2_000)
    expect(() => order({}).play([cashOut(201)], draw())).toThrow('Too late: it has crashed')
  })

  test('is lost at the crash, but for an automatic cash-out that came before', () => {
    const crashed = [{ action: 'crash' }]
    expect(order({}).play(crashed, draw())).toMatchObject({ events: [{ index: 0, type: 'lost' }], payoutPaise: 0 })
    expect(order({ autoCashOut: 200 }).play(crashed, draw()).payoutPaise).toBe(2_000)
    expect(order({ autoCashOut: 201 }).play(crashed, draw()).payoutPaise).toBe(0)
  })

  test('is paid at its automatic cash-out when its own came later', () => {
    expect(order({ autoCashOut: 150 }).play([cashOut(190)], draw()).payoutPaise).toBe(1_500)
    expect(order({ autoCashOut: 150 }).play([cashOut(250)], draw()).payoutPaise).toBe(1_500)
    expect(order({ autoCashOut: 150 }).play([cashOut(120)], draw()).payoutPaise).toBe(1_200)
  })

  test('without a cash-out is paid where the curve ends', () => {
    expect(order({}).play([{ action: 'crash' }], drawOf([0.999_999_9])).payoutPaise).toBe(10_000_000)
  })

  test.each([
    [{ autoCashOut: 100 }, 'The automatic cash-out is a whole number from 101 to 1000000'],
    [{ autoCashOut: 150.5 }, 'The automatic cash-out is a whole number from 101 to 1000000'],
    [{ autoCashOut: '150' }, 'The automatic cash-out is a whole number from 101 to 1000000'],
  ])('%j is refused', (meta, words) => {
    expect(() => order(meta)).toThrow(words)
  })

  test('twice, too low, or by another action is refused', () => {
    expect(() => order({}).play([cashOut(120), cashOut(130)], draw())).toThrow('This round is over')
    expect(() => order({}).play([{ action: 'crash' }, cashOut(130)], draw())).toThrow('This round is over')
    expect(() => order({}).play([cashOut(100)], draw())).toThrow('The multiplier is a whole number from 101 to 1000000')
    expect(() => order({}).play([{ action: 'cash-out' }], draw())).toThrow('The multiplier is a whole number')
    expect(() => order({}).play([{ action: 'land' }], draw())).toThrow('That is not possible now')
  })

  test.each([101, 200, 1_000])('cashed out at %i hundredths gives back 97 %', (autoCashOut) => {
    const { mean, tolerance } = simulate(rules, { meta: { autoCashOut } })
    expect(Math.abs(mean - 0.97)).toBeLessThanOrEqual(tolerance)
  })
})
