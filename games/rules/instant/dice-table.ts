/** Tables of dice: jhandi munda with six dice of six symbols, hi lo with two dice. */
import { drawBelow } from '../draw.ts'
import type { Draw } from '../fairness.ts'
import type { GameRules } from '../rules.ts'
import { type ResultEvent, type Spot, tableRules } from '../table.ts'
import { chanceOver, chanceTableRules } from './chance-table.ts'
import { choose } from './single.ts'

const symbols = ['flag', 'crown', 'heart', 'spade', 'diamond', 'club'] as const
type Face = (typeof symbols)[number]

const sides = 6

export interface JhandiMundaVariant {
  /** Payout of a symbol by the number of dice that show it, in hundredths, from none to all six. */
  timesOfCount: readonly number[]
}

export const jhandiMunda: JhandiMundaVariant = { timesOfCount: [0, 0, 300, 500, 1_000, 2_500, 10_000] }

export type JhandiMundaEvent = { type: 'dice'; dice: readonly Face[] } | ResultEvent

/** Spots: 'flag' (jhandi), 'crown' (munda), 'heart', 'spade', 'diamond', 'club'. */
export function jhandiMundaRules({ timesOfCount }: JhandiMundaVariant): GameRules<JhandiMundaEvent> {
  const dice = timesOfCount.length - 1
  const spots = new Map(
    symbols.map((symbol): [string, Spot<readonly Face[]>] => [
      symbol,
      {
        kind: 'A symbol',
        timesAt: (shown) => timesOfCount[shown.filter((one) => one === symbol).length] ?? 0,
      },
    ]),
  )
  return tableRules<readonly Face[], JhandiMundaEvent>({
    spots,
    deal(draw) {
      const shown = Array.from({ length: dice }, () => symbols[drawBelow(draw, sides)] ?? 'flag')
      return { outcome: shown, events: [{ type: 'dice', dice: shown }] }
    },
    returns: () => [
      {
        bet: 'A symbol',
        expected: timesOfCount.reduce(
          (sum, times, count) =>
            sum + (choose(dice, count) * (sides - 1) ** (dice - count) * times) / (100 * sides ** dice),
          0,
        ),
        mostTimes: Math.max(...timesOfCount),
        proof: 'closed form',
      },
    ],
  })
}

export interface HiloDiceVariant {
  /** What is given back of a stake of 1, before the times are rounded down: 0.97. */
  expected: number
}

export const hiloDice: HiloDiceVariant = { expected: 0.97 }

const faces = Array.from({ length: sides }, (_, before) => before + 1)
const pairs = faces.flatMap((first) => faces.map((second): Pair => [first, second]))
type Pair = readonly [number, number]

const pairBets: readonly { on: string; kind: string; wins: (pair: Pair) => boolean }[] = [
  { on: 'low', kind: 'Low (2-6) or high (8-12)', wins: ([a, b]) => a + b < 7 },
  { on: 'seven', kind: 'Seven', wins: ([a, b]) => a + b === 7 },
  { on: 'high', kind: 'Low (2-6) or high (8-12)', wins: ([a, b]) => a + b > 7 },
  { on: 'odd', kind: 'Odd or even', wins: ([a, b]) => (a + b) % 2 === 1 },
  { on: 'even', kind: 'Odd or even', wins: ([a, b]) => (a + b) % 2 === 0 },
  { on: 'double', kind: 'Double', wins: ([a, b]) => a === b },
]

/** Spots: 'low', 'seven', 'high', 'odd', 'even', 'double'. */
export function hiloDiceRules({ expected }: HiloDiceVariant): GameRules {
  const face = (draw: Draw) => 1 + drawBelow(draw, sides)
  return chanceTableRules<Pair, { type: 'dice'; dice: Pair }>({
    bets: pairBets.map((bet) => ({ ...bet, chance: chanceOver(pairs, bet.wins) })),
    expected,
    deal(draw) {
      const pair: Pair = [face(draw), face(draw)]
      return { outcome: pair, events: [{ type: 'dice', dice: pair }] }
    },
  })
}
