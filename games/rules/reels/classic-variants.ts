/** Three reels, three rows, five lines, in the manner of the machines with levers: H1 is the seven. No free spins. */
import { stripsOf } from './reels.ts'
import type { Volatility } from './rounds.ts'
import type { SpinVariant } from './spins.ts'
import { lineWins, type PayTable } from './wins.ts'

const strips = stripsOf([
  'H4 L2 L5 L3 H4 H2 L5 L1 L3 L1 H3 L2 H2 H3 L1 L4 L3 L4 L3 H1 H4 L2',
  'L2 L3 L4 L2 H2 L4 H4 L5 H3 L1 H4 L3 L4 L2 W H2 L5 L1 L3 L1 H1 H3',
  'L4 H2 H4 L1 H4 L1 H3 L2 L4 L2 L3 H1 H4 L3 L1 L2 H2 W L5 L3 H3 L5',
])

const lines = [
  [2, 2, 2],
  [1, 1, 1],
  [3, 3, 3],
  [1, 2, 3],
  [3, 2, 1],
]

export const classicVariants: Readonly<Record<Volatility, SpinVariant>> = {
  low: variant(5_340, {
    H1: { 3: 5000 },
    H2: { 3: 1500 },
    H3: { 3: 1000 },
    H4: { 3: 500 },
    L1: { 3: 400 },
    L2: { 3: 340 },
    L3: { 3: 300 },
    L4: { 3: 260 },
    L5: { 1: 40, 2: 160, 3: 500 },
  }),
  medium: variant(14_240, {
    H1: { 3: 14000 },
    H2: { 3: 2200 },
    H3: { 3: 1300 },
    H4: { 3: 500 },
    L1: { 3: 340 },
    L2: { 3: 240 },
    L3: { 3: 180 },
    L4: { 3: 180 },
    L5: { 2: 140, 3: 440 },
  }),
  high: variant(25_120, {
    H1: { 3: 25000 },
    H2: { 3: 2400 },
    H3: { 3: 1200 },
    H4: { 3: 400 },
    L1: { 3: 120 },
    L2: { 3: 120 },
    L3: { 3: 80 },
    L4: { 3: 80 },
    L5: { 2: 20, 3: 240 },
  }),
}

/** `mostTimes` is what the best stop of the reels pays. */
function variant(mostTimes: number, pays: PayTable): SpinVariant {
  return { evaluation: lineWins(3, lines, pays), base: { strips, awards: {}, multiplier: 1 }, mostTimes }
}
