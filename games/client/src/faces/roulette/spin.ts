import type { RouletteEvent } from '@chaupar/games/rules/tables/roulette'
import { insidePlaces, outsidePlaces } from '@chaupar/games/rules/tables/roulette-layout'
import type { Pocket } from '../../drawing/wheels/roulette-wheel.tsx'
import { shownEvent, shownEvents } from '../events.ts'
import type { FaceProps, FaceRound } from '../face.ts'

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

const order = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

export function colourOf(number: number): Pocket['colour'] {
  if (number === 0) return 'green'
  return reds.has(number) ? 'red' : 'black'
}

/** Pockets in the order of the European wheel. */
export const wheelPockets: readonly Pocket[] = order.map((number) => ({ number, colour: colourOf(number) }))

/** How long a ball rolls, and how long its place is looked at, in ms. */
export const rollMs = 3_600
export const restMs = 700

/** The shown part of a round of roulette. */
export interface Spin {
  /** Numbers that balls were drawn for, in order. */
  balls: readonly number[]
  /** Those of them that lie still. */
  called: readonly number[]
  /** Payout of a straight on a lucky number, in hundredths, by number. */
  lucky: ReadonlyMap<number, number>
  /** Names the roll of a ball that goes on; null = none does. */
  run: string | null
}

export function ballsOf(round: FaceRound<RouletteEvent>): number[] {
  return shownEvents(round, 'ball').map(({ number }) => number)
}

/** Pairs of number and times. */
export function luckyOf(round: FaceRound<RouletteEvent>): [number, number][] {
  return shownEvent(round, 'lucky')?.numbers.map(({ number, times }) => [number, times]) ?? []
}

export function spinOf({ round, phase, isStill }: Pick<FaceProps<RouletteEvent>, 'round' | 'phase' | 'isStill'>): Spin {
  if (round === null) return { balls: [], called: [], lucky: new Map(), run: null }
  const balls = ballsOf(round)
  const isRolling = phase === 'showing' && !isStill && round.events.at(-1)?.type === 'ball'
  const lying = isRolling ? balls.slice(0, -1) : balls
  return {
    balls,
    called: phase === 'staking' ? [] : lying,
    lucky: phase === 'staking' ? new Map() : new Map(luckyOf(round)),
    run: isRolling ? `${round.id} ${balls.length}` : null,
  }
}

const numbersOf = new Map([...insidePlaces, ...outsidePlaces].map(({ on, numbers }) => [on, numbers.length]))

/** What a straight pays on a number that is not lucky, where some are. */
const straights: Readonly<Record<string, number>> = { 'lucky-numbers': 3_000, 'few-lucky': 3_400, 'many-lucky': 2_500 }

/** Payout of a spot, in hundredths; with two balls what an inside bet pays for each of them. */
export function timesOf(on: string, variant: string): number {
  const count = numbersOf.get(on) ?? 1
  if (variant === 'double-ball') {
    if (on.startsWith('double')) return on === 'double' ? 3_600 : 133_200
    return on.includes('-') && !/^(column|dozen)/.test(on) ? 1_800 / count : 100 * (36 / count) ** 2
  }
  return count === 1 ? (straights[variant] ?? 3_600) : 3_600 / count
}
