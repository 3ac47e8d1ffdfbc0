import { type Card, pack, rankOf, shoeOf } from '../cards.ts'
import { drawBelow } from '../draw.ts'
import type { Draw } from '../fairness.ts'
import type { GameRules } from '../rules.ts'
import type { ResultEvent } from '../table.ts'
import { type ChanceBet, chanceTableRules } from './chance-table.ts'
import { choose } from './single.ts'

/** Three digits are drawn, a patti; the last digit of their sum is the ank. */
export interface MatkaVariant {
  /** Pattis of a round, in their order. With 'open' and 'close' the two anks are a jodi. */
  draws: readonly ('open' | 'close')[]
  /** Digits each from all ten, or three of forty cards: ace to ten in four suits, the ten counting 0. */
  from: 'digits' | 'cards'
  /** What is given back of a stake of 1, before the times are rounded down: 0.95. */
  expected: number
}

/** Open and close, each of three digits. */
export const worliMatka: MatkaVariant = { draws: ['open', 'close'], from: 'digits', expected: 0.95 }
/** One patti of three cards. */
export const cardMatka: MatkaVariant = { draws: ['open'], from: 'cards', expected: 0.95 }

const digits = Array.from({ length: 10 }, (_, digit) => digit)
/** Ace to ten. */
const numberCards = pack.filter((card) => rankOf(card) <= 10)

type Patti = readonly number[]
type Pattis = Partial<Record<'open' | 'close', Patti>>

/** All 220, their digits ascending. */
const pattis: readonly Patti[] = digits.flatMap((a) =>
  digits.filter((b) => b >= a).flatMap((b) => digits.filter((c) => c >= b).map((c) => [a, b, c])),
)

/** The last digit of the sum. */
function ankOf(patti: Patti): number {
  return patti.reduce((sum, digit) => sum + digit, 0) % 10
}

/** How many different digits a patti has: 3 a single, 2 a double, 1 a triple. */
function kindOf(patti: Patti): 1 | 2 | 3 {
  const { size } = new Set(patti)
  return size === 1 ? 1 : size === 2 ? 2 : 3
}

const pattiNames = { 1: 'Triple patti', 2: 'Double patti', 3: 'Single patti' } as const

/** The chance of one patti of a kind: of a thousand rows of digits, or of all hands of three cards. */
function pattiChance(kind: 1 | 2 | 3, from: MatkaVariant['from']): number {
  if (from === 'digits') return { 1: 1, 2: 3, 3: 6 }[kind] / 1_000
  const hands = { 1: choose(4, 3), 2: choose(4, 2) * 4, 3: 4 ** 3 }
  return hands[kind] / choose(numberCards.length, 3)
}

/** A patti in the order drawn, with the cards that it was drawn by. With both draws the jodi follows. */
export type MatkaEvent =
  | { type: 'patti'; draw: 'open' | 'close'; digits: Patti; ank: number; cards?: readonly Card[] }
  | { type: 'jodi'; jodi: string }
  | ResultEvent

/**
 * Spots, with open or close before them: 'open-ank-7', 'open-odd', 'open-even' (of the ank), 'open-patti-027' (digits
 * ascending, in any order drawn); of both 'jodi-73'. An ank has the chance of one in ten with cards, too: what adds one to each
 * card adds three to the sum.
 */
export function matkaRules({ draws, from, expected }: MatkaVariant): GameRules<MatkaEvent> {
  return chanceTableRules<Pattis, MatkaEvent>({
    bets: [...draws.flatMap((draw) => betsOfDraw(draw, from)), ...(draws.length > 1 ? jodis() : [])],
    expected,
    deal(draw) {
      const drawn = draws.map((name) => ({ type: 'patti', draw: name, ...pattiOf(draw, from) }) as const)
      const jodi = drawn.length > 1 ? [{ type: 'jodi', jodi: drawn.map(({ ank }) => ank).join('') } as const] : []
      const outcome: Pattis = Object.fromEntries(drawn.map(({ draw, digits }) => [draw, digits]))
      return { outcome, events: [...drawn, ...jodi] }
    },
  })
}

function betsOfDraw(draw: 'open' | 'close', from: MatkaVariant['from']): ChanceBet<Pattis>[] {
  const ankIs = (wins: (ank: number) => boolean) => (drawn: Pattis) => wins(ankOf(drawn[draw] ?? []))
  return [
    ...digits.map((digit) => ({
      on: `${draw}-ank-${digit}`,
      kind: 'Ank',
      chance: 1 / 10,
      wins: ankIs((ank) => ank === digit),
    })),
    { on: `${draw}-odd`, kind: 'Odd or even ank', chance: 1 / 2, wins: ankIs((ank) => ank % 2 === 1) },
    { on: `${draw}-even`, kind: 'Odd or even ank', chance: 1 / 2, wins: ankIs((ank) => ank % 2 === 0) },
    ...pattis.map((patti) => ({
      on: `${draw}-patti-${patti.join('')}`,
      kind: pattiNames[kindOf(patti)],
      chance: pattiChance(kindOf(patti), from),
      wins: (drawn: Pattis) => [...(drawn[draw] ?? [])].sort((a, b) => a - b).join('') === patti.join(''),
    })),
  ]
}

function jodis(): ChanceBet<Pattis>[] {
  return digits.flatMap((open) =>
    digits.map((close) => ({
      on: `jodi-${open}${close}`,
      kind: 'Jodi',
      chance: 1 / 100,
      wins: (drawn: Pattis) => ankOf(drawn.open ?? []) === open && ankOf(drawn.close ?? []) === close,
    })),
  )
}

function pattiOf(draw: Draw, from: MatkaVariant['from']) {
  if (from === 'digits') {
    const drawn = [drawBelow(draw, 10), drawBelow(draw, 10), drawBelow(draw, 10)]
    return { digits: drawn, ank: ankOf(drawn) }
  }
  const next = shoeOf(draw, numberCards)
  const cards = [next(), next(), next()]
  const drawn = cards.map((card) => rankOf(card) % 10)
  return { digits: drawn, ank: ankOf(drawn), cards }
}
