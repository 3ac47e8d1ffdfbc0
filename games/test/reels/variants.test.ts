import { describe, expect, test } from 'vitest'
import { classicVariants } from '../../rules/reels/classic-variants.ts'
import { linesVariants } from '../../rules/reels/lines-variants.ts'
import { isScatter } from '../../rules/reels/reels.ts'
import { type ReelGame, volatilities } from '../../rules/reels/rounds.ts'
import { spinRules } from '../../rules/reels/spins.ts'
import { tumbleVariants } from '../../rules/reels/tumble-variants.ts'
import { tumbleRules } from '../../rules/reels/tumbles.ts'
import { waysVariants } from '../../rules/reels/ways-variants.ts'
import { fieldsOf, type GameRules } from '../../rules/rules.ts'
import { quickDraw, simulate } from '../simulate.ts'

const models = {
  lines: volatilities.map((volatility) => spinRules(linesVariants[volatility])),
  ways: volatilities.map((volatility) => spinRules(waysVariants[volatility])),
  tumbles: volatilities.map((volatility) => tumbleRules(tumbleVariants[volatility])),
  classic: volatilities.map((volatility) => spinRules(classicVariants[volatility])),
}
const sets = [linesVariants, waysVariants, tumbleVariants, classicVariants].flatMap((variants) =>
  Object.values<Pick<ReelGame, 'base' | 'free'>>(variants).flatMap(({ base, free }) => (free ? [base, free] : [base])),
)

/** What a round pays when the reels of its first spin stand at these places of strips of this length, and lose after. */
function amountAt(rules: GameRules, stops: readonly number[], length: number): number {
  let at = 0
  const draw = () => ((stops[at++] ?? length - 1) + 0.5) / length
  const { events } = rules.order(100, 'base', undefined).play([], draw)
  return Number(fieldsOf(events.at(-1)).amount)
}

describe.each(Object.entries(models))('%s', (_, byVolatility) => {
  test('gives back 96 %, give or take half a per cent', () => {
    for (const rules of byVolatility)
      for (const { expected } of rules.returns()) expect(Math.abs(expected - 0.96)).toBeLessThan(0.005)
  })

  test('many rounds give back what is stated, more unevenly from variant to variant, and never more than the most', () => {
    const tolerances = byVolatility.map((rules) => {
      const { mean, tolerance, mostTimes } = simulate(rules, { meta: undefined })
      for (const back of rules.returns()) {
        expect(Math.abs(mean - back.expected), `${mean}, not ${back.expected}`).toBeLessThan(tolerance)
        expect(mostTimes).toBeLessThanOrEqual(back.mostTimes)
      }
      return tolerance
    })
    expect(tolerances).toEqual([...tolerances].sort((a, b) => a - b))
  })

  test('each round adds up: the wins of its spins are the payout, its events are in order', () => {
    const draw = quickDraw(3)
    for (const rules of byVolatility) {
      for (let round = 0; round < 300; round += 1) {
        const { events, payoutPaise } = rules.order(100, 'base', undefined).play([], draw)
        const wins = events.filter(({ type }) => type === 'setWin').map((event) => Number(fieldsOf(event).amount))
        expect(wins.reduce((sum, amount) => sum + amount, 0)).toBe(payoutPaise)
        expect(events.map(({ index }) => index)).toEqual(events.map((_, index) => index))
        expect(events.at(-1)).toMatchObject({ type: 'finalWin', amount: payoutPaise })
      }
    }
  })
})

test('no first reel has a wild, and scatters are as frequent on each reel', () => {
  for (const { strips } of sets) {
    expect(strips[0]?.some(({ wild }) => wild)).toBe(false)
    const shares = strips.map((strip) => strip.filter(isScatter).length / strip.length)
    expect(new Set(shares).size).toBe(1)
  }
})

test('the most that three reels pay is what their best stop pays', () => {
  for (const [at, rules] of models.classic.entries()) {
    const { base, mostTimes } = Object.values(classicVariants)[at] ?? {}
    const length = base?.strips[0]?.length ?? 0
    const places = Array.from({ length }, (_, place) => place)
    const amounts = places.flatMap((a) => places.flatMap((b) => places.map((c) => amountAt(rules, [a, b, c], length))))
    expect(Math.max(...amounts)).toBe(mostTimes)
    const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length
    expect(rules.returns()[0]?.expected).toBeCloseTo(mean / 100, 10)
  }
})

test('free spins come when each reel stops at its scatter', () => {
  const [lines] = models.lines
  const strips = linesVariants.low.base.strips
  const stops = strips.map((strip) => strip.findIndex(isScatter))
  const numbers = stops.map((stop, reel) => (stop + 0.5) / (strips[reel]?.length ?? 1))
  const outcome = lines?.order(100, 'base', undefined).play([], () => numbers.shift() ?? 0.999)
  expect(outcome?.events.find(({ type }) => type === 'freeSpinTrigger')).toMatchObject({ totalFs: 8 })
})
