import type { ErrorRule } from '../../base/errors.ts'
import { currentMarket } from '../../matches/current-market.ts'
import { type MarketRecord, marketRecord } from '../../matches/market-records.ts'
import type { LiveWorld } from '../../matches/odds-feed.ts'
import type { Market } from '../../odds/market.ts'
import { bandProfitLoss, outcomesOf, type Position, type RunBand, runnerProfitLoss } from '../../odds/profit-loss.ts'
import { betsOfPlayer } from '../bet-records.ts'
import { added, positionsOf } from '../position-records.ts'
import { type EvenResult, evenOut, type PricedOutcome } from './even-out.ts'
import { type EarlyPart, takenOut } from './settle-early.ts'

/** The result of the bets on one outcome now, and after the offer: a runner wins, or the runs end in a band. */
export interface OutcomeChange {
  name: string
  /** Null on a line market. */
  selectionId: string | null
  /** Null on a market of runners; `toRuns` null = no upper end. */
  runs: Pick<RunBand, 'fromRuns' | 'toRuns'> | null
  nowPaise: number
  afterPaise: number
}

/** All open bets of a player on a market, or a share of each, at one result whatever happens. */
export interface MarketOffer {
  market: MarketRecord
  /** The ending part of each bet; their profits sum to `profitPaise`. */
  parts: EarlyPart[]
  profitPaise: number
  outcomes: OutcomeChange[]
}

/** How many bets one offer may end: an answer names each of them. */
const mostBets = 500

/**
 * The common worth of all open bets of a player on a market, or of a share of each in whole per cent; or the reason why there is
 * no offer. On a line the bets must differ at one number of runs, and the other side must be quoted there.
 */
export function marketOffer(
  world: LiveWorld,
  playerId: number,
  marketId: string,
  sharePercent: number,
): MarketOffer | ErrorRule {
  const record = marketRecord(world, marketId)
  if (!record) return 'market_not_found'
  const market = currentMarket(world, marketId)
  if (!market || record.result !== null || market.status === 'closed') return 'market_closed'
  if (market.status === 'suspended') return 'market_suspended'
  if (market.status === 'ball_running') return 'ball_running'
  const bets = betsOfPlayer(world, playerId, marketId, ['open']).map((bet) => {
    return { bet, stakePaise: Math.floor((bet.stakePaise * sharePercent) / 100) }
  })
  const leaving = bets.filter(({ stakePaise }) => stakePaise > 0)
  if (leaving.length === 0 || leaving.length > mostBets) return 'cash_out_unavailable'
  const held = positionsOf(world, playerId, marketId)
  const rest = leaving.map(takenOut).reduce(added, held)
  const results = resultsOf(market, record, held, rest)
  const even = evenOut(market.priceKind, priced(market, results))
  if (even === null) return 'cash_out_unavailable'
  const outcomes = results.map((result) => ({ ...result, afterPaise: result.afterPaise + even.profitPaise }))
  return { market: record, parts: sharedAmong(leaving, even), profitPaise: even.profitPaise, outcomes }
}

/** The result of all bets on each outcome, and the result of the remaining ones. */
function resultsOf(
  market: Market,
  record: MarketRecord,
  held: readonly Position[],
  rest: readonly Position[],
): OutcomeChange[] {
  if (market.priceKind === 'line') {
    const name = market.runners[0]?.name ?? record.HeadName
    // Both have the same lines, so the same bands.
    const after = bandProfitLoss(rest)
    return bandProfitLoss(held).map(({ fromRuns, toRuns, profitLossPaise }, index) => {
      const afterPaise = after[index]?.profitLossPaise ?? 0
      return { name, selectionId: null, runs: { fromRuns, toRuns }, nowPaise: profitLossPaise, afterPaise }
    })
  }
  const ids = record.selections.map(({ selectionId }) => selectionId)
  const now = runnerProfitLoss(ids, held)
  const after = runnerProfitLoss(ids, rest)
  return record.selections.map(({ selectionId, name }) => {
    const nowPaise = now.get(selectionId) ?? 0
    return { name, selectionId, runs: null, nowPaise, afterPaise: after.get(selectionId) ?? 0 }
  })
}

/** The part that leaves the market on each outcome, with the prices that can even it out. */
function priced({ priceKind, runners }: Market, results: readonly OutcomeChange[]): PricedOutcome[] {
  const leavingPaise = ({ nowPaise, afterPaise }: OutcomeChange) => nowPaise - afterPaise
  if (priceKind !== 'line') {
    return results.map((result) => {
      const runner = runners.find(
        ({ selectionId, status }) => selectionId === result.selectionId && status === 'active',
      )
      return {
        outcomeKey: result.selectionId ?? '',
        resultPaise: leavingPaise(result),
        backHundredths: runner?.back[0]?.priceHundredths ?? null,
        layHundredths: runner?.lay[0]?.priceHundredths ?? null,
      }
    })
  }
  const [runner] = runners
  // Yes on a line is a bet on this band and all above it: only where the results change once can one line even them out.
  const steps = results.filter((result, index) => {
    const below = results[index - 1]
    return below !== undefined && leavingPaise(result) !== leavingPaise(below)
  })
  const unpriced = { backHundredths: null, layHundredths: null }
  if (steps.length > 1 || runner === undefined) {
    return results.map((result, index) => ({
      outcomeKey: String(index),
      resultPaise: leavingPaise(result),
      ...unpriced,
    }))
  }
  const [lowest] = results
  const [step] = steps
  const below = { outcomeKey: 'below', resultPaise: lowest ? leavingPaise(lowest) : 0, ...unpriced }
  if (step?.runs == null) return [below]
  const { fromRuns } = step.runs
  const at = (level: (typeof runner.back)[number] | undefined) =>
    runner.status === 'active' && level?.line === fromRuns ? level.priceHundredths : null
  const [back, lay] = [at(runner.back[0]), at(runner.lay[0])]
  const reached = { outcomeKey: String(fromRuns), resultPaise: leavingPaise(step) }
  return [below, { ...reached, backHundredths: back, layHundredths: lay }]
}

/**
 * Each bet ends with its worth by the same chances, in whole paise. The sum was computed exactly, so the last bet takes the
 * remainder of the rounding.
 */
function sharedAmong(
  leaving: readonly Pick<EarlyPart, 'bet' | 'stakePaise'>[],
  { profitPaise, chances }: EvenResult,
): EarlyPart[] {
  let leftPaise = profitPaise
  return leaving.map((part, index) => {
    const { ifTruePaise, ifFalsePaise } = outcomesOf({ ...part.bet, stakePaise: part.stakePaise })
    const { outcomeKey } = takenOut(part)
    // A line at which the bets do not differ: whatever its chance, they cancel each other out.
    const chance = chances.get(outcomeKey) ?? 0
    const isLast = index === leaving.length - 1
    const worthPaise = Math.round(ifFalsePaise + (ifTruePaise - ifFalsePaise) * chance)
    const endPaise = isLast ? leftPaise : worthPaise
    leftPaise -= endPaise
    return { ...part, profitPaise: endPaise }
  })
}
