import type { Position, PriceKind } from '../../web/src/features/sports/prices/profit-rules.ts'

/** One market with its runners, the bets that are held in it and those that stand in the slip. */
export type Book = { kind: PriceKind; runners: string[]; held: Position[]; drafts: Position[]; balancePaise: number }

const kinds: readonly PriceKind[] = ['decimal', 'rate', 'line']
/** Stakes in paise: everyday ones, odd ones whose win ends in half a paisa, and the largest that fits the stake box. */
const stakes = [1, 50, 99, 10_000, 333_33, 1_000_00, 7_777_77, 50_000_00, 99_999_999_999]

/** A book by a number: the same number gives the same book. */
export function randomBook(seed: number): Book {
  const random = randomFrom(seed)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const pick = <T>(list: readonly T[], otherwise: T) => list[upTo(list.length - 1)] ?? otherwise
  const kind = pick(kinds, 'decimal')
  const runners = kind === 'line' ? ['runs'] : Array.from({ length: 2 + upTo(4) }, (_, at) => `runner-${at}`)
  const bet = (): Position => ({
    kind,
    side: random() < 0.5 ? 'back' : 'lay',
    selectionId: pick(runners, 'runner-0'),
    // Decimal odds from 1.01; a rate from 0.01. Two decimals, on the ladder or not.
    price: (kind === 'decimal' ? 101 + upTo(random() < 0.1 ? 99_899 : 900) : 1 + upTo(30_000)) / 100,
    stakePaise: random() < 0.5 ? pick(stakes, 1) : 1 + upTo(5_000_000),
    // Some lines end in .5, some are 0, many meet.
    ...(kind === 'line' ? { line: upTo(random() < 0.5 ? 12 : 600) / (random() < 0.2 ? 2 : 1) } : {}),
  })
  const bets = (most: number) => Array.from({ length: upTo(most) }, bet)
  return { kind, runners, held: bets(8), drafts: bets(3), balancePaise: upTo(1_000_000_00) }
}

/** Numbers from 0 to 1 by a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
