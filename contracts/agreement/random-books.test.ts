import { expect, test } from 'vitest'
import { bandProfitLoss, exposureOfMarket, runnerProfitLoss } from '../../mock-server/src/domain/odds/profit-loss.ts'
import { paise as mockPaise } from '../../mock-server/src/wire/money.ts'
import {
  marketExposure,
  matchLiability,
  outcomeOf,
  type Position,
  runBands,
  runOutcomes,
} from '../../web/src/features/sports/prices/profit-rules.ts'
import {
  placeBetBody,
  problemOf,
  type Selection,
  stakePaiseOf,
} from '../../web/src/features/sports/selection/slip-rules.ts'
import { slipTotals } from '../../web/src/features/sports/slip/slip-totals.ts'
import { fromPaise } from '../../web/src/lib/money.ts'
import { onTheMock, summed } from './mock-positions.ts'
import { type Book, randomBook } from './random-book.ts'

/** Books in all; AGREEMENT_BOOKS=100000 is the long form. */
const books = Number(process.env.AGREEMENT_BOOKS ?? 3000)

/** What the web says of a book, and below what the mock says; every figure in paise. */
type Figures = {
  ends: number[][]
  results: number[]
  withSlip: number[]
  exposure: number
  change: number
  risk: number
}

/** Runs at which the results of all lines of a book are compared: around each line, and none at all. */
function runsOf({ held, drafts }: Book): number[] {
  const lines = [...held, ...drafts].map(({ line = 0 }) => Math.ceil(line))
  return [...new Set([0, ...lines.flatMap((line) => [Math.max(0, line - 1), line, line + 1])])]
}

function ofTheWeb(book: Book): Figures {
  const { kind, runners, held, drafts } = book
  const all = [...held, ...drafts]
  const at = (bets: readonly Position[]) =>
    kind === 'line'
      ? runsOf(book).map((runs) => runBands(bets).findLast(({ from }) => (from ?? 0) <= runs)?.paise ?? Number.NaN)
      : [...matchLiability(runners, bets).values()]
  const lines = drafts.map((draft) => ({ ...entryOf(draft), stakeText: textOf(draft.stakePaise) }))
  const { changePaise, riskPaise } = slipTotals(lines, () => ({ held, selectionIds: runners, isWhole: true }))
  return {
    ends: all.map((bet) => {
      const { profitPaise, lossPaise } = outcomeOf(bet)
      return [profitPaise, lossPaise]
    }),
    results: at(held),
    withSlip: at(all),
    exposure: marketExposure(kind, runners, held),
    change: changePaise,
    risk: riskPaise,
  }
}

function ofTheMock(book: Book): Figures {
  const { kind, runners, held, drafts } = book
  const all = [...held, ...drafts]
  const at = (bets: readonly Position[]) =>
    kind === 'line'
      ? runsOf(book).map((runs) => {
          const band = bandProfitLoss(summed(bets)).find(({ toRuns }) => toRuns === null || runs <= toRuns)
          return band?.profitLossPaise ?? Number.NaN
        })
      : [...runnerProfitLoss(runners, summed(bets)).values()]
  const ends = all.map((bet) => {
    const { ifTruePaise, ifFalsePaise } = onTheMock(bet)
    return bet.side === 'back' ? [ifTruePaise, ifFalsePaise] : [ifFalsePaise, ifTruePaise]
  })
  const exposure = exposureOfMarket(kind, runners, summed(held))
  return {
    ends,
    results: at(held),
    withSlip: at(all),
    exposure,
    change: exposureOfMarket(kind, runners, summed(all)) - exposure,
    risk: ends.slice(held.length).reduce((sum, [, loss = 0]) => sum - loss, 0),
  }
}

/** A slip entry; limits wide enough that money alone decides. */
function entryOf(bet: Position): Selection {
  const { kind: priceKind, side, selectionId, price, line } = bet
  const names = { refMatchId: '1', matchName: '', marketId: 'm', HeadName: '', runnerName: '' }
  const limits = { minStake: 0.01, maxStake: 1e9, delayMs: 0 }
  return { ...names, ...limits, selectionId, side, priceKind, price, ...(line === undefined ? {} : { line }) }
}

/** A stake as one types it. */
function textOf(stakePaise: number): string {
  return `${Math.floor(stakePaise / 100)}.${String(stakePaise % 100).padStart(2, '0')}`
}

test('[7.4-1] web and mock agree to the paisa on random books: ends, results, what-if, exposure', () => {
  const seen = { decimal: 0, rate: 0, line: 0 }
  for (let seed = 1; seed <= books; seed += 1) {
    const book = randomBook(seed)
    seen[book.kind] += 1
    expect(ofTheWeb(book), `book ${seed}`).toEqual(ofTheMock(book))
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(books / 5)
})

test('[4-13] the run ladder of a random book says at every band what the mock books there', () => {
  for (let seed = 1; seed <= books; seed += 1) {
    const { kind, held, drafts } = randomBook(seed)
    if (kind !== 'line') continue
    const mock = (bets: readonly Position[], runs: number) =>
      bandProfitLoss(summed(bets)).find(({ toRuns }) => toRuns === null || runs <= toRuns)?.profitLossPaise
    for (const { from, to, heldPaise, withSlipPaise } of runOutcomes(held, drafts)) {
      for (const runs of [from ?? 0, to ?? (from ?? 0) + 100]) {
        const said = [heldPaise, withSlipPaise]
        expect(said, `book ${seed}, ${runs} runs`).toEqual([mock(held, runs), mock([...held, ...drafts], runs)])
      }
    }
  }
})

test('[7.1-5] the slip asks for money exactly when the mock would: by the change of the exposure', () => {
  const answers = new Set<boolean>()
  for (let seed = 1; seed <= books; seed += 1) {
    const { kind, runners, held, drafts, balancePaise } = randomBook(seed)
    const [draft] = drafts
    if (!draft) continue
    const change =
      exposureOfMarket(kind, runners, summed([...held, draft])) - exposureOfMarket(kind, runners, summed(held))
    const problem = problemOf({
      entry: entryOf(draft),
      stakeText: textOf(draft.stakePaise),
      held,
      selectionIds: runners,
      balance: fromPaise(balancePaise),
    })
    const short = change > balancePaise
    expect(problem, `book ${seed}`).toEqual(
      short ? { kind: 'too-little-money', neededPaise: change, balancePaise } : null,
    )
    answers.add(short)
  }
  expect([...answers].sort()).toEqual([false, true])
})

test('[7.4-1] a stake is the same paise in the slip, on the wire and on the mock', () => {
  for (let seed = 1; seed <= books; seed += 1) {
    for (const draft of randomBook(seed).drafts) {
      const text = textOf(draft.stakePaise)
      const { stake } = placeBetBody(entryOf(draft), text, { policy: 'never' })
      expect([stakePaiseOf(text), mockPaise(stake)], text).toEqual([draft.stakePaise, draft.stakePaise])
    }
  }
})
