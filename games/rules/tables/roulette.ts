/** Roulette with one zero; with two balls; with lucky numbers that pay a straight more. */
import { drawBelow, drawItems } from '../draw.ts'
import type { Draw } from '../fairness.ts'
import type { GameRules } from '../rules.ts'
import { type Dealt, type ResultEvent, returnsOver, type Spot, tableRules } from '../table.ts'
import { type Colour, colourOf, insidePlaces, outsidePlaces, type Place, pockets } from './roulette-layout.ts'

export interface RouletteVariant {
  /** With two balls an inside bet pays half as much for each, an outside bet wins when both fall on it, and doubles are bets. */
  balls: 1 | 2
  /** What a straight pays on a number that is not lucky. */
  straightTimes: number
  /** Return of an even chance at zero; nothing unless said. */
  evenTimesAtZero?: number
  /** Drawn before the ball: how many numbers are lucky, each with what a straight on it pays; all of a list alike likely. */
  lucky?: { counts: readonly number[]; times: readonly number[] }
}

export const europeanRoulette: RouletteVariant = { balls: 1, straightTimes: 3_600 }

/** At zero an even chance gives half back (la partage). */
export const frenchRoulette: RouletteVariant = { ...europeanRoulette, evenTimesAtZero: 50 }

export const doubleBallRoulette: RouletteVariant = { balls: 2, straightTimes: 1_800 }

export const luckyNumberRoulette: RouletteVariant = {
  balls: 1,
  straightTimes: 3_000,
  lucky: {
    counts: [1, 2, 3, 4, 5],
    times: [...repeated(5_000, 12), ...repeated(10_000, 4), 15_000, 20_000, 20_000, 50_000],
  },
}

/** One lucky number, which pays more than a hundred in the mean. */
export const fewLuckyRoulette: RouletteVariant = {
  balls: 1,
  straightTimes: 3_400,
  lucky: { counts: [1], times: [...repeated(5_000, 12), ...repeated(10_000, 5), 20_000, 20_000, 50_000] },
}

/** About ten lucky numbers, which pay less. */
export const manyLuckyRoulette: RouletteVariant = {
  balls: 1,
  straightTimes: 2_500,
  lucky: {
    counts: [8, 9, 10, 11, 12],
    times: [...repeated(5_000, 14), ...repeated(7_500, 4), 10_000, 20_000],
  },
}

function repeated(times: number, count: number): number[] {
  return Array.from({ length: count }, () => times)
}

/** Where the balls fell, and what a straight on such a number pays. */
interface Spin {
  balls: readonly number[]
  straightTimes: number
}

/** Lucky numbers with what a straight on them pays, then each ball. */
export type RouletteEvent =
  | { type: 'lucky'; numbers: readonly { number: number; times: number }[] }
  | { type: 'ball'; number: number; colour: Colour }
  | ResultEvent

/** Spots: the places of the layout; with two balls also 'double' and 'double-0' to 'double-36'. */
export function rouletteRules(variant: RouletteVariant): GameRules<RouletteEvent> {
  const spots = variant.balls === 1 ? oneBallSpots(variant) : twoBallSpots()
  return tableRules<Spin, RouletteEvent>({
    spots,
    deal: (draw) => spin(variant, draw),
    returns: () => returnsOver(spots, outcomesOf(variant)),
  })
}

function spin({ balls: count, straightTimes, lucky }: RouletteVariant, draw: Draw): Dealt<Spin, RouletteEvent> {
  const luckyNumbers = lucky ? drawLucky(lucky, draw) : []
  const balls = Array.from({ length: count }, () => drawBelow(draw, pockets.length))
  const hit = luckyNumbers.find(({ number }) => balls.includes(number))
  return {
    outcome: { balls, straightTimes: hit?.times ?? straightTimes },
    events: [
      ...(lucky ? [{ type: 'lucky', numbers: luckyNumbers } as const] : []),
      ...balls.map((number) => ({ type: 'ball', number, colour: colourOf(number) }) as const),
    ],
  }
}

function drawLucky({ counts, times }: NonNullable<RouletteVariant['lucky']>, draw: Draw) {
  const [count = 0] = drawItems(draw, counts, 1)
  const numbers = drawItems(draw, pockets, count)
  return numbers.map((number) => ({ number, times: drawItems(draw, times, 1)[0] ?? 0 }))
}

/** Every spin, weighed. A number that a ball fell on was lucky as often as it was among those drawn. */
function outcomesOf({ balls, straightTimes, lucky }: RouletteVariant): [Spin, number][] {
  if (balls === 2)
    return pockets.flatMap((first) =>
      pockets.map((second): [Spin, number] => [{ balls: [first, second], straightTimes }, 1]),
    )
  const { counts, times } = lucky ?? { counts: [0], times: [0] }
  const share = counts.reduce((sum, count) => sum + count, 0) / (counts.length * pockets.length)
  return pockets.flatMap((number): [Spin, number][] => [
    [{ balls: [number], straightTimes }, 1 - share],
    ...times.map((each): [Spin, number] => [{ balls: [number], straightTimes: each }, share / times.length]),
  ])
}

/** All but a straight pays 36 over the numbers that it covers. */
function oneBallSpots({ evenTimesAtZero = 0 }: RouletteVariant): Map<string, Spot<Spin>> {
  return spotMap([...insidePlaces, ...outsidePlaces], ({ numbers }) => {
    const times = 3_600 / numbers.length
    return ({ balls: [ball = 0], straightTimes }) => {
      if (!numbers.includes(ball)) return ball === 0 && numbers.length === 18 ? evenTimesAtZero : 0
      return numbers.length === 1 ? straightTimes : times
    }
  })
}

function twoBallSpots(): Map<string, Spot<Spin>> {
  const hits = ({ balls }: Spin, { numbers }: Place) => balls.filter((ball) => numbers.includes(ball)).length
  const isDouble = ({ balls: [first, second] }: Spin) => first === second
  return new Map([
    ...spotMap(
      insidePlaces,
      (place) => (result) => (hits(result, place) * result.straightTimes) / place.numbers.length,
    ),
    ...spotMap(outsidePlaces, (place) => {
      const times = 100 * (36 / place.numbers.length) ** 2
      return (result) => (hits(result, place) === 2 ? times : 0)
    }),
    ['double', { kind: 'Any double', timesAt: (result) => (isDouble(result) ? 3_600 : 0) }],
    ...spotMap(
      pockets.map((number) => ({ on: `double-${number}`, kind: 'Double of a number', numbers: [number] })),
      (place) => (result) => (hits(result, place) === 2 ? 133_200 : 0),
    ),
  ])
}

function spotMap(
  places: readonly Place[],
  timesOf: (place: Place) => (result: Spin) => number,
): Map<string, Spot<Spin>> {
  return new Map(places.map((place) => [place.on, { kind: place.kind, timesAt: timesOf(place) }]))
}
