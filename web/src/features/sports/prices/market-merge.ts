import type { Market, Price, Runner } from '../queries.ts'

/**
 * Takes a newer state of a market and keeps every part that did not change as the very same object, so that only the
 * cells whose price moved are drawn again. An older state changes nothing, unless it `holds` all the same.
 */
export function mergeMarket(old: Market | undefined, next: Market, holds = false): Market {
  if (!old) return next
  if (next.sequence < old.sequence && !holds) return old
  const runners = keepAll(
    old.runners,
    next.runners.map((runner) => mergeRunner(old, runner)),
  )
  return { ...next, runners }
}

function mergeRunner(old: Market, next: Runner): Runner {
  const known = old.runners.find(({ selectionId }) => selectionId === next.selectionId)
  if (!known) return next
  const back = keepAll(
    known.back,
    next.back.map((price, level) => mergePrice(known.back[level], price)),
  )
  const lay = keepAll(
    known.lay,
    next.lay.map((price, level) => mergePrice(known.lay[level], price)),
  )
  const same = back === known.back && lay === known.lay && next.status === known.status && next.name === known.name
  return same ? known : { ...next, back, lay }
}

function mergePrice(old: Price | undefined, next: Price): Price {
  const same = old && old.price === next.price && old.size === next.size && old.line === next.line
  return same ? old : next
}

/** The old list when every member is the same object as before. */
function keepAll<T>(old: T[], next: T[]): T[] {
  return old.length === next.length && next.every((member, index) => member === old[index]) ? old : next
}

/** All of a market but its prices and what comes again with each of them; splitting a market in two keeps a board still while it ticks. */
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
