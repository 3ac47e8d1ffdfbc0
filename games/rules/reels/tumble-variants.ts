/** Six reels, five rows: eight of a symbol anywhere win and tumble, and in free spins symbols M multiply. */
import { type Strip, stripsOf } from './reels.ts'
import type { Volatility } from './rounds.ts'
import type { TumbleVariant } from './tumbles.ts'
import type { PayTable } from './wins.ts'

/** One scatter on each strip, so that none is seen more often on one reel than on another. */
const strips = stripsOf([
  'H1 H1 L3 L3 L1 L1 H4 H4 L2 L2 H4 H4 L4 L4 H3 H3 L3 L3 L3 S L5 L5 H2 H2 L1 L1 L5 L5 L5 L2 L2 H3 H3 L4 L4 L4',
  'L1 L1 L5 L5 L2 L2 L1 L1 H4 H4 L3 H1 H1 L4 L4 L4 H4 H4 S L1 L3 L3 L3 L2 L2 L5 L5 L5 L4 L4 H2 H2 H3 H2 H3 H3',
  'L2 L2 L5 L5 H4 H4 L3 L3 L3 L5 L5 L5 H4 H4 L3 L1 L1 H1 H1 L2 L2 L4 L4 L2 H3 H3 S L4 L4 L4 H3 H3 H2 H2 L1 L1',
  'L5 L5 L5 L4 H2 H2 L4 L4 L4 L1 L1 L5 L5 L1 L1 H4 H4 L3 L3 S L2 L2 L3 L3 L3 H3 H3 L2 L2 H3 H4 H4 L1 H2 H1 H1',
  'L2 L2 H3 H3 L2 L2 L5 L5 L5 L1 L1 S L3 L3 H3 H3 H2 H2 L4 L4 L2 L3 L3 L3 L1 L1 H4 H4 L5 L4 L4 L4 H1 H1 H4 H4',
  'H4 H4 S H2 H2 L3 L3 L3 L1 L1 H1 H1 L2 L2 H3 L4 L4 H3 H3 L2 L2 L5 L5 L5 H4 H4 L4 L4 L4 H2 L5 L5 L3 L3 L1 L1',
])

/** One multiplier on each strip besides. */
const freeStrips = [
  'L5 L5 L5 L2 L2 H3 H3 M S L2 L2 L4 L4 L4 L1 H3 H3 L4 L4 H2 H2 H4 H4 L3 L3 L3 H4 H4 L1 L1 L5 L5 H1 H1 L3 L3',
  'L4 L4 L4 L3 L3 L3 L5 L5 L5 H3 H3 L2 L2 L5 L5 H2 H4 H4 H3 S H4 H4 L4 L4 L1 L1 L3 M H2 H2 L1 L1 H1 H1 L1 L2',
  'S L2 L2 L5 L5 L5 L1 L1 H1 H1 L2 L2 L3 L3 L3 H4 H4 L4 L4 H3 H3 L4 L4 L4 H3 H3 L2 L1 L1 H2 H2 M H4 H4 L5 L5',
  'H4 H4 S L1 L1 L5 L5 H2 H1 H1 L2 L2 L3 L3 L3 L5 L5 L5 H3 H3 H4 H4 L1 L1 M L2 L2 L3 L3 L1 L4 L4 L4 H2 H2 H3',
  'L4 L4 H3 H3 H1 H1 L3 L3 L3 H3 H3 L3 L3 H4 H4 S H4 H4 L4 L4 L4 M L1 L1 L2 L2 H2 H2 L2 L2 L5 L5 L5 L2 L1 L1',
  'H3 H3 H1 H1 H3 M L1 L4 L4 L5 L5 L5 H2 L5 L5 L1 L1 L3 L3 H4 H4 H2 H2 L2 L2 S L3 L3 L3 L4 L4 L4 L2 L2 H4 H4',
]

export const tumbleVariants: Readonly<Record<Volatility, TumbleVariant>> = {
  low: variant({
    mostTimes: 100_000,
    expected: 0.9605,
    spins: [8, 10, 12],
    multipliers: [2, 2, 2, 3, 2, 5],
    pays: {
      H1: { 8: 920, 10: 2300, 12: 4600 },
      H2: { 8: 460, 10: 1100, 12: 2300 },
      H3: { 8: 240, 10: 560, 12: 1400 },
      H4: { 8: 140, 10: 380, 12: 1100 },
      L1: { 8: 95, 10: 185, 12: 740 },
      L2: { 8: 75, 10: 150, 12: 560 },
      L3: { 8: 55, 10: 110, 12: 380 },
      L4: { 8: 44, 10: 95, 12: 280 },
      L5: { 8: 35, 10: 85, 12: 185 },
    },
  }),
  medium: variant({
    mostTimes: 250_000,
    expected: 0.9607,
    spins: [10, 12, 15],
    multipliers: [2, 3, 3, 2, 10, 5],
    pays: {
      H1: { 8: 900, 10: 2300, 12: 4500 },
      H2: { 8: 230, 10: 900, 12: 2300 },
      H3: { 8: 180, 10: 460, 12: 1400 },
      H4: { 8: 135, 10: 180, 12: 1100 },
      L1: { 8: 90, 10: 135, 12: 900 },
      L2: { 8: 75, 10: 110, 12: 720 },
      L3: { 8: 45, 10: 90, 12: 460 },
      L4: { 8: 36, 10: 80, 12: 360 },
      L5: { 8: 25, 10: 70, 12: 180 },
    },
  }),
  high: variant({
    mostTimes: 1_000_000,
    expected: 0.96,
    spins: [10, 12, 15],
    multipliers: [2, 3, 5, 3, 50, 10],
    pays: {
      H1: { 8: 900, 10: 4500, 12: 17900 },
      H2: { 8: 220, 10: 1300, 12: 7200 },
      H3: { 8: 135, 10: 540, 12: 2700 },
      H4: { 8: 70, 10: 180, 12: 1300 },
      L1: { 8: 36, 10: 110, 12: 900 },
      L2: { 8: 27, 10: 80, 12: 720 },
      L3: { 8: 18, 10: 54, 12: 440 },
      L4: { 8: 14, 10: 45, 12: 260 },
      L5: { 8: 10, 10: 36, 12: 180 },
    },
  }),
}

interface Given {
  mostTimes: number
  /** By a simulation of 8,000,000 spins of the base and as many or more free ones. */
  expected: number
  spins: readonly [number, number, number]
  /** Of the symbol M of each reel. */
  multipliers: readonly number[]
  pays: PayTable
}

function variant({ mostTimes, expected, spins: [four, five, six], multipliers, pays }: Given): TumbleVariant {
  const awards = {
    4: { times: 300, spins: four },
    5: { times: 500, spins: five },
    6: { times: 10_000, spins: six },
  }
  const free = stripsOf(freeStrips.map((strip, reel) => strip.replace('M', `M${multipliers[reel]}`)))
  const set = (of: readonly Strip[]) => ({ strips: of, awards, multiplier: 1 })
  return { rows: 5, pays, expected, base: set(strips), free: set(free), mostTimes }
}
