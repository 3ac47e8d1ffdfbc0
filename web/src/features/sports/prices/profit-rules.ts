import type { Schema } from '@chaupar/api/api'
import { toPaise } from '../../../lib/money.ts'

/**
 * Profit and loss in integer paise, for the three price scales (docs/money.md). Every bet is rounded once,
 * half away from zero; sums are exact after that.
 */
export type PriceKind = Schema<'PriceKind'>
export type Side = Schema<'Side'>

const kinds: readonly string[] = ['decimal', 'rate', 'line'] satisfies PriceKind[]

/** Whether bets on this scale can be weighed: a server may be newer than this page. */
export function isKnownKind(kind: string): boolean {
  return kinds.includes(kind)
}

/** A bet as the sums need it. `price` is decimal odds or a rate per 100, `line` the runs of a fancy or session bet. */
export type Position = {
  kind: PriceKind
  side: Side
  selectionId: string
  price: number
  stakePaise: number
  line?: number
}

/** The result of a bet when it wins and when it loses; `lossPaise` is negative or zero. */
export type Outcome = { profitPaise: number; lossPaise: number }

/** Both ends of one bet. Back S at O wins S x (O - 1); back or Yes S at rate R wins S x R / 100; lay and No turn it round. */
export function outcomeOf({ kind, side, price, stakePaise }: Position): Outcome {
  const hundredths = Math.round(price * 100)
  const winnings =
    kind === 'decimal' ? shareOf(stakePaise, hundredths - 100, 100) : shareOf(stakePaise, hundredths, 10_000)
  return side === 'back'
    ? { profitPaise: winnings, lossPaise: negative(stakePaise) }
    : { profitPaise: stakePaise, lossPaise: negative(winnings) }
}

/**
 * The result for each runner if it wins, from all bets of one market with decimal odds or rates: the field of the state of
 * sports of that name (spec 3).
 */
export function matchLiability(selectionIds: readonly string[], bets: readonly Position[]): Map<string, number> {
  return new Map(selectionIds.map((id) => [id, bets.reduce((sum, bet) => sum + ifWins(bet, id), 0)]))
}

function ifWins(bet: Position, winner: string): number {
  const { profitPaise, lossPaise } = outcomeOf(bet)
  const happened = bet.selectionId === winner
  return happened === (bet.side === 'back') ? profitPaise : lossPaise
}

/** Runs from `from` to `to` (both included; null is open) and what they bring. */
type Band = { from: number | null; to: number | null; paise: number }

/**
 * What one fancy or session market brings, by the runs made: neighbouring runs with the same bets stand in one band. The first begins
 * at 0 runs, so a line of 0 leaves none below it.
 */
export function runBands(bets: readonly Position[]): Band[] {
  const lines = [...new Set(bets.map((bet) => Math.ceil(bet.line ?? 0)))].filter((line) => line > 0)
  const starts = [null, ...lines.sort((a, b) => a - b)]
  return starts.map((from, index) => {
    const next = starts[index + 1]
    return { from, to: next == null ? null : next - 1, paise: sumAt(bets, from) }
  })
}

/** A band of runs with the result of the held bets alone and with the bets of the slip. */
export type RunOutcome = { from: number | null; to: number | null; heldPaise: number; withSlipPaise: number }

/** The outcomes by runs as the board shows them: bands of all bets together. */
export function runOutcomes(held: readonly Position[], drafts: readonly Position[]): RunOutcome[] {
  return runBands([...held, ...drafts]).map(({ from, to, paise }) => {
    return { from, to, heldPaise: sumAt(held, from), withSlipPaise: paise }
  })
}

/** The result in the band that begins at these runs. */
function sumAt(bets: readonly Position[], from: number | null): number {
  return bets.reduce((sum, bet) => sum + atRuns(bet, from ?? 0), 0)
}

/** Yes wins when runs >= line, No when runs < line. */
function atRuns(bet: Position, runs: number): number {
  const { profitPaise, lossPaise } = outcomeOf(bet)
  const reached = runs >= (bet.line ?? 0)
  return reached === (bet.side === 'back') ? profitPaise : lossPaise
}

/** The exposure of one market: its largest loss, never below zero. */
export function marketExposure(kind: PriceKind, selectionIds: readonly string[], bets: readonly Position[]): number {
  const results =
    kind === 'line' ? runBands(bets).map(({ paise }) => paise) : [...matchLiability(selectionIds, bets).values()]
  return Math.max(0, ...results.map(negative))
}

/** A held bet of the API as a position of its market. Amounts on the wire are rupees. */
export function positionOf(bet: Schema<'Bet'>): Position {
  return {
    kind: bet.priceKind,
    side: bet.selectionType,
    selectionId: bet.selectionId,
    price: bet.odds,
    stakePaise: toPaise(bet.stack),
    ...(bet.line === undefined ? {} : { line: bet.line }),
  }
}

/**
 * stake x gain / per in whole paise, half away from zero, for a stake and a gain that are not negative. The stake is
 * divided first: its product with a long price would be too large for an exact number.
 */
function shareOf(stakePaise: number, gain: number, per: number): number {
  const rest = (stakePaise % per) * gain
  return Math.floor(stakePaise / per) * gain + Math.floor((rest * 2 + per) / (per * 2))
}

/** -0 is no amount. */
function negative(paise: number): number {
  return paise === 0 ? 0 : -paise
}
