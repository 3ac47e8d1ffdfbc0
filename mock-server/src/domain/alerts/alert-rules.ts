import type { MatchRecord } from '../matches/match-records.ts'
import { type LiveWorld, liveMatch } from '../matches/odds-feed.ts'
import type { Market } from '../odds/market.ts'
import type { PriceHundredths } from '../odds/price.ts'
import type { Score } from '../odds/score.ts'
import type { PriceAlertTerms } from './alert-records.ts'

/** A match is announced so long before its start. */
const announcedMs = 10 * 60 * 1000

/** The best price that is at or beyond the value of an alert; null while there is none, or the market is not open. */
export function reachedPrice(market: Market, terms: PriceAlertTerms): PriceHundredths | null {
  const { selectionId, side, beyond, priceHundredths } = terms
  if (market.status !== 'open') return null
  const best = market.runners.find((runner) => runner.selectionId === selectionId)?.[side][0]?.priceHundredths
  if (best === undefined) return null
  return (beyond === 'above' ? best >= priceHundredths : best <= priceHundredths) ? best : null
}

/** Whether a match is to be announced: its start is at most ten minutes away, or past. */
export function startsSoon({ startTimeMs }: Pick<MatchRecord, 'startTimeMs'>, nowMs: number): boolean {
  return startTimeMs - nowMs <= announcedMs
}

/** Wickets or goals of a match so far; tennis has neither. */
export function scoredIn(world: LiveWorld, record: MatchRecord): number {
  return record.status === 'inplay' ? scoredOf(liveMatch(world, record).score()) : 0
}

function scoredOf(score: Score | null): number {
  if (score?.sport === 'soccer') return score.goals[0] + score.goals[1]
  return score?.sport === 'cricket' ? score.innings.reduce((sum, { wickets }) => sum + wickets, 0) : 0
}
