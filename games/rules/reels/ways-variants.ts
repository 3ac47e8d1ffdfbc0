/** Five reels, three rows, 243 ways: wilds multiply the ways that run through them, more so in free spins. */
import type { Awards } from './awards.ts'
import { stripsOf } from './reels.ts'
import type { Volatility } from './rounds.ts'
import type { SpinVariant } from './spins.ts'
import { type PayTable, wayWins } from './wins.ts'

/** One scatter on each strip, so that none is seen more often on one reel than on another; one wild on each inner one. */
const strips = [
  'L4 H2 L5 S L1 L3 H3 H4 H3 L4 H1 L5 L2 L3 L1 L3 L5 H4 L5 L4 L2 L1 H4 L3 L4 L2 L5 L2 H1 H2 H3 L1',
  'L4 L1 H2 S L5 L2 H4 H1 L1 H3 L1 H1 L2 L4 L5 H4 L4 H3 L2 L5 H4 L3 L5 L4 L2 L3 H3 L3 W H2 L1 L3',
  'L4 L3 L1 L3 H1 L1 L4 L5 L4 L3 H4 L2 L5 S H1 H2 L4 H3 L2 W H2 L5 L2 H4 H3 L2 H3 H4 L1 L3 L1 L5',
  'L3 H4 L1 H4 H1 L1 H3 L2 H4 L5 L1 H3 L5 H3 L5 L4 L1 L2 L3 H2 S L4 W L3 H2 L2 L3 H1 L5 L4 L2 L4',
  'H3 S L2 H4 H2 L2 L1 H2 L1 L3 L4 H3 L1 L5 H4 L5 L1 L3 H4 L4 L5 L3 L4 L2 H1 L2 H3 L4 L3 L4 L5 H1',
]

export const waysVariants: Readonly<Record<Volatility, SpinVariant>> = {
  low: variant({
    mostTimes: 100_000,
    spins: [8, 8, 8],
    wilds: [1, 2, 1],
    freeWilds: [2, 2, 2],
    pays: {
      H1: { 3: 170, 4: 430, 5: 1300 },
      H2: { 3: 130, 4: 340, 5: 1000 },
      H3: { 3: 100, 4: 260, 5: 700 },
      H4: { 3: 90, 4: 220, 5: 600 },
      L1: { 3: 50, 4: 130, 5: 350 },
      L2: { 3: 50, 4: 130, 5: 350 },
      L3: { 3: 44, 4: 95, 5: 260 },
      L4: { 3: 44, 4: 100, 5: 260 },
      L5: { 3: 40, 4: 90, 5: 220 },
    },
  }),
  medium: variant({
    mostTimes: 250_000,
    spins: [10, 12, 15],
    wilds: [1, 2, 2],
    freeWilds: [2, 3, 3],
    pays: {
      H1: { 3: 120, 4: 470, 5: 1800 },
      H2: { 3: 90, 4: 350, 5: 1200 },
      H3: { 3: 70, 4: 230, 5: 900 },
      H4: { 3: 60, 4: 180, 5: 700 },
      L1: { 3: 30, 4: 90, 5: 350 },
      L2: { 3: 30, 4: 90, 5: 300 },
      L3: { 3: 20, 4: 70, 5: 240 },
      L4: { 3: 20, 4: 60, 5: 240 },
      L5: { 3: 20, 4: 60, 5: 160 },
    },
  }),
  high: variant({
    mostTimes: 1_000_000,
    spins: [12, 15, 20],
    wilds: [1, 2, 3],
    freeWilds: [3, 4, 5],
    pays: {
      H1: { 3: 90, 4: 600, 5: 4000 },
      H2: { 3: 50, 4: 320, 5: 1800 },
      H3: { 3: 36, 4: 180, 5: 1000 },
      H4: { 3: 30, 4: 150, 5: 900 },
      L1: { 3: 10, 4: 45, 5: 280 },
      L2: { 3: 10, 4: 45, 5: 240 },
      L3: { 3: 6, 4: 30, 5: 160 },
      L4: { 3: 6, 4: 30, 5: 120 },
      L5: { 3: 6, 4: 20, 5: 80 },
    },
  }),
}

interface Given {
  mostTimes: number
  spins: readonly [number, number, number]
  /** Multipliers of the wilds on the second, third and fourth reel. */
  wilds: readonly number[]
  freeWilds: readonly number[]
  pays: PayTable
}

function variant({ mostTimes, spins: [three, four, five], wilds, freeWilds, pays }: Given): SpinVariant {
  const awards: Awards = {
    3: { times: 200, spins: three },
    4: { times: 1_000, spins: four },
    5: { times: 5_000, spins: five },
  }
  const withWilds = (multipliers: readonly number[]) =>
    stripsOf(strips.map((strip, reel) => strip.replace('W', `W${multipliers[reel - 1]}`)))
  return {
    evaluation: wayWins(3, pays),
    base: { strips: withWilds(wilds), awards, multiplier: 1 },
    free: { strips: withWilds(freeWilds), awards, multiplier: 1 },
    mostTimes,
  }
}
