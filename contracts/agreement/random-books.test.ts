import { describe, expect, test } from 'vitest'
import {
  bandProfitLoss,
  exposureOfMarket,
  type Position as HeldPosition,
  outcomesOf,
  runnerProfitLoss,
} from '../../mock-server/src/domain/betting/profit-loss.ts'
import {
  marketExposure,
  type Position,
  type PriceKind,
  runBands,
  runnerResults,
} from '../../web/src/features/sports/profit-rules.ts'

/*
 * Both sides compute profit and loss by themselves: the slip before a bet, the ledger after it. Over random books they must
 * agree to the paisa, for every runner, every band of runs and the exposure. AGREEMENT_BOOKS=100000 is the long form.
 */
const books = Number(process.env.AGREEMENT_BOOKS ?? 3000)
const kinds: readonly PriceKind[] = ['decimal', 'rate', 'line']
const runners = ['home', 'away', 'draw', 'other'] as const

/** Numbers from 0 to below 1 that a seed decides (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function randomBook(kind: PriceKind, random: () => number): { ids: string[]; bets: Position[] } {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const ids = kind === 'line' ? ['runs'] : runners.slice(0, whole(2, 4))
  const bets = Array.from({ length: whole(0, 12) }, (): Position => {
    // Hundredths up to the ends of what the API takes; most stakes are odd numbers of paise.
    const hundredths = kind === 'decimal' ? whole(101, random() < 0.1 ? 100_000 : 2000) : whole(1, 40_000)
    return {
      kind,
      side: random() < 0.5 ? 'back' : 'lay',
      selectionId: ids[whole(0, ids.length - 1)] ?? 'runs',
      price: hundredths / 100,
      stakePaise: whole(1, random() < 0.1 ? 10_000_000_00 : 50_000_00),
      ...(kind === 'line' ? { line: whole(0, 60) + (random() < 0.2 ? 0.5 : 0) } : {}),
    }
  })
  return { ids: [...ids], bets }
}

/** The mock keeps one sum for each outcome of a market, not the bets. */
function heldOf(bets: readonly Position[]): HeldPosition[] {
  const sums = new Map<string, HeldPosition>()
  for (const { kind, side, selectionId, price, stakePaise, line } of bets) {
    const outcomeKey = kind === 'line' ? String(line) : selectionId
    const bet = outcomesOf({ priceKind: kind, side, priceHundredths: Math.round(price * 100), stakePaise })
    const sum = sums.get(outcomeKey) ?? { outcomeKey, ifTruePaise: 0, ifFalsePaise: 0 }
    sums.set(outcomeKey, {
      outcomeKey,
      ifTruePaise: sum.ifTruePaise + bet.ifTruePaise,
      ifFalsePaise: sum.ifFalsePaise + bet.ifFalsePaise,
    })
  }
  return [...sums.values()]
}

/** What each side says of a book, in one shape; runs up to beyond the last line. */
function ofWeb(kind: PriceKind, ids: readonly string[], bets: readonly Position[]) {
  const results = kind === 'line' ? [] : [...runnerResults(ids, bets)]
  const bands = kind === 'line' ? runBands(bets) : []
  const runs = Array.from(
    { length: 63 },
    (_, at) => bands.find(({ from, to }) => (from ?? 0) <= at && at <= (to ?? Number.POSITIVE_INFINITY))?.paise,
  )
  return { results, runs, exposure: marketExposure(kind, ids, bets) }
}

function ofMock(kind: PriceKind, ids: readonly string[], bets: readonly Position[]) {
  const held = heldOf(bets)
  const results = kind === 'line' ? [] : [...runnerProfitLoss(ids, held)]
  const bands = kind === 'line' ? bandProfitLoss(held) : []
  const runs = Array.from(
    { length: 63 },
    (_, at) =>
      bands.find(({ fromRuns, toRuns }) => fromRuns <= at && at <= (toRuns ?? Number.POSITIVE_INFINITY))
        ?.profitLossPaise,
  )
  return { results, runs, exposure: exposureOfMarket(kind, ids, held) }
}

describe.each(kinds)('%s', (kind) => {
  test(`[1-6] [7.1-5] ${books} random books bring the same in the slip and in the ledger, to the paisa`, () => {
    const seed = 20_261_121 + kinds.indexOf(kind)
    const random = randomOf(seed)
    for (let book = 0; book < books; book += 1) {
      const { ids, bets } = randomBook(kind, random)
      const web = ofWeb(kind, ids, bets)
      const mock = ofMock(kind, ids, bets)
      // Compared as text: a matcher for each of a hundred thousand books would take minutes.
      const agree = JSON.stringify(web) === JSON.stringify(mock)
      if (!agree || book === books - 1) expect({ seed, book, bets, ...web }).toEqual({ seed, book, bets, ...mock })
    }
  }, 120_000)
})
