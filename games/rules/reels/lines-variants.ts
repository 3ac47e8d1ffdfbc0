/** Five reels, three rows, twenty lines: three scatters win free spins, whose wins are multiplied. */
import type { Awards } from './awards.ts'
import { stripsOf } from './reels.ts'
import type { Volatility } from './rounds.ts'
import type { SpinVariant } from './spins.ts'
import { lineWins, type PayTable } from './wins.ts'

/** One scatter on each strip, so that none is seen more often on one reel than on another. */
const strips = stripsOf([
  'L2 L3 H1 H2 L5 L3 H3 L5 H4 L2 S L2 H4 L5 H2 L4 L1 L5 L1 L4 H3 L1 L4 L2 L4 H3 L1 H4 L3 L5 L3 L4',
  'L1 L3 L4 L3 L2 H4 L1 L4 L5 H3 W L4 H2 S L3 L2 L1 L5 H2 L5 L2 L3 W H4 H3 L5 H4 L4 H3 L2 L1 H1',
  'H3 L4 L2 L4 L5 H4 H3 L4 L1 H3 H4 W L1 S H2 L5 L3 L5 L3 L1 L5 L2 H1 H4 L2 H2 L3 W L3 L4 L1 L2',
  'L3 H4 H2 L4 L5 L1 L2 L3 H3 L5 L4 L1 L2 W L2 H4 L2 L1 L4 H3 H2 W S H4 L4 L3 H1 L5 L3 H3 L5 L1',
  'H4 L3 L4 L5 L3 L5 L1 L2 L1 L5 L2 H3 L3 S L5 H3 H2 L1 L4 H4 L5 H2 L4 L3 L4 L3 H4 H3 L2 L1 H1 L2',
])

const lines = [
  [2, 2, 2, 2, 2],
  [1, 1, 1, 1, 1],
  [3, 3, 3, 3, 3],
  [1, 2, 3, 2, 1],
  [3, 2, 1, 2, 3],
  [1, 1, 2, 3, 3],
  [3, 3, 2, 1, 1],
  [2, 1, 1, 1, 2],
  [2, 3, 3, 3, 2],
  [1, 2, 2, 2, 1],
  [3, 2, 2, 2, 3],
  [2, 1, 2, 1, 2],
  [2, 3, 2, 3, 2],
  [1, 2, 1, 2, 1],
  [3, 2, 3, 2, 3],
  [2, 2, 1, 2, 2],
  [2, 2, 3, 2, 2],
  [1, 1, 3, 1, 1],
  [3, 3, 1, 3, 3],
  [1, 3, 1, 3, 1],
]

export const linesVariants: Readonly<Record<Volatility, SpinVariant>> = {
  low: variant({
    mostTimes: 100_000,
    spins: [8, 8, 8],
    multiplier: 1,
    pays: {
      H1: { 3: 300, 4: 1100, 5: 4500 },
      H2: { 3: 230, 4: 750, 5: 2500 },
      H3: { 3: 160, 4: 500, 5: 1600 },
      H4: { 3: 160, 4: 400, 5: 1400 },
      L1: { 3: 110, 4: 260, 5: 700 },
      L2: { 3: 100, 4: 260, 5: 650 },
      L3: { 3: 80, 4: 220, 5: 550 },
      L4: { 3: 80, 4: 220, 5: 550 },
      L5: { 3: 80, 4: 220, 5: 450 },
    },
  }),
  medium: variant({
    mostTimes: 250_000,
    spins: [10, 12, 15],
    multiplier: 2,
    pays: {
      H1: { 3: 300, 4: 1500, 5: 10000 },
      H2: { 3: 260, 4: 1000, 5: 5000 },
      H3: { 3: 200, 4: 600, 5: 2500 },
      H4: { 3: 150, 4: 500, 5: 2000 },
      L1: { 3: 75, 4: 260, 5: 1000 },
      L2: { 3: 75, 4: 260, 5: 800 },
      L3: { 3: 55, 4: 200, 5: 700 },
      L4: { 3: 50, 4: 150, 5: 600 },
      L5: { 3: 50, 4: 150, 5: 500 },
    },
  }),
  high: variant({
    mostTimes: 500_000,
    spins: [12, 15, 20],
    multiplier: 4,
    pays: {
      H1: { 3: 400, 4: 3200, 5: 50000 },
      H2: { 3: 250, 4: 1600, 5: 10000 },
      H3: { 3: 160, 4: 800, 5: 4000 },
      H4: { 3: 110, 4: 500, 5: 3000 },
      L1: { 3: 45, 4: 200, 5: 1100 },
      L2: { 3: 45, 4: 180, 5: 800 },
      L3: { 3: 20, 4: 120, 5: 750 },
      L4: { 3: 20, 4: 100, 5: 600 },
      L5: { 3: 20, 4: 80, 5: 400 },
    },
  }),
}

interface Given {
  mostTimes: number
  /** Won by three, four and five scatters. */
  spins: readonly [number, number, number]
  /** Of every win of a free spin. */
  multiplier: number
  pays: PayTable
}

function variant(given: Given): SpinVariant {
  const [three, four, five] = given.spins
  const awards: Awards = {
    3: { times: 200, spins: three },
    4: { times: 1_000, spins: four },
    5: { times: 5_000, spins: five },
  }
  return {
    evaluation: lineWins(3, lines, given.pays),
    base: { strips, awards, multiplier: 1 },
    free: { strips, awards, multiplier: given.multiplier },
    mostTimes: given.mostTimes,
  }
}
