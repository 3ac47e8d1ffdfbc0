import type { MarketBook, RunnerBook } from '../engine/engine.ts'
import type { Market, MarketType, Runner } from '../odds/market.ts'
import { isOnLadder, moveTicks } from '../odds/odds-ladder.ts'
import type { PriceKind, PriceLevel } from '../odds/price.ts'
import type { MarketControl, MarketRecord } from './market-records.ts'

/** A market before it is stamped with sequence and time of publication. */
export type UnstampedMarket = Omit<Market, 'sequence' | 'publishedAtMs'>

const longestDrift = 40

/** An undecided market: the engine's book with the changes of testers. */
export function openMarketView(record: MarketRecord, book: MarketBook, nowMs: number): UnstampedMarket {
  return {
    marketId: record.marketId,
    refMatchId: record.refMatchId,
    HeadName: record.HeadName,
    marketType: record.marketType,
    priceKind: record.priceKind,
    status: record.control.forcedStatus ?? book.status,
    result: null,
    inPlay: book.inPlay,
    delayMs: book.delayMs,
    minStakePaise: book.minStakePaise,
    maxStakePaise: book.maxStakePaise,
    runners: book.runners.map((runner) => openRunner(record, runner, nowMs)),
  }
}

function openRunner(record: MarketRecord, book: RunnerBook, nowMs: number): Runner {
  const { control, priceKind, selections } = record
  const { selectionId } = book
  const name = selections.find((selection) => selection.selectionId === selectionId)?.name ?? book.name
  // Shared with the engine's book when unchanged: copies of all prices would be most of a world's memory.
  if (!control.drift && control.forcedPrices.length === 0)
    return { selectionId, name, status: 'active', back: book.back, lay: book.lay }
  const isLine = priceKind === 'line'
  const moved = (levels: readonly PriceLevel[]) => levels.map((level) => drifted(level, priceKind, control, nowMs))
  const forced = (side: 'back' | 'lay') =>
    control.forcedPrices.find((price) => price.selectionId === selectionId && price.side === side)?.level
  const back = forced('back')
  const lay = forced('lay')
  return {
    selectionId,
    name,
    status: 'active',
    back: back
      ? [back]
      : moved(book.back).filter((level) => isLine || !lay || level.priceHundredths < lay.priceHundredths),
    lay: lay
      ? [lay]
      : moved(book.lay).filter((level) => isLine || !back || level.priceHundredths > back.priceHundredths),
  }
}

function drifted(level: PriceLevel, kind: PriceKind, { drift }: MarketControl, nowMs: number): PriceLevel {
  if (!drift) return level
  const seconds = Math.min(longestDrift, Math.max(0, Math.floor((nowMs - drift.sinceMs) / 1000)))
  return movedLevel(kind, level, seconds * drift.ticksPerSecond)
}

/** A level some ticks further. A tick is a rung of the odds ladder, 1 for rates, 1 run for lines (docs/money.md). */
export function movedLevel(kind: PriceKind, level: PriceLevel, ticks: number): PriceLevel {
  const { priceHundredths, line = 0 } = level
  if (kind === 'line') return { ...level, line: Math.max(1, line + ticks) }
  if (kind === 'rate') return { ...level, priceHundredths: Math.max(100, priceHundredths + ticks * 100) }
  return isOnLadder(priceHundredths) ? { ...level, priceHundredths: moveTicks(priceHundredths, ticks) } : level
}

/** A decided market: no prices, the result, and who won. */
export function closedMarketView(record: MarketRecord): UnstampedMarket {
  const { result } = record
  return {
    marketId: record.marketId,
    refMatchId: record.refMatchId,
    HeadName: record.HeadName,
    marketType: record.marketType,
    priceKind: record.priceKind,
    status: 'closed',
    result,
    inPlay: false,
    delayMs: 0,
    minStakePaise: 0,
    maxStakePaise: 0,
    runners: record.selections.map(({ selectionId, name }) => ({
      selectionId,
      name,
      status: closedStatus(record.marketType, selectionId, result),
      back: [],
      lay: [],
    })),
  }
}

function closedStatus(type: MarketType, selectionId: string, result: string | null): Runner['status'] {
  // A line has no winner among its one runner, and a void market none at all.
  if (result === null || result === 'void' || type === 'fancy' || type === 'session') return 'removed'
  return selectionId === result ? 'winner' : 'loser'
}
