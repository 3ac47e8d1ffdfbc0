import type { Market, Runner } from '../queries.ts'

/** All of a market but its prices and what comes anew with each of them; splitting a market in two keeps a board still while it ticks. */
export type MarketShell = Omit<Market, 'runners' | 'sequence' | 'publishedAt'> & { runners: RunnerShell[] }
export type RunnerShell = Omit<Runner, 'back' | 'lay'>

/** The shell of a market; the old object as long as it says the same, so that a board is not drawn for a price. */
export function shellOf(old: MarketShell | undefined, market: Market): MarketShell {
  return old && saysTheSame(old, market) ? old : withoutPrices(market)
}

function withoutPrices({ runners, sequence: _sequence, publishedAt: _at, ...head }: Market): MarketShell {
  return { ...head, runners: runners.map(({ back: _back, lay: _lay, ...runner }) => runner) }
}

function saysTheSame(old: MarketShell, market: Market): boolean {
  return (
    old.status === market.status &&
    old.result === market.result &&
    old.HeadName === market.HeadName &&
    old.marketType === market.marketType &&
    old.priceKind === market.priceKind &&
    old.inPlay === market.inPlay &&
    old.delayMs === market.delayMs &&
    old.minStake === market.minStake &&
    old.maxStake === market.maxStake &&
    old.refMatchId === market.refMatchId &&
    old.runners.length === market.runners.length &&
    old.runners.every((runner, index) => sameRunner(runner, market.runners[index]))
  )
}

function sameRunner(old: RunnerShell, runner: Runner | undefined): boolean {
  return (
    runner !== undefined &&
    old.selectionId === runner.selectionId &&
    old.name === runner.name &&
    old.status === runner.status
  )
}
