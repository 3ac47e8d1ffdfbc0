/** Three dice: sic bo, Thai hi lo. */
import { drawBelow } from '../draw.ts'
import type { GameRules } from '../rules.ts'
import { type ResultEvent, returnsOver, type Spot, tableRules } from '../table.ts'

/** Times of all kinds of bets; a kind that is absent is no bet of the table. */
export interface ThreeDiceVariant {
  /** Bets on a range of totals. */
  spans: readonly { on: string; kind: string; from: number; to: number; times: number; losesAtTriple: boolean }[]
  /** Odd or even total; loses at a triple. */
  parity?: number
  /** By total. */
  totals?: Readonly<Record<number, number>>
  /** A number on one, two or three dice. */
  single: readonly [number, number, number]
  /** Two given different numbers. */
  pair: number
  /** A given number at least twice. */
  double?: number
  /** A given number three times. */
  triple: number
  anyTriple?: number
  /** 1-2-3 or 4-5-6, in any order. */
  run?: number
}

export const sicBo: ThreeDiceVariant = {
  spans: [
    { on: 'small', kind: 'Small or big', from: 4, to: 10, times: 200, losesAtTriple: true },
    { on: 'big', kind: 'Small or big', from: 11, to: 17, times: 200, losesAtTriple: true },
  ],
  parity: 200,
  totals: {
    ...{ 4: 6_300, 5: 3_200, 6: 1_900, 7: 1_300, 8: 900, 9: 800, 10: 700 },
    ...{ 11: 700, 12: 800, 13: 900, 14: 1_300, 15: 1_900, 16: 3_200, 17: 6_300 },
  },
  single: [200, 300, 400],
  pair: 650,
  double: 1_200,
  triple: 18_100,
  anyTriple: 3_200,
}

/** Triples and far totals pay more, doubles and pairs less. */
export const royalSicBo: ThreeDiceVariant = {
  ...sicBo,
  totals: {
    ...{ 4: 6_500, 5: 3_300, 6: 2_000, 7: 1_300, 8: 900, 9: 800, 10: 700 },
    ...{ 11: 700, 12: 800, 13: 900, 14: 1_300, 15: 2_000, 16: 3_300, 17: 6_500 },
  },
  pair: 600,
  double: 1_100,
  triple: 19_500,
  anyTriple: 3_300,
}

export const thaiHiLo: ThreeDiceVariant = {
  spans: [
    { on: 'low', kind: 'Low or high', from: 3, to: 10, times: 195, losesAtTriple: false },
    { on: 'high', kind: 'Low or high', from: 11, to: 18, times: 195, losesAtTriple: false },
    { on: 'hi-lo', kind: 'Hi lo, a total of 11', from: 11, to: 11, times: 750, losesAtTriple: false },
  ],
  single: [200, 300, 400],
  pair: 680,
  triple: 20_000,
  run: 3_400,
}

const faces = [1, 2, 3, 4, 5, 6] as const

type Dice = readonly number[]

export type ThreeDiceEvent = { type: 'dice'; dice: Dice; total: number } | ResultEvent

/**
 * Spots: the spans' names, 'odd', 'even', 'total-4' to 'total-17', 'single-1' to '-6', 'pair-1-2' to '-5-6', 'double-1' to
 * '-6', 'triple-1' to '-6', 'any-triple', 'run-1-2-3', 'run-4-5-6'.
 */
export function threeDiceRules(variant: ThreeDiceVariant): GameRules<ThreeDiceEvent> {
  const spots = spotsOf(variant)
  return tableRules<Dice, ThreeDiceEvent>({
    spots,
    deal(draw) {
      const dice = [1, 2, 3].map(() => drawBelow(draw, 6) + 1)
      return { outcome: dice, events: [{ type: 'dice', dice, total: totalOf(dice) }] }
    },
    returns: () =>
      returnsOver(
        spots,
        faces.flatMap((a) => faces.flatMap((b) => faces.map((c): [Dice, number] => [[a, b, c], 1]))),
      ),
  })
}

function totalOf(dice: Dice): number {
  return dice.reduce((sum, number) => sum + number, 0)
}

function countOf(dice: Dice, wanted: number): number {
  return dice.filter((number) => number === wanted).length
}

function isTriple(dice: Dice): boolean {
  return countOf(dice, dice[0] ?? 0) === 3
}

function spotsOf(variant: ThreeDiceVariant): Map<string, Spot<Dice>> {
  const spots = new Map<string, Spot<Dice>>()
  const add = (on: string, kind: string, times: number | undefined, wins: (dice: Dice) => boolean) => {
    if (times !== undefined) spots.set(on, { kind, timesAt: (dice) => (wins(dice) ? times : 0) })
  }
  for (const { on, kind, from, to, times, losesAtTriple } of variant.spans)
    add(on, kind, times, (dice) => {
      const total = totalOf(dice)
      return total >= from && total <= to && !(losesAtTriple && isTriple(dice))
    })
  for (const [remainder, on] of ['even', 'odd'].entries())
    add(on, 'Odd or even', variant.parity, (dice) => totalOf(dice) % 2 === remainder && !isTriple(dice))
  for (const [total, times] of Object.entries(variant.totals ?? {}))
    add(`total-${total}`, totalKind(Number(total)), times, (dice) => totalOf(dice) === Number(total))
  for (const face of faces) {
    spots.set(`single-${face}`, {
      kind: 'Single number',
      timesAt: (dice) => variant.single[countOf(dice, face) - 1] ?? 0,
    })
    for (const other of faces.filter((number) => number > face))
      add(`pair-${face}-${other}`, 'Two numbers', variant.pair, (dice) => dice.includes(face) && dice.includes(other))
    add(`double-${face}`, 'Double', variant.double, (dice) => countOf(dice, face) >= 2)
    add(`triple-${face}`, 'Triple', variant.triple, (dice) => countOf(dice, face) === 3)
  }
  add('any-triple', 'Any triple', variant.anyTriple, isTriple)
  for (const [a, b, c] of [
    [1, 2, 3],
    [4, 5, 6],
  ] as const)
    add(`run-${a}-${b}-${c}`, 'Run of three', variant.run, (dice) => [a, b, c].every((face) => dice.includes(face)))
  return spots
}

/** Totals that are as likely as each other are one kind. */
function totalKind(total: number): string {
  return `Total ${Math.min(total, 21 - total)} or ${Math.max(total, 21 - total)}`
}
