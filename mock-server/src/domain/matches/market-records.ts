import * as v from 'valibot'
import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'
import type { MarketHead } from '../engine/engine.ts'
import { type MarketType, marketStatuses, marketTypes } from '../odds/market.ts'
import type { PriceKind } from '../odds/price.ts'

const marketControl = v.object({
  forcedStatus: v.nullable(v.picklist(marketStatuses)),
  /** Prices that stand at the top of a side, by selection. */
  forcedPrices: v.array(
    v.object({
      selectionId: v.string(),
      side: v.picklist(['back', 'lay']),
      level: v.object({ priceHundredths: v.number(), sizePaise: v.number(), line: v.exactOptional(v.number()) }),
    }),
  ),
  /** All prices move by this many ticks each second from `sinceMs` on. */
  drift: v.nullable(v.object({ ticksPerSecond: v.number(), sinceMs: v.number() })),
  /** Closes the market as soon as a bet waits on it. */
  closesOnPendingBet: v.boolean(),
})

/** A tester's changes of a market; the match itself goes on underneath. */
export type MarketControl = v.InferOutput<typeof marketControl>

const storedSelections = v.array(v.object({ selectionId: v.string(), name: v.string() }))

export interface MarketRecord {
  marketId: string
  refMatchId: string
  HeadName: string
  marketType: MarketType
  priceKind: PriceKind
  selections: v.InferOutput<typeof storedSelections>
  control: MarketControl
  result: string | null
  /** How often it has been settled. */
  settleRound: number
}

export const noControl: MarketControl = { forcedStatus: null, forcedPrices: [], drift: null, closesOnPendingBet: false }

/** Ids of markets are unique in a world: the match and the engine's key. */
export function marketIdOf(refMatchId: string, key: string): string {
  return `${refMatchId}.${key}`
}

/** The match of a market. */
export function matchIdOf(marketId: string): string {
  return marketId.slice(0, Math.max(0, marketId.indexOf('.')))
}

/** Stores a market the first time it is read; a market that is first read after its end has its result at once. */
export function keepMarket(
  world: WorldContext,
  refMatchId: string,
  head: MarketHead & { runners: { selectionId: string; name: string }[] },
  result: string | null = null,
): void {
  const { HeadName, selections } = namesOf(head)
  world.store.run(
    `INSERT INTO markets (market_id, ref_match_id, head_name, market_type, price_kind, selections, result)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (market_id) DO NOTHING`,
    [
      marketIdOf(refMatchId, head.key),
      refMatchId,
      HeadName,
      head.marketType,
      head.priceKind,
      JSON.stringify(selections),
      result,
    ],
  )
}

/** The names of a market and its selections. */
export function namesOf(
  head: MarketHead & { runners: { selectionId: string; name: string }[] },
): Pick<MarketRecord, 'HeadName' | 'selections'> {
  return {
    HeadName: head.headName,
    selections: head.runners.map(({ selectionId, name }) => ({ selectionId, name })),
  }
}

export function marketRecord(world: WorldContext, marketId: string): MarketRecord | null {
  return world.store.one('SELECT * FROM markets WHERE market_id = ?', [marketId], readMarket)
}

/** Markets of a match that were seen so far, in the order of their coming. */
export function marketRecords(world: WorldContext, refMatchId: string): MarketRecord[] {
  return world.store.all('SELECT * FROM markets WHERE ref_match_id = ? ORDER BY rowid', [refMatchId], readMarket)
}

/** Markets without a result that testers control, of whatever match. */
export function controlledMarkets(world: WorldContext): MarketRecord[] {
  const sql = 'SELECT * FROM markets WHERE price_control IS NOT NULL AND result IS NULL ORDER BY rowid'
  return world.store.all(sql, [], readMarket)
}

/** Markets of a match that were seen and have no result. */
export function unsettledMarketIds(world: WorldContext, refMatchId: string): string[] {
  const sql = 'SELECT market_id FROM markets WHERE ref_match_id = ? AND result IS NULL'
  return world.store.all(sql, [refMatchId], (row) => row.text('market_id'))
}

export function saveControl(world: WorldContext, marketId: string, control: MarketControl): void {
  const sql = 'UPDATE markets SET price_control = ? WHERE market_id = ?'
  world.store.change(sql, [control === noControl ? null : JSON.stringify(control), marketId])
}

/** Calls a market, and each of its selections, by another name. */
export function saveName(world: WorldContext, { marketId, selections }: MarketRecord, name: string): void {
  const renamed = selections.map(({ selectionId }) => ({ selectionId, name }))
  const sql = 'UPDATE markets SET head_name = ?, selections = ? WHERE market_id = ?'
  world.store.change(sql, [name, JSON.stringify(renamed), marketId])
}

export function saveResult(world: WorldContext, marketId: string, result: string): void {
  const sql = 'UPDATE markets SET result = ?, settle_round = settle_round + 1 WHERE market_id = ?'
  world.store.change(sql, [result, marketId])
}

function readMarket(row: Row): MarketRecord {
  return {
    marketId: row.text('market_id'),
    refMatchId: row.text('ref_match_id'),
    HeadName: row.text('head_name'),
    marketType: row.oneOf('market_type', marketTypes),
    priceKind: row.oneOf('price_kind', ['decimal', 'rate', 'line']),
    selections: row.json('selections', storedSelections),
    control: row.jsonOrNull('price_control', marketControl) ?? noControl,
    result: row.textOrNull('result'),
    settleRound: row.integer('settle_round'),
  }
}
